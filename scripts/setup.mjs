// Set-up with Node alone: installs what is missing, builds what is stale, skips the rest.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { commandOutput, root, run, runAndCapture, runNpm, rustFolder } from './run.mjs';
import { fail, say, step } from './say.mjs';
import { digest, filesBelow, isStamped, stamp } from './stamps.mjs';

const NODE = [20, 19];
const TARGET = 'wasm32-unknown-unknown';
const RUSTUP = 'install rustup from https://rustup.rs, then run this command again.';

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [needMajor = 0, needMinor = 0] = NODE;
  if (major < needMajor || (major === needMajor && minor < needMinor)) {
    fail(
      `Node ${NODE.join('.')} or later is needed, this is ${process.versions.node}: install it from https://nodejs.org.`,
    );
  }
}

async function packages() {
  const want = digest(['package-lock.json']);
  // no second installation if npm itself has just installed node_modules
  const have = existsSync(join(root, 'node_modules/.package-lock.json'));
  await step('JavaScript packages', have && isStamped('packages', want), () => {
    if (!runNpm(['ci', '--no-audit', '--no-fund'])) {
      fail('npm could not install the packages: check the network connection, then run this command again.');
    }
    stamp('packages', want);
  });
}

/** @param {string[]} components */
async function rust(components) {
  if (!commandOutput('rustup', ['--version'])) fail(`Rust is missing: ${RUSTUP}`);
  await step('Rust toolchain', commandOutput('rustc', ['--version'], rustFolder) !== undefined, () => {
    if (
      !run(
        'rustup',
        ['toolchain', 'install', 'stable', '--profile', 'minimal', '--no-self-update'],
        rustFolder,
      )
    ) {
      fail('rustup could not install the stable toolchain: run `rustup toolchain install stable`.');
    }
    if (!commandOutput('rustc', ['--version'], rustFolder))
      fail('No Rust toolchain is active: run `rustup default stable`.');
  });
  const targets = commandOutput('rustup', ['target', 'list', '--installed'], rustFolder) ?? '';
  await step(`Rust target ${TARGET}`, targets.includes(TARGET), () => {
    if (!run('rustup', ['target', 'add', TARGET], rustFolder)) {
      fail(`rustup could not add the target: run \`rustup target add ${TARGET}\`.`);
    }
  });
  if (components.length === 0) return;
  const installed = commandOutput('rustup', ['component', 'list', '--installed'], rustFolder) ?? '';
  const missing = components.filter((component) => !installed.includes(component));
  await step(`Rust components ${components.join(', ')}`, missing.length === 0, () => {
    if (!run('rustup', ['component', 'add', ...missing], rustFolder)) {
      fail(`rustup could not add them: run \`rustup component add ${missing.join(' ')}\`.`);
    }
  });
}

const pkg = 'sim-wasm/pkg';

/** The files that the page takes from Rust, as listed by the build; none before the first build. */
export function builtFiles() {
  const list = join(root, pkg, 'files.json');
  if (!existsSync(list)) return [];
  /** @type {string[]} */
  const names = JSON.parse(readFileSync(list, 'utf8'));
  return names.map((name) => `${pkg}/${name}`);
}

/** Builds what the page takes from Rust, if it is stale. */
export async function buildSimulation() {
  const sources = filesBelow('sim-wasm', (file) => /\.(rs|toml|lock)$/.test(file)).filter(
    (file) => !/^sim-wasm\/(cli|python)\//.test(file) && !file.includes('/tests/'),
  );
  const want = digest(
    [...sources, 'node_modules/binaryen/package.json'],
    [commandOutput('rustc', ['--version'], rustFolder) ?? ''],
  );
  const files = builtFiles();
  const built = files.length > 0 && files.every((file) => existsSync(join(root, file)));
  await step('Simulation in WebAssembly', built && isStamped('simulation', want), async () => {
    // asynchronously, because other checks run at the same time
    const { ok } = await runAndCapture('cargo', ['run', '--quiet', '--package', 'xtask'], {
      cwd: rustFolder,
    });
    if (!ok) {
      fail('the simulation could not be built: the compiler says why above.');
    }
    stamp('simulation', want);
  });
}

/**
 * Installs the packages and compilers that everything else needs.
 * @param {{ components?: string[] }} [options]
 */
export async function installTools(options = {}) {
  say('Set-up');
  checkNode();
  await packages();
  await rust(options.components ?? []);
}

export async function setUp() {
  await installTools();
  await buildSimulation();
}

if (argv[1] === fileURLToPath(import.meta.url)) await setUp();
