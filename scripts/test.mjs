// `npm test`: sets up, then runs every check, in two lanes so that no core waits: one for the Rust compiler, one for the page and the browser.
// It stops at the first failure and shows its output.
// `npm test -- alf` runs only the tests that have this word in their names.

import { argv } from 'node:process';
import { chromiumPath } from './chromium.mjs';
import { ADDING_A_LABORATORY } from './every.mjs';
import { buildPage } from './page.mjs';
import { buildOosForAll } from './program.mjs';
import { findPython, NOTEBOOK_MODULES } from './python.mjs';
import { bin, runAndCapture, rustFolder } from './run.mjs';
import { fail, say, seconds, step } from './say.mjs';
import { buildSimulation, installTools, setUp } from './setup.mjs';
import { checkSize } from './size.mjs';
import { findSnakemake } from './snakemake.mjs';

const node = process.execPath;
const started = performance.now();
// tests run the program of this profile: it computes the same bits, and set-up has compiled most of it
process.env.OOS_PROFILE = 'dev';

/**
 * Runs one check without output, and ends the command if it fails.
 * @param {string} title
 * @param {string} advice what to do when it fails
 * @param {[command: string, args: string[]][]} commands
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, summarize?: (output: string) => string }} [options] `summarize`: the line shown of a check that passes
 */
async function check(title, advice, commands, options = {}) {
  say(`  … ${title}`);
  const since = performance.now();
  let summary = '';
  for (const [command, args] of commands) {
    const { ok, output } = await runAndCapture(command, args, { ...options, isQuiet: true });
    if (!ok) {
      say(output);
      fail(`${title}: ${advice}`);
    }
    summary += options.summarize?.(output) ?? '';
  }
  say(`  ✓ ${title} (${seconds(since)})${summary}`);
}

/**
 * The end of Playwright's list: how many tests passed, and the names of those that passed only the second time.
 * @param {string} output
 */
function counts(output) {
  const ends = output.match(/^ {2}\d+ (?:flaky|skipped|passed)\b.*(?:\n {4}\S.*)*/gm) ?? [];
  return ends.map((line) => `\n  ${line}`).join('');
}

const rust = { cwd: rustFolder };

/**
 * All packages but three: the WebAssembly boundary and its build have no tests of their own, and checking their dependencies takes
 * longer than all the rest. `npm run test:every` lints them.
 */
const SIMULATION = [
  '--workspace',
  ...['xtask', 'bindgen', 'oos-wasm'].flatMap((name) => ['--exclude', name]),
];

/** @type {[command: string, args: string[]][]} */
const RUST_TESTS = [
  // the model's small tests take longer to compile than to run: their copy of the model is not optimised
  [
    'cargo',
    ['test', '--quiet', '--package', 'model', '--lib', '--config', 'profile.dev.package.model.opt-level=0'],
  ],
  ['cargo', ['test', '--quiet', '--package', 'model', '--test', '*']],
  // without the emulator, which needs other features of the crate libc, so that `oos` need not be compiled again
  ['cargo', ['test', '--quiet', ...SIMULATION, '--exclude', 'model', '--exclude', 'emulator']],
  ['cargo', ['test', '--quiet', '--package', 'emulator']],
];

/**
 * Two lanes of checks at the same time, because the Rust compiler uses one core for much of its time, and the browser often waits
 * for its pages. The browser tests take longest, and begin as soon as the page is built.
 */
async function everything() {
  await installTools({ components: ['clippy', 'rustfmt'] });
  const browser = await chromiumPath();

  say('\nChecks');
  const program = sourceChecks().then(rustProgram);
  const page = buildSimulation().then(buildPage);
  const compiled = program.then(rustChecks);
  await Promise.all([
    Promise.all([program, page]).then(() => browserTests(browser)),
    page.then(checkSize).then(types),
    // after those of Rust, because one of them uses what these have compiled
    Promise.all([compiled, page]).then(typeScriptTests),
  ]);
}

/** @param {string} browser path of its program */
function browserTests(browser) {
  return check(
    'Tests in the browser',
    'what the browser showed is in test-results/.',
    [[node, [bin.playwright, 'test']]],
    { env: { CHROMIUM_PATH: browser }, summarize: counts },
  );
}

/** Checks that only read sources. */
async function sourceChecks() {
  await check('Rust format', 'run `cargo fmt` in sim-wasm.', [['cargo', ['fmt', '--check']]], rust);
  // the Python package is no member of the workspace, and `pip install` refuses it if its lock file is outdated
  await check(
    'Lock file of the Python package',
    'run `cargo update --workspace` in sim-wasm/python.',
    [['cargo', ['update', '--workspace', '--locked', '--quiet', '--manifest-path', 'python/Cargo.toml']]],
    rust,
  );
  await check('TypeScript and JavaScript rules', 'most of it is repaired by `npm run format`.', [
    [node, [bin.biome, 'check', '--error-on-warnings']],
  ]);
  await check('Import arrows', 'docs/changing-something.md says which way imports may point.', [
    [node, ['scripts/arrows.mjs']],
  ]);
  await check(
    'Names of rules',
    'each rule is cited by its name where it is done (docs/changing-something.md).',
    [[node, ['scripts/rules.mjs']]],
  );
  await check(
    'Paths in documents',
    'correct the path, or the pattern of what is elsewhere in scripts/paths.mjs.',
    [[node, ['scripts/paths.mjs']]],
  );
  await check('Lines of documents', 'run `npm run format`.', [[node, ['scripts/docs/wrap.mjs', '--check']]]);
}

async function rustProgram() {
  // some browser tests compare the page with what `oos` prints, others run it as a reader would
  await check(
    'Command line',
    'the compiler says why above.',
    [['cargo', ['build', '--quiet', '--package', 'oos']]],
    rust,
  );
  buildOosForAll();
}

/** Checks that need the files of the simulation's build. */
function types() {
  return check('TypeScript types', 'the compiler says where above.', [
    [node, [bin.tsc, '-p', 'tsconfig.json']],
    [node, [bin.tsc, '-p', 'tsconfig.node.json']],
  ]);
}

async function rustChecks() {
  await check(
    'Rust rules',
    'clippy says what to change above.',
    [['cargo', ['clippy', '--quiet', ...SIMULATION, '--all-targets', '--', '-D', 'warnings']]],
    rust,
  );
  // the Python package is no member of the workspace; pyo3 needs no interpreter where nothing is linked
  await check(
    'Python package compiles',
    'the compiler says why above.',
    [['cargo', ['check', '--quiet', '--locked', '--lib', '--manifest-path', 'python/Cargo.toml']]],
    {
      ...rust,
      env: {
        PYO3_NO_PYTHON: '1',
        PYO3_BUILD_EXTENSION_MODULE: '1',
        // beside the workspace's, which has compiled most of what the package needs, with the same profile
        CARGO_TARGET_DIR: process.env.CARGO_TARGET_DIR ?? 'target',
      },
    },
  );
  await check('Rust tests', 'the names of the failed tests are above.', RUST_TESTS, rust);
  await check('Reproduction ledger', 'run `npm run ledger`, and look at what has changed.', [
    [node, ['scripts/ledger.mjs', '--check']],
  ]);
}

function typeScriptTests() {
  if (findSnakemake() === undefined)
    say('  – Snakemake is not installed: the test of a campaign through it is skipped (docs/campaigns.md)');
  if (findPython(...NOTEBOOK_MODULES) === undefined)
    say(
      '  – Python has no package oos, or no pandas or matplotlib: the tests of the package or of the notebooks are skipped (docs/python.md)',
    );
  return check('TypeScript tests', 'the names of the failed tests are above.', [
    [node, [bin.vitest, 'run', '--exclude', ADDING_A_LABORATORY]],
  ]);
}

/**
 * The tests of one laboratory, or of anything else that its test names mention.
 * @param {string} word
 */
async function testsOf(word) {
  await setUp();
  const browser = await chromiumPath();
  say(`\nTests that are named ${word}`);
  await check(
    'Rust tests',
    'the names of the failed tests are above.',
    [
      ['cargo', ['test', '--quiet', '--package', 'model', '--lib', '--test', 'suite', word]],
      // these cover every laboratory on the list
      ['cargo', ['test', '--quiet', '--package', 'model', '--test', 'suite', 'laboratories']],
      ['cargo', ['test', '--quiet', '--package', 'model', '--test', 'golden']],
    ],
    rust,
  );
  await step('Command line', false, () => buildOosForAll());
  await check('TypeScript tests', 'the names of the failed tests are above.', [
    [node, [bin.vitest, 'run', '--passWithNoTests', word]],
  ]);
  await buildPage();
  await check(
    'Tests in the browser',
    'what the browser showed is in test-results/; "No tests found": no test is named so.',
    [[node, [bin.playwright, 'test', '--grep', word]]],
    { env: { CHROMIUM_PATH: browser }, summarize: counts },
  );
}

const [word, ...others] = argv.slice(2);
if (others.length > 0 || (word !== undefined && !/^[\w-]+$/.test(word)))
  fail('npm test takes one word of the names of tests, such as alf, or none.');
await (word === undefined ? everything() : testsOf(word));

say(`\nAll is well, after ${seconds(started)}.`);
