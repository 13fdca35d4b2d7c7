// `npm run ledger`: computes the reproduction ledgers and writes them to docs/ledger/, and their statements and verdicts
// to a file for the page. With --check it writes nothing, and fails if a file differs from what it would write: results
// are the same bits on every machine.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { argv } from 'node:process';
import { SUMMARY, summaryOf } from './ledger/summary.mjs';
import { buildOos, printed } from './program.mjs';
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

const isCheck = argv.includes('--check');
const oos = buildOos();
/** The laboratories, from the command line's list of measures. */
const labs = Object.keys(JSON.parse(await printed(oos, ['params', '--json'])).measures);
const pages = await Promise.all(labs.map((lab) => printed(oos, ['ledger', lab])));

/** @type {(readonly [file: string, text: string])[]} */
const files = labs.map((lab, index) => [`docs/ledger/${lab}.md`, pages[index] ?? '']);
files.push([SUMMARY, summaryOf(labs.map((lab, index) => [lab, pages[index] ?? '']))]);

for (const [file, text] of files) {
  if (!isCheck) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
    say(`${file} is written.`);
  } else if (written(file) !== text) {
    fail(`${file} is stale: ${firstDifference(written(file), text)}\nRun \`npm run ledger\`.`);
  }
}
