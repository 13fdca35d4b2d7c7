// `npm run -s oos -- ...`: builds the command line when needed, then runs it where the caller stands.

import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { buildOos } from './program.mjs';
import { fail } from './say.mjs';

const program = buildOos();
// npm runs scripts in the package's folder; file names are the caller's
const cwd = process.env.INIT_CWD ?? process.cwd();
const child = spawn(program, process.argv.slice(2), { cwd, stdio: 'inherit' });
// a sweep that is interrupted closes what it has written: it is for the program to end, and for us to wait
for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  // twice is no harm: Ctrl-C also reaches the program by itself, for it belongs to the same terminal
  process.on(name, () => process.platform === 'win32' || child.kill(name));
}
child.on('error', (error) => fail(`${program} does not start: ${error.message}`));
child.on('exit', (status, signal) => {
  process.exitCode = signal ? 128 + constants.signals[signal] : (status ?? 1);
});
