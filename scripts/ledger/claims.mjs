// Makes the file for the page Papers from `oos ledger LAB --json` of every laboratory: words, verdicts, rules and figures as the
// command writes them. Ends of intervals are rounded, because they are only drawn.

/** The file's path in the repository; it loads with the page Papers. */
export const CLAIMS = 'web/sources/claims.json';

/** Significant digits of values that are only drawn: more than a small plot can show, and less than half of all. */
const DIGITS = 6;

/** @typedef {{ name: string, text: string, scenarios: string[], mean: number, interval: number[] }} Figure */
/** @typedef {{ rule: string, outcome: string, compares: boolean, stated: number | null, figure: Figure, allowed: Ends, runs: Ends }} Check */
/** @typedef {(number | null)[] | null} Ends */
/** @typedef {{ verdict: string, checks: Check[], beside: Figure[] }} Found */
/** @typedef {Found & { id: string, place: string, quote: string, note: string, against: string[], under?: Record<string, Found> }} Statement */

/** @param {number | null} value */
const rounded = (value) => (value === null ? null : Number(value.toPrecision(DIGITS)));
/** @param {Ends} ends */
const drawn = (ends) => ends?.map(rounded) ?? null;

/** @param {Found} found */
function shownOf({ verdict, checks, beside }) {
  return {
    verdict,
    checks: checks.map(({ rule, outcome, compares, stated, figure, allowed, runs }) => ({
      rule,
      outcome,
      compares,
      stated,
      allowed: drawn(allowed),
      runs: drawn(runs),
      figure: {
        text: figure.text,
        mean: rounded(figure.mean),
        interval: drawn(figure.interval),
        scenarios: figure.scenarios,
      },
    })),
    beside: beside.map(({ name, text, scenarios }) => ({ name, text, scenario: scenarios[0] ?? '' })),
  };
}

/** The results under all columns but the first, which is the statement's own. @param {Record<string, Found>} under */
function othersOf(under) {
  return Object.entries(under)
    .slice(1)
    .map(([id, found]) => [id, shownOf(found)]);
}

/**
 * The file's text, with a line for each statement, so that changes can be read in a diff.
 * @param {readonly string[]} printed the command's output for each laboratory
 */
export function claimsOf(printed) {
  const ledgers = printed.map((text) => {
    const { lab, columns, statements } = JSON.parse(text);
    const inOrder = (/** @type {Record<string, Found>} */ under) =>
      Object.fromEntries(columns.map((/** @type {{ id: string }} */ { id }) => [id, under[id]]));
    const lines = statements.map((/** @type {Statement} */ statement) => {
      const { id, place, quote, note, against, under } = statement;
      const shown = { id, place, quote, note, against, ...shownOf(statement) };
      const others = under && Object.fromEntries(othersOf(inOrder(under)));
      return `\n${JSON.stringify(others ? { ...shown, under: others } : shown)}`;
    });
    return `{"lab":${JSON.stringify(lab)},"columns":${JSON.stringify(columns)},"statements":[${lines.join(',')}\n]}`;
  });
  return `[${ledgers.join(',\n')}]\n`;
}
