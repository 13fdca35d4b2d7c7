// `npm run -s oos -- ...`: builds the command line if needed, then runs it in the caller's folder.

import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { buildOos } from './program.mjs';
import { fail } from './say.mjs';

const program = buildOos();
// npm runs scripts in the package's folder, but file names are relative to the caller's
const cwd = process.env.INIT_CWD ?? process.cwd();
const child = spawn(program, process.argv.slice(2), { cwd, stdio: 'inherit' });
// wait for the program, which closes its output when it is interrupted
for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  // receiving a signal twice does no harm: Ctrl-C also reaches the program directly, in the same terminal
  process.on(name, () => process.platform === 'win32' || child.kill(name));
}
child.on('error', (error) => fail(`${program} does not start: ${error.message}`));
child.on('exit', (status, signal) => {
  process.exitCode = signal ? 128 + constants.signals[signal] : (status ?? 1);
});
