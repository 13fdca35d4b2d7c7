// Sentences that are made of computed parts.

export function capital(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** The simulation's words, which have neither a capital nor a full stop, as a sentence of their own. */
export function sentence(words: string): string {
  const end = /[.!?]$/.test(words) ? '' : '.';
  return `${capital(words)}${end}`;
}

/** What is drawn is one run of several, where the results are means of all. */
export function inFirst(runs: number, words: string): string {
  if (runs === 1) return words;
  return `In the first of ${runs} runs, ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}
