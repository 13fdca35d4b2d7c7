// `npm run -s oos -- ...`: builds the command line when needed, then runs it where the caller stands.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ask, rustFolder } from './run.mjs';
import { fail } from './say.mjs';

if (!ask('cargo', ['--version'], rustFolder)) fail('Rust is missing: install rustup from https://rustup.rs.');
const build = spawnSync('cargo', ['build', '--release', '--quiet', '--package', 'oos'], {
  cwd: rustFolder,
  // standard output belongs to the command's own data
  stdio: ['ignore', 2, 2],
});
if (build.status !== 0) fail('the command line could not be built: the compiler says why above.');

const target = process.env.CARGO_TARGET_DIR ?? join(rustFolder, 'target');
const program = join(target, 'release', process.platform === 'win32' ? 'oos.exe' : 'oos');
// npm runs scripts in the package's folder; file names are the caller's
const cwd = process.env.INIT_CWD ?? process.cwd();
const { status, signal } = spawnSync(program, process.argv.slice(2), { cwd, stdio: 'inherit' });
process.exitCode = signal ? 1 : (status ?? 1);
