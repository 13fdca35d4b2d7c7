// `npm run captures`: makes captures with known truth between two network namespaces (docs/captures.md); skipped with a message
// where the machine allows none. `-- --fixtures` makes the small ones that tests read, `-- --study` judges new ones.

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildProgram } from './program.mjs';
import { root } from './run.mjs';
import { fail, say } from './say.mjs';

/** Small captures of which the sender's side is kept too: for pairs, and for acknowledgments lost after the capture. */
const PAIRS = ['ecmp-loss', 'ecmp-loss-ipv6', 'loss', 'rtp'];
const FIXTURES = join(root, 'fixtures/captures');

/**
 * Runs the emulator in the caller's folder; a user who is not root becomes root in a user namespace, if the machine allows it.
 * @param {string[]} args
 */
function emulate(args) {
  const program = buildProgram('emulator', 'dev');
  const cwd = process.env.INIT_CWD ?? process.cwd();
  const isRoot = process.getuid?.() === 0;
  // the emulator runs in real time: other programs should not delay it
  const first = isRoot ? ['nice', '-n', '-15'] : ['unshare', '--map-root-user'];
  const [command, ...others] = process.platform === 'linux' ? [...first, program] : [program];
  const { status, error } = spawnSync(command, [...others, ...args], { cwd, stdio: 'inherit' });
  if (error) fail(`${command} does not start: ${error.message}`);
  return status ?? 1;
}

/** Makes the fixtures: only headers, compressed, and one file with the truth. */
function fixtures() {
  const folder = mkdtempSync(join(tmpdir(), 'captures-'));
  try {
    const status = emulate(['--small', '--packets', '1000', '--out', folder]);
    const truths = readdirSync(folder).filter((name) => name.endsWith('.json'));
    if (status !== 0 || truths.length === 0) return status;
    mkdirSync(FIXTURES, { recursive: true });
    const truth = truths.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
    for (const { model, seed } of truth) {
      const take = (/** @type {string} */ end) =>
        writeFileSync(
          join(FIXTURES, `${model}${end}.gz`),
          gzipSync(readFileSync(join(folder, `${model}-${seed}${end}`)), { level: 9 }),
        );
      take('.pcap');
      if (PAIRS.includes(model)) take('.sender.pcap');
    }
    writeFileSync(join(FIXTURES, 'truth.json'), `${JSON.stringify(truth, null, 1)}\n`);
    say(`${truth.length} captures are in ${FIXTURES}.`);
    return 0;
  } finally {
    rmSync(resolve(folder), { recursive: true });
  }
}

const args = process.argv.slice(2);
process.exitCode = args.includes('--fixtures') ? fixtures() : emulate(args);
