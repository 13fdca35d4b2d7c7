// What the page takes from the ledgers: number, place, words and verdict of every statement, read from the summaries
// that `oos ledger` has written.

/** In the repository: the cards of the presets and the page About show it. */
export const SUMMARY = 'web/sources/ledger.json';

/**
 * @param {string} page
 * @returns {{ number: number, place: string, words: string, verdict: string }[]}
 */
function statementsOf(page) {
  const [, summary = ''] = page.split('## Summary\n');
  const [table = ''] = summary.split('\n## ');
  return [...table.matchAll(/^\| [a-z]+-(\d+) \| (.*) \|$/gm)].map(([, number, row = '']) => {
    const [place = '', words = '', verdict = ''] = row
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim().replaceAll('\\|', '|'));
    return { number: Number(number), place, words, verdict };
  });
}

/**
 * The file for the page.
 * @param {readonly (readonly [lab: string, page: string])[]} pages
 */
export function summaryOf(pages) {
  const sorted = [...pages].sort(([one], [other]) => (one < other ? -1 : 1));
  const labs = Object.fromEntries(sorted.map(([lab, page]) => [lab, statementsOf(page)]));
  return `${JSON.stringify(labs, null, 2)}\n`;
}
