/**
 * "a, b and c". `Intl.ListFormat` does the same, but the browser first loads its data for all languages, which blocked the
 * opening of the page for 12 to 17 ms.
 */
export function joinWords(items: readonly (string | number)[], word = 'and'): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;
}
