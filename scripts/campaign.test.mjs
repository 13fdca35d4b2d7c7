// A campaign through Snakemake, killed half-way and resumed, has the same result as with `oos campaign` alone.

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { buildOos } from './program.mjs';
import { root } from './run.mjs';
import { findSnakemake } from './snakemake.mjs';

const program = findSnakemake();
// time to build the program if that has not been done
const BUILD = 600_000;
/** Some seconds of work. */
const CAMPAIGN = `
scenarios = "#/tcp?transfer=40"
replications = 20
measures = ["throughput", "undos"]

[axes]
cc = ["bic", "westwood"]
jitter = [0.2, 1, 5, 10]
`;
const KILLED_AT = 40;

test.skipIf(program === undefined)(
  'a campaign through Snakemake (where it is installed), killed half-way and begun again, equals the plain one',
  { timeout: BUILD },
  async () => {
    const oos = buildOos();
    const folder = mkdtempSync(join(tmpdir(), 'oos-campaign-'));
    try {
      const file = join(folder, 'half.toml');
      writeFileSync(file, CAMPAIGN);
      const shards = join(folder, 'half.shards');
      const kept = () => readdirSync(shards).map((name) => readFileSync(join(shards, name), 'utf8'));
      // the first line of each file is its header
      const rows = () =>
        existsSync(shards) ? kept().reduce((all, text) => all + text.split('\n').length - 2, 0) : 0;

      const child = spawn(program ?? '', argumentsFor(folder, file, oos), {
        // a process group of its own: killing only Snakemake would leave its shells running
        detached: true,
        stdio: 'ignore',
        env: environment(folder),
      });
      const ended = new Promise((resolve) => child.on('exit', resolve));
      while (rows() < KILLED_AT && child.exitCode === null) await sleep(10);
      process.kill(-(child.pid ?? Number.NaN), 'SIGKILL');
      await ended;
      expect(existsSync(join(folder, 'half.csv'))).toBe(false);
      const before = rows();
      expect(before).toBeGreaterThanOrEqual(KILLED_AT);

      run(folder, file, oos, '--unlock');
      const words = run(folder, file, oos);
      expect(words).toContain('of them from before');
      const plain = spawnSync(oos, ['campaign', file], { encoding: 'utf8', maxBuffer: 1 << 28 });
      expect(plain.status).toBe(0);
      expect(plain.stdout.split('\n').length).toBe(1 + 2 * 4 * 20 + 1);
      expect(readFileSync(join(folder, 'half.csv'), 'utf8')).toBe(plain.stdout);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
);

/** @param {string} folder @param {string} file @param {string} oos */
function argumentsFor(folder, file, oos) {
  const campaigns = join(root, 'campaigns');
  return [
    ...['--snakefile', join(campaigns, 'Snakefile'), '--directory', folder],
    ...['--profile', join(campaigns, 'profiles/machine')],
    ...['--config', `campaign=${file}`, 'shards=3', `oos=${oos}`],
  ];
}

/** The environment: Snakemake writes into HOME, which may not be writable. @param {string} folder */
function environment(folder) {
  return { ...process.env, XDG_CACHE_HOME: join(folder, 'cache') };
}

/** @param {string} folder @param {string} file @param {string} oos @param {string[]} more */
function run(folder, file, oos, ...more) {
  const args = [...argumentsFor(folder, file, oos), ...more];
  const { status, stdout, stderr } = spawnSync(program ?? '', args, {
    encoding: 'utf8',
    env: environment(folder),
    maxBuffer: 1 << 28,
  });
  expect(status, stderr).toBe(0);
  return stdout + stderr;
}
