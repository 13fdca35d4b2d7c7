// The command line's program, built when needed.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ask, rustFolder } from './run.mjs';
import { fail } from './say.mjs';

/** Builds `oos` and gives the path of its program. */
export function buildOos() {
  if (!ask('cargo', ['--version'], rustFolder))
    fail('Rust is missing: install rustup from https://rustup.rs.');
  const build = spawnSync('cargo', ['build', '--release', '--quiet', '--package', 'oos'], {
    cwd: rustFolder,
    // standard output belongs to the command's own data
    stdio: ['ignore', 2, 2],
  });
  if (build.status !== 0) fail('the command line could not be built: the compiler says why above.');
  const target = process.env.CARGO_TARGET_DIR ?? join(rustFolder, 'target');
  return join(target, 'release', process.platform === 'win32' ? 'oos.exe' : 'oos');
}
