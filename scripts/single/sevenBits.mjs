// Bytes as text in an HTML file: seven bits a letter, which is an eighth smaller than base64. Three letters would not come
// out as they went in (the parser replaces NUL and CR, and `<` might begin a tag): letters of two bytes stand for them.

const REPLACED = new Set([0, 13, 60]);
const SHIFT = 256;

/** @param {Uint8Array} bytes */
export function lettersOf(bytes) {
  const codes = new Uint16Array(Math.ceil((bytes.length * 8) / 7));
  let held = 0;
  let bits = 0;
  let at = 0;
  const put = (/** @type {number} */ value) => {
    codes[at] = REPLACED.has(value) ? value + SHIFT : value;
    at += 1;
  };
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 7) {
      bits -= 7;
      put((held >> bits) & 127);
      held &= (1 << bits) - 1;
    }
  }
  if (bits > 0) put((held << (7 - bits)) & 127);
  return Array.from(codes, (code) => String.fromCharCode(code)).join('');
}

/**
 * The way back. It stands in the file as it is written here (plugin.mjs), and so uses nothing from around it.
 * @param {string} text
 */
export function bytesOf(text) {
  const bytes = new Uint8Array(Math.floor((text.length * 7) / 8));
  let held = 0;
  let bits = 0;
  let at = 0;
  for (let place = 0; place < text.length; place += 1) {
    held = (held << 7) | (text.charCodeAt(place) & 127);
    bits += 7;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at] = held >> bits;
    at += 1;
    held &= (1 << bits) - 1;
  }
  return bytes;
}
