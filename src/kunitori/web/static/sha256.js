// SHA-256. The browser's own is missing on pages without https, and those are the pages of a home network.

const primes = (() => {
  const found = [];
  for (let n = 2; found.length < 64; n++) if (found.every(p => n % p)) found.push(n);
  return found;
})();
const fraction = x => ((x - Math.floor(x)) * 2 ** 32) >>> 0;
const START = primes.slice(0, 8).map(p => fraction(Math.sqrt(p)));
const ROUNDS = primes.map(p => fraction(Math.cbrt(p)));
const turn = (x, n) => (x >>> n) | (x << (32 - n));

/** The hash of some bytes, as 32 bytes. */
export function sha256(bytes) {
  const length = Math.ceil((bytes.length + 9) / 64) * 64, padded = new Uint8Array(length), view = new DataView(padded.buffer);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  view.setUint32(length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(length - 4, bytes.length << 3);
  const hash = Uint32Array.from(START), w = new Uint32Array(64);
  for (let at = 0; at < length; at += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getUint32(at + 4 * i);
    for (let i = 16; i < 64; i++) {
      const a = w[i - 15], b = w[i - 2];
      w[i] = w[i - 16] + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + w[i - 7] + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10));
    }
    let [a, b, c, d, e, f, g, h] = hash;
    for (let i = 0; i < 64; i++) {
      const x = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[i] + w[i]) | 0;
      const y = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + x) | 0, c, b, a, (x + y) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((value, i) => { hash[i] += value; });
  }
  const result = new DataView(new ArrayBuffer(32));
  hash.forEach((value, i) => result.setUint32(4 * i, value));
  return new Uint8Array(result.buffer);
}

export const toHex = bytes => [...bytes].map(byte => byte.toString(16).padStart(2, "0")).join("");
export const fromHex = text => Uint8Array.from(text.match(/../g) || [], pair => parseInt(pair, 16));
