// `npm run -s oos -- ...`: builds the command line when needed, then runs it where the caller stands.

import { spawnSync } from 'node:child_process';
import { buildOos } from './program.mjs';

const program = buildOos();
// npm runs scripts in the package's folder; file names are the caller's
const cwd = process.env.INIT_CWD ?? process.cwd();
const { status, signal } = spawnSync(program, process.argv.slice(2), { cwd, stdio: 'inherit' });
process.exitCode = signal ? 1 : (status ?? 1);
