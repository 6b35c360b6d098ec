// What the scripts of tables and replays share: elements by id, the data of the body and the texts sent along with the page.

export const byId = id => document.getElementById(id);
export const body = document.body, data = body.dataset;
export const words = JSON.parse(byId("table-words")?.textContent || "{}");
/** Whether this is a table; otherwise it is the lobby where a table fills. */
export const isTable = !!byId("table");
export const isMoegahara = body.classList.contains("in-teams");
export const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
/** Change the text of an element, unless it is the same: a new text is laid out anew. */
export const setText = (element, text) => { if (element.textContent !== String(text)) element.textContent = text; };
/** Whether the viewer has to answer the question. */
export const isAsked = () => "mine" in (byId("question")?.dataset || {});
