// `npm run oos` finds the program wherever cargo is configured to put it.

import { spawnSync } from 'node:child_process';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { root, rustFolder } from './run.mjs';

// time to build the program if that has not been done
const BUILD = 600_000;

/** @param {NodeJS.ProcessEnv} env @param {string[]} args */
function oos(env, ...args) {
  return spawnSync(process.execPath, [join(root, 'scripts/oos.mjs'), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
}

test('a target folder that is given relative to where cargo runs', { timeout: BUILD }, () => {
  // the usual folder under another name, so that nothing is built again
  const usual = process.env.CARGO_TARGET_DIR ?? join(rustFolder, 'target');
  const { status, stdout, stderr } = oos({ CARGO_TARGET_DIR: relative(rustFolder, usual) }, 'help');
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(stdout).toContain('packets that arrive out of order');
});

test('the status is the program’s', { timeout: BUILD }, () => {
  const { status, stderr } = oos({}, 'frobnicate');
  expect(status).toBe(2);
  expect(stderr).toContain('frobnicate');
});
