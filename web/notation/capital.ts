// Words at the beginning and inside of a sentence.

/** The words with a capital first letter. */
export function capital(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** The words for the inside of a sentence, with a small first letter; RED and W = 8 stay as they are. */
export function uncapital(words: string): string {
  return /^(\p{Lu}\p{Ll}|A )/u.test(words) ? `${words.charAt(0).toLowerCase()}${words.slice(1)}` : words;
}
