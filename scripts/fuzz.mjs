// `npm run fuzz [-- --seconds 60]`: mutated input for every parser of the model, each for that long; with `--cases 100000` so many
// cases of each. `npm test` runs the first cases of the same sequence.

import { run, rustFolder } from './run.mjs';
import { fail, say } from './say.mjs';
import { option } from './serve.mjs';

/** @param {string} name @param {number} fallback */
function whole(name, fallback) {
  const value = Number(option(name) ?? fallback);
  if (!Number.isInteger(value) || value < 1) fail(`--${name} takes a whole number from 1.`);
  return value;
}

const isCounted = option('cases') !== undefined;
const [variable, value] = isCounted
  ? ['OOS_FUZZ_CASES', whole('cases', 1500)]
  : ['OOS_FUZZ_SECONDS', whole('seconds', 20)];
process.env[variable] = `${value}`;

say(`Every parser: ${value.toLocaleString('en')} ${isCounted ? 'cases' : 's'}`);
// the test profile on purpose: it catches overflows, which the release profile ignores
const passed = run(
  'cargo',
  ['test', '--quiet', '--package', 'model', '--test', 'suite', 'fuzz::', '--', '--nocapture'],
  rustFolder,
);
if (!passed) fail('a parser failed: its case is named above, and OOS_FUZZ_CASE=<number> runs it alone.');
