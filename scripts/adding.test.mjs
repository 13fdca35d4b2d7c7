// Checks that docs/adding-a-laboratory.md is true: its steps, followed to the letter in a copy of the
// repository, add the tests' toy laboratory to links, tables, fixtures, the command line and the page.

import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { openBrowser } from './browser.mjs';
import { bin, FOR_READERS, root } from './run.mjs';
import { serveFolder } from './serve.mjs';

const MINUTES = 60_000;
const page = readFileSync(join(root, 'docs/adding-a-laboratory.md'), 'utf8');
// always the same folder, so that earlier builds are reused
const built = join(root, 'sim-wasm/target/adding');
const copy = join(built, 'copy');
const rust = join(copy, 'sim-wasm');

/** The code blocks of a step, without the step's indentation. @param {number} step */
function blocks(step) {
  const [text = ''] = page.match(new RegExp(`^${step}\\. .*?(?=^(?:\\d+\\.|#|\\S))`, 'ms')) ?? [];
  const found = [...text.matchAll(/^ {3}```\w+\n(.*?)^ {3}```/gms)];
  return found.map(([, block = '']) => block.replaceAll(/^ {3}/gm, ''));
}

/** @param {string} file @param {(text: string) => string} change */
function edit(file, change) {
  const path = join(copy, file);
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file} is as it was: the page does not say what to do there`);
  writeFileSync(path, after);
}

/** Compiles without optimisation what runs for a second. Settings of other authors' crates stay, so that their builds are reused. */
const UNOPTIMIZED = { CARGO_PROFILE_DEV_OPT_LEVEL: '0', CARGO_PROFILE_DEV_DEBUG: '0' };
const UNOPTIMIZED_MODULE = `
[profile.release.package.model]
opt-level = 0
codegen-units = 16

[profile.release.package.oos-wasm]
opt-level = 0
codegen-units = 16
`;

/** @param {string} command @param {string[]} args @param {string} cwd @param {NodeJS.ProcessEnv} [env] */
function call(command, args, cwd, env = {}) {
  const kept = { ...process.env, CARGO_TARGET_DIR: built, ...UNOPTIMIZED, ...env };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env: kept, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}:\n${stdout}\n${stderr}`);
  return stdout;
}

/** @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
const cargo = (args, env) => call('cargo', args, rust, env);

/** A program from node_modules, run in the copy. @param {...string} args */
const node = (...args) => call(process.execPath, args, copy, FOR_READERS);

/** @param {...string} args */
const oos = (...args) => cargo(['run', '--quiet', '--package', 'oos', '--', ...args]);

/** Tests of every laboratory on the list, which a laboratory added exactly by the guide passes too. */
const OF_ALL = [
  'web/app/laboratories.test.ts',
  'web/app/howTo.test.ts',
  'web/app/presets/cards.test.ts',
  'web/bench/tables/tableRenders.test.tsx',
  'web/sim/golden.test.ts',
];

/** The sources of the page and of its build; other tests and build results are not copied. */
const PARTS = ['web', 'docs', 'public', 'fixtures', 'scripts', 'index.html', 'package.json', 'LICENSE'];
const CONFIG = ['package-lock.json', 'vite.config.ts', 'tsconfig.json'];
const RUST = [
  'Cargo.toml',
  'Cargo.lock',
  'clippy.toml',
  'rust-toolchain.toml',
  'model',
  'cli',
  'compose',
  'emulator',
  'wasm',
  'xtask',
  'bindgen',
  'pkg',
];

/** The hash in the name of a compiled file, by which cargo tells builds of a crate apart. @param {string} name */
const markOf = (name) => /-([0-9a-f]{16})(\.|$)/.exec(name)?.[1] ?? '';

/**
 * Copies the builds of other authors' crates from set-up, so that they are not compiled a second time: cargo recognises them by
 * version and target, wherever the workspace is. The workspace's own crates are compiled in the copy.
 * @param {string} folder of cargo's target folder
 */
function takeCompiled(folder) {
  const from = join(root, 'sim-wasm/target', folder);
  const to = join(built, folder);
  if (existsSync(to) || !existsSync(join(from, '.fingerprint'))) return;
  const lock = readFileSync(join(root, 'sim-wasm/Cargo.lock'), 'utf8');
  const others = new Set(
    [...lock.matchAll(/^name = "(.+)"\r?\nversion = .+\r?\nsource = /gm)].map(([, name]) => name),
  );
  // another cargo may be running there: it records what it has finished
  const hasEnded = (/** @type {string} */ name) =>
    readdirSync(join(from, '.fingerprint', name)).some((file) => file.endsWith('.json'));
  const marks = new Set(
    readdirSync(join(from, '.fingerprint'))
      .filter((name) => others.has(name.slice(0, name.lastIndexOf('-'))) && hasEnded(name))
      .map(markOf),
  );
  // the records are copied last, so that an interrupted copy counts as not compiled
  for (const part of ['deps', 'build', '.fingerprint']) {
    for (const name of readdirSync(join(from, part)).filter((name) => marks.has(markOf(name)))) {
      cpSync(join(from, part, name), join(to, part, name), { recursive: true, preserveTimestamps: true });
    }
  }
}

beforeAll(() => {
  for (const folder of ['debug', 'release', 'wasm32-unknown-unknown/release']) takeCompiled(folder);
  rmSync(copy, { recursive: true, force: true });
  const parts = [...PARTS, ...CONFIG, ...RUST.map((part) => `sim-wasm/${part}`)];
  for (const part of parts.filter((part) => existsSync(join(root, part)))) {
    const filter = (/** @type {string} */ file) =>
      !/\.test\.\w+$/.test(file) || OF_ALL.some((test) => file === join(root, test));
    cpSync(join(root, part), join(copy, part), { recursive: true, preserveTimestamps: true, filter });
  }
  mkdirSync(join(rust, '.cargo'));
  writeFileSync(join(rust, '.cargo/config.toml'), UNOPTIMIZED_MODULE);
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  // steps 1 to 4
  cpSync(join(rust, 'model/tests/toy'), join(rust, 'model/src/toy'), { recursive: true });
  const [modules = ''] = blocks(2);
  edit('sim-wasm/model/src/lib.rs', (text) => text + modules);
  const [line = ''] = blocks(3);
  edit('sim-wasm/model/src/laboratories.rs', (text) =>
    text.replace(/^(laboratories! \{\n.*?)^\}/ms, (_, list) => `${list}    ${line}}`),
  );
  writeFileSync(join(copy, 'fixtures/toy_digests.txt'), blocks(4)[0] ?? '');
  // steps 5 to 8
  const [inDefault = '', feature = '', inBoundary = ''] = blocks(5);
  cpSync(join(copy, 'fixtures/toy/boundary.rs'), join(rust, 'wasm/src/toy.rs'));
  edit('sim-wasm/wasm/Cargo.toml', (text) =>
    text.replace(/^(default = \[\n.*?)^\]\n/ms, (_, list) => `${list}${inDefault}]\n${feature}`),
  );
  edit('sim-wasm/wasm/src/lib.rs', (text) => text + inBoundary);
  cpSync(join(copy, 'fixtures/toy/page'), join(copy, 'web/labs/toy'), { recursive: true });
  writeFileSync(join(copy, 'web/labs/toy/question.txt'), blocks(7)[0] ?? '');
  edit('web/app/howTo.test.ts', (text) =>
    text.replace(
      /^(const UNFINISHED.*? = \[)(?=.*\];$)/m,
      (_, list) => `${list}${blocks(8).at(-1)?.trim()} `,
    ),
  );
  // the compiled parts are copied, a gigabyte on a busy disk
}, 180_000);

test(
  'the toy is on the command line, in links, in the tables and in the fixtures',
  () => {
    const run = JSON.parse(oos('run', '#/toy?chance=0.25', '--json'));
    expect(run).toMatchObject({ lab: 'toy', scenario: '#/toy?chance=0.25' });
    expect(run.measures.swapped_ratio.mean).toBeCloseTo(0.25, 1);
    expect(oos('sweep', '#/toy', '--x', 'chance=0:1:0.5', '--csv').trim().split('\n')).toHaveLength(4);
    expect(JSON.parse(oos('params', 'toy', '--json')).measures.toy).toHaveLength(1);
    // the model's own tests compare the other lists
    const golden = ['test', '--quiet', '--package', 'model', '--test', 'golden'];
    const digests = () => readFileSync(join(copy, 'fixtures/toy_digests.txt'), 'utf8');
    cargo(golden, { UPDATE_GOLDEN: 'toy' });
    const first = digests();
    // the second run must write the same digests
    cargo(golden, { UPDATE_GOLDEN: 'toy' });
    expect(digests()).toBe(first);
    cargo([...golden, 'each_change']);
    const [head, ...lines] = first.trim().split('\n');
    expect(head).toBe('measures: swapped_ratio');
    expect(lines.map((line) => `${line.replace(/ .*/, '')}\n`).join('')).toBe(blocks(4)[0]);
    for (const line of lines) expect(line).toMatch(/^#\/toy\S* [0-9a-f]{16} 1$/);
  },
  30 * MINUTES,
);

test(
  'the page opens the toy, draws its figure, and shows what the command line prints',
  async () => {
    cargo(['run', '--quiet', '--package', 'xtask', '--', 'module', 'toy']);
    node(bin.tsc, '-p', 'tsconfig.json');
    node(bin.vite, 'build', '--logLevel', 'warn');
    const link = '#/toy?chance=0.25';
    const host = await serveFolder({ folder: join(copy, 'dist'), port: 0 });
    const browser = await openBrowser();
    try {
      const page = await browser.newPage();
      /** @type {string[]} */
      const troubles = [];
      page.on('pageerror', ({ message }) => troubles.push(message));
      await page.goto(`${host.url}${link}`);
      await page.locator('html[data-idle="true"]').waitFor({ timeout: MINUTES });
      const shown = page.locator('[data-measure="swapped_ratio"] [data-value]');
      const { measures } = JSON.parse(oos('run', link, '--json'));
      expect(Number(await shown.getAttribute('data-value'))).toBe(measures.swapped_ratio.mean);
      const curve = page.locator('[data-figure="ratio"] svg[role="application"] g[clip-path] path').last();
      expect(
        await curve.evaluate((path) => /** @type {SVGPathElement} */ (path).getTotalLength()),
      ).toBeGreaterThan(100);
      await page.getByRole('navigation').getByRole('link', { name: 'Pairs' }).waitFor();
      expect(await page.title()).toContain('Swapped pairs');
      expect(troubles).toEqual([]);
    } finally {
      await browser.close();
      host.close();
    }
  },
  30 * MINUTES,
);

test(
  'the toy passes the tests of every laboratory on the list',
  () => {
    cargo(['run', '--quiet', '--package', 'xtask', '--', 'module', 'toy']);
    const told = join(built, 'tests.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${told}`];
    call(process.execPath, [bin.vitest, 'run', ...reporters, ...OF_ALL], copy, { NODE_ENV: 'test' });
    /** @type {{ name: string, assertionResults: { title: string }[] }[]} */
    const files = JSON.parse(readFileSync(told, 'utf8')).testResults;
    for (const file of OF_ALL.filter((file) => !file.includes('/presets/'))) {
      const titles = files.find(({ name }) => name.endsWith(file))?.assertionResults ?? [];
      expect(titles.filter(({ title }) => /\btoy(\b|_)/.test(title)).length, file).toBeGreaterThan(0);
    }
  },
  30 * MINUTES,
);
