/** The simulation's words, which have neither a capital nor a full stop, as a sentence of their own. */
export function sentence(words: string): string {
  const end = /[.!?]$/.test(words) ? '' : '.';
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${end}`;
}
