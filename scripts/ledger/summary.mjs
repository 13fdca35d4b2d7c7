// Makes the page's file of the ledgers' statements: number, place, words and verdict of each, read from the summaries that
// `oos ledger` has written. A ledger with several columns has a verdict under each, by the column's name.

/** The file's path in the repository; the cards of the presets and the page About show it. */
export const SUMMARY = 'web/sources/ledger.json';

/**
 * @param {string} page
 * @returns {{ number: number, place: string, words: string, verdict: string, under?: Record<string, string> }[]}
 */
function statementsOf(page) {
  const [, summary = ''] = page.split('## Summary\n');
  const [table = ''] = summary.split('\n## ');
  const [, head = ''] = /^\| \| section \| (.*) \|$/m.exec(table) ?? [];
  // after the paper's words, each column has its verdict and the number of rules that hold
  const columns = cellsOf(head).filter((_, at) => at % 2 === 1);
  return [...table.matchAll(/^\| [a-z]+-(\d+) \| (.*) \|$/gm)].map(([, number, row = '']) => {
    const [place = '', words = '', ...judged] = cellsOf(row);
    const verdicts = judged.filter((_, at) => at % 2 === 0);
    const statement = { number: Number(number), place, words, verdict: verdicts[0] ?? '' };
    if (columns.length < 2) return statement;
    return { ...statement, under: Object.fromEntries(columns.map((name, at) => [name, verdicts[at] ?? ''])) };
  });
}

/** @param {string} row */
function cellsOf(row) {
  return row.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));
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
