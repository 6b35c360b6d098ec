"use strict";

// node server.js FOLDER PORT [STORE]: boardgame.io out of FOLDER/node_modules; with a store its own FlatFile keeps the
// matches there, without one they stay in memory.

process.env.NODE_ENV = "production"; // without its developers' checks and logs
const { createRequire } = require("node:module");
const path = require("node:path");
const { table } = require("./game.js");

const [folder, port, store] = process.argv.slice(2);
const need = createRequire(path.join(path.resolve(folder), "package.json"));
const { Server, FlatFile } = need("boardgame.io/server");

const server = Server({ games: [table], origins: [], db: store ? new FlatFile({ dir: store }) : undefined });
const listen = server.app.listen.bind(server.app);
server.app.listen = (at, ready) => listen(at, "127.0.0.1", ready);
server.run({ port: Number(port) });
process.on("SIGTERM", () => process.exit(0));
