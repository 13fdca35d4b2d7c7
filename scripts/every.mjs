// `npm run test:every`: tests that take long and seldom change, apart from `npm test`: every figure at every size, on every paper
// and in a frame, every lesson to its end, every axis of the curve, a claim computed again, the page as a file with one laboratory,
// Rust's lints and documentation in all packages, and a laboratory added exactly by the guide.

import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { chromiumPath } from './chromium.mjs';
import { buildPage } from './page.mjs';
import { buildOosForAll } from './program.mjs';
import { bin, run, rustFolder } from './run.mjs';
import { fail, say } from './say.mjs';
import { buildSimulation, installTools } from './setup.mjs';

/** The test that adds a laboratory: it compiles and builds a copy of the repository. */
export const ADDING_A_LABORATORY = 'scripts/adding.test.mjs';

if (argv[1] === fileURLToPath(import.meta.url)) {
  process.env.OOS_PROFILE = 'dev';
  await installTools({ components: ['clippy'] });
  await buildSimulation();
  Object.assign(process.env, { CHROMIUM_PATH: await chromiumPath(), E2E_EVERY: 'true' });
  await buildPage();
  buildOosForAll();
  say('\nEvery figure and every lesson in the browser');
  if (!run(process.execPath, [bin.playwright, 'test']))
    fail('what the browser showed is in test-results/; the names of the failed tests are above.');
  say('\nRust rules of all packages');
  if (
    !run('cargo', ['clippy', '--quiet', '--workspace', '--all-targets', '--', '-D', 'warnings'], rustFolder)
  )
    fail('clippy says what to change above.');
  say('\nRust documentation of all packages');
  process.env.RUSTDOCFLAGS = '-D warnings';
  if (!run('cargo', ['doc', '--quiet', '--no-deps', '--workspace', '--document-private-items'], rustFolder))
    fail('rustdoc says which comment to change above.');
  say('\nA laboratory by its guide');
  if (!run(process.execPath, [bin.vitest, 'run', ADDING_A_LABORATORY]))
    fail('docs/adding-a-laboratory.md is not true any more: it says above where.');
}
