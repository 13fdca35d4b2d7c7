// `npm run ledger`: computes the reproduction ledgers and writes them to docs/ledger/, and for the page one file with their statements
// and verdicts, and one with every rule and our figure. With --check it writes nothing, and fails if a file differs from what it
// would write: results are the same bits on every machine.

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { CLAIMS, claimsOf } from './ledger/claims.mjs';
import { SUMMARY, summaryOf } from './ledger/summary.mjs';
import { optionsOf } from './options.mjs';
import { buildOos, programOutput } from './program.mjs';
import { root } from './run.mjs';
import { fail, say } from './say.mjs';

/** @param {string} file */
function written(file) {
  try {
    return readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n');
  } catch {
    return undefined;
  }
}

/** @param {string | undefined} before @param {string} now */
function firstDifference(before, now) {
  if (before === undefined) return 'it is missing';
  const [old, fresh] = [before.split('\n'), now.split('\n')];
  const at = fresh.findIndex((line, index) => line !== old[index]);
  const line = at < 0 ? fresh.length : at;
  return `line ${line + 1} would be:\n${fresh[line] ?? 'the end of the page'}`;
}

const isCheck = optionsOf([], ['check']).check === true;
const oos = buildOos();
/** The laboratories, from the command line's list of measures. */
/** @type {string[]} */
const labs = JSON.parse(await programOutput(oos, ['params', '--json'])).ledgers;
/** Keeps the results computed for the documents, for use in the page's files. */
const found = mkdtempSync(join(tmpdir(), 'oos-ledger-'));
const both = await Promise.all(
  labs.map(async (lab) => {
    const command = ['ledger', lab, '--resume', join(found, lab)];
    const page = await programOutput(oos, command);
    return { lab, page, claims: await programOutput(oos, [...command, '--json']) };
  }),
);
rmSync(found, { recursive: true });

/** @type {(readonly [file: string, text: string])[]} */
const files = both.map(({ lab, page }) => [`docs/ledger/${lab}.md`, page]);
files.push([SUMMARY, summaryOf(both.map(({ lab, page }) => [lab, page]))]);
files.push([CLAIMS, claimsOf(both.map(({ claims }) => claims))]);

for (const [file, text] of files) {
  if (!isCheck) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
    say(`${file} is written.`);
  } else if (written(file) !== text) {
    fail(`${file} is stale: ${firstDifference(written(file), text)}\nRun \`npm run ledger\`.`);
  }
}
