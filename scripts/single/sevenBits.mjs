// Writes bytes as text in an HTML file, seven bits per character: a seventh more than the bytes (base64: a third more). Three
// characters cannot be used (the parser replaces NUL and CR, and `<` might begin a tag): each is written together with the
// following character as one of two bytes, which costs no space.

const REPLACED = [0, 13, 60];
/** The first code beyond one byte, and beyond the control characters after it. */
const SHIFT = 256;

/** @param {Uint8Array} bytes */
export function lettersOf(bytes) {
  const sevens = sevensOf(bytes);
  let text = '';
  for (let at = 0; at < sevens.length; at += 1) {
    const replaced = REPLACED.indexOf(sevens[at] ?? 0);
    if (replaced < 0) text += String.fromCharCode(sevens[at] ?? 0);
    else {
      at += 1;
      text += String.fromCharCode(SHIFT + (replaced << 7) + (sevens[at] ?? 0));
    }
  }
  return text;
}

/** @param {Uint8Array} bytes */
function sevensOf(bytes) {
  const sevens = new Uint8Array(Math.ceil((bytes.length * 8) / 7));
  let held = 0;
  let bits = 0;
  let at = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 7) {
      bits -= 7;
      sevens[at] = (held >> bits) & 127;
      at += 1;
      held &= (1 << bits) - 1;
    }
  }
  if (bits > 0) sevens[at] = (held << (7 - bits)) & 127;
  return sevens;
}

/**
 * The bytes of such a text. The file contains this function as written here (plugin.mjs), so it uses nothing from outside.
 * @param {string} text @param {number} size of the bytes
 */
export function bytesOf(text, size) {
  const replaced = [0, 13, 60];
  // the last character may give a byte too many
  const bytes = new Uint8Array(size + 2);
  let held = 0;
  let bits = 0;
  let at = 0;
  const put = (/** @type {number} */ seven) => {
    held = (held << 7) | seven;
    bits += 7;
    if (bits < 8) return;
    bits -= 8;
    bytes[at] = held >> bits;
    at += 1;
    held &= (1 << bits) - 1;
  };
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place);
    if (code >= 256) put(replaced[(code - 256) >> 7] ?? 0);
    put(code & 127);
  }
  return bytes.subarray(0, size);
}
