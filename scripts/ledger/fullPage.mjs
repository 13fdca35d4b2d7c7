// The document on the ledgers' full runs.

/**
 * @typedef {{ verdict: string, checks: { outcome: string }[] }} Found
 * @typedef {Found & { id: string, under?: Record<string, Found> }} Statement
 * @typedef {{ lab: string, runs: number, statements: Statement[], seconds: number, isResumed: boolean }} Full
 */

/** @param {number} seconds */
const time = (seconds) =>
  seconds < 100
    ? `${Math.round(seconds)} s`
    : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;

/** @param {Found} found */
function cellOf({ verdict, checks }) {
  const holding = checks.filter(({ outcome }) => outcome === 'yes').length;
  return checks.length === 0 ? verdict : `${verdict}, ${holding} of ${checks.length}`;
}

/**
 * @param {Full} full
 * @param {{ number: number, verdict: string }[]} quick
 * @param {number} cores
 */
function sectionOf({ lab, runs, statements, seconds, isResumed }, quick, cores) {
  const columns = Object.keys(statements[0]?.under ?? {});
  const heads = columns.length > 0 ? columns.map((id) => `full, \`${id}\``) : ['full'];
  const ours = new Map(quick.map(({ number, verdict }) => [`${lab}-${number}`, verdict]));
  const rows = statements.map((statement) => {
    const found = columns.length > 0 ? columns.map((id) => statement.under?.[id] ?? statement) : [statement];
    const before = ours.get(statement.id) ?? '';
    const isTurned = before !== statement.verdict;
    return `| ${statement.id} | ${isTurned ? `**${before}**` : before} | ${found.map(cellOf).join(' | ')} |`;
  });
  const turned = statements.filter(({ id, verdict }) => ours.get(id) !== verdict).length;
  const rest = isResumed ? ', the rest of an interrupted run,' : '';
  return [
    `## ${lab}`,
    `${runs} replications behind a figure, or as many as its scenario says. The run${rest} took ${time(seconds)} on ${cores} cores. ` +
      `${turned} of ${statements.length} verdicts are others than in [the ledger](${lab}.md): those are in bold.`,
    '',
    `| | quick | ${heads.join(' | ')} |`,
    `| --- | --- |${' --- |'.repeat(heads.length)}`,
    ...rows,
    '',
  ].join('\n');
}

/**
 * @param {readonly Full[]} full the computed ledgers
 * @param {Record<string, { number: number, verdict: string }[]>} quick the content of web/sources/ledger.json
 * @param {number} cores
 * @param {readonly string[]} labs all laboratories that have a ledger
 */
export function pageOf(full, quick, cores, labs) {
  const sizes = full.map(({ lab, runs }) => `\`${lab}\` ${runs}`).join(', ');
  const head = `# Full runs of the ledgers

\`npm run ledger:full\` wrote this page with \`oos ledger LAB --full\`: replications as long as the paper's, and as many as the paper has, or more
(${sizes}). Quick is what stands in this folder and \`npm test\` compares.
Behind a verdict: how many of its rules hold.

`;
  const sections = labs.map((lab) => {
    const found = full.find((each) => each.lab === lab);
    return found === undefined
      ? `## ${lab}\nNot run in full yet. [The ledger](${lab}.md) has the quick run.\n`
      : sectionOf(found, quick[lab] ?? [], cores);
  });
  return head + sections.join('\n');
}
