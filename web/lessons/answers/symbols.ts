// Crockford's base 32, with two check symbols over GF(32) after the message: they detect any single wrong symbol, and any
// two neighbouring symbols that are swapped.

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const SYMBOL_BITS = 5;
const CHECKS = 2;

/** Powers of the generator of GF(32), by x^5 + x^2 + 1. */
const POWERS = Array.from({ length: 31 }, (_, power) => {
  let value = 1;
  for (let step = 0; step < power; step += 1) value = doubled(value);
  return value;
});

function doubled(value: number): number {
  return value & 16 ? ((value << 1) ^ 0b100101) & 31 : value << 1;
}

function times(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : (POWERS[(POWERS.indexOf(a) + POWERS.indexOf(b)) % 31] ?? 0);
}

/** The check symbols: the message's remainder by (x - 1)(x - g), where g generates the field. */
function checksOf(message: readonly number[]): [number, number] {
  let [high, low] = [0, 0];
  for (const symbol of message) {
    const lead = high ^ symbol;
    high = low ^ times(lead, 3);
    low = times(lead, 2);
  }
  return [high, low];
}

/** The message with its check symbols, as letters and digits in groups of four. */
export function writeSymbols(message: readonly number[]): string {
  const letters = [...message, ...checksOf(message)].map((symbol) => ALPHABET[symbol] ?? '0').join('');
  return letters.replaceAll(/.{4}(?=.)/g, '$&-');
}

/** The message without its check symbols; null if these are wrong. Small letters are accepted, O is read as 0, I and L as 1. */
export function readSymbols(text: string): readonly number[] | null {
  const letters = text.toUpperCase().replaceAll('-', '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  const symbols = [...letters].map((letter) => ALPHABET.indexOf(letter));
  if (symbols.length <= CHECKS || symbols.includes(-1)) return null;
  const message = symbols.slice(0, -CHECKS);
  const [high, low] = checksOf(message);
  return symbols.at(-2) === high && symbols.at(-1) === low ? message : null;
}

/** Symbols of 5 bits that hold the numbers in a row, each with its count of bits; the last symbol is padded with zeros. */
export function packBits(numbers: readonly number[], bits: readonly number[]): number[] {
  const all = numbers.flatMap((number, at) =>
    Array.from({ length: bits[at] ?? 0 }, (_, bit) => (number >> ((bits[at] ?? 0) - 1 - bit)) & 1),
  );
  return Array.from({ length: Math.ceil(all.length / SYMBOL_BITS) }, (_, symbol) =>
    Array.from({ length: SYMBOL_BITS }, (_, bit) => all[symbol * SYMBOL_BITS + bit] ?? 0).reduce(
      (sum, bit) => 2 * sum + bit,
      0,
    ),
  );
}

export function unpackBits(symbols: readonly number[], bits: readonly number[]): number[] {
  const all = symbols.flatMap((symbol) =>
    Array.from({ length: SYMBOL_BITS }, (_, bit) => (symbol >> (SYMBOL_BITS - 1 - bit)) & 1),
  );
  let at = 0;
  return bits.map((count) => {
    const number = all.slice(at, at + count).reduce((sum, bit) => 2 * sum + bit, 0);
    at += count;
    return number;
  });
}
