// What the page Papers shows: all that `oos ledger LAB --json` prints, of every laboratory in one file.

/** In the repository: it loads with the page Papers. */
export const CLAIMS = 'web/sources/claims.json';

/**
 * A line for each statement, so that what has changed can be read.
 * @param {readonly string[]} printed what the command printed, a laboratory each
 */
export function claimsOf(printed) {
  const ledgers = printed.map((text) => {
    const { statements, ...head } = JSON.parse(text);
    const lines = statements.map((/** @type {unknown} */ statement) => `\n${JSON.stringify(statement)}`);
    return `${JSON.stringify(head).slice(0, -1)},"statements":[${lines.join(',')}\n]}`;
  });
  return `[${ledgers.join(',\n')}]\n`;
}
