// Runs other programs, without a shell so that paths with spaces work everywhere.

import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

export const root = join(import.meta.dirname, '..');
export const rustFolder = join(root, 'sim-wasm');

const windows = process.platform === 'win32';

// a shell that was open while rustup was installed does not have rustup's folder on its path yet
const cargoBin = join(process.env.CARGO_HOME ?? join(homedir(), '.cargo'), 'bin');
if (existsSync(cargoBin)) process.env.PATH = `${process.env.PATH ?? ''}${delimiter}${cargoBin}`;

/** Node programs of node_modules, run by the node that runs us. */
export const bin = {
  vite: join(root, 'node_modules/vite/bin/vite.js'),
  vitest: join(root, 'node_modules/vitest/vitest.mjs'),
  playwright: join(root, 'node_modules/@playwright/test/cli.js'),
  biome: join(root, 'node_modules/@biomejs/biome/bin/biome'),
  tsc: join(root, 'node_modules/typescript/bin/tsc'),
};

/**
 * Output of a command; undefined if it is missing or fails.
 * @param {string} command
 * @param {string[]} args
 */
export function commandOutput(command, args, cwd = root) {
  const { status, stdout } = spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 1 << 30 });
  return status === 0 ? stdout : undefined;
}

/**
 * Runs a command with its output shown; returns true if it succeeds.
 * @param {string} command
 * @param {string[]} args
 */
export function run(command, args, cwd = root) {
  return spawnSync(command, args, { cwd, stdio: 'inherit' }).status === 0;
}

/** @param {string[]} args */
export function runNpm(args) {
  // npm is a .cmd file on Windows; inside `npm start`, npm itself tells where its JavaScript is
  const script = process.env.npm_execpath;
  if (script) return run(process.execPath, [script, ...args]);
  return windows ? run('cmd', ['/c', 'npm', ...args]) : run('npm', args);
}

/** The environment for building the page, whatever the shell has: otherwise React would add 200 kB for developers. */
export const FOR_READERS = { NODE_ENV: 'production' };

/** Running commands, which are ended when this process ends. @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
process.on('exit', () => {
  for (const child of running) child.kill();
});

/**
 * Runs a command, shows its output unless told to be quiet, and returns it.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, isQuiet?: boolean }} [options]
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function runAndCapture(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    let output = '';
    /** @param {Buffer} data */
    const take = (data) => {
      output += data;
      if (options.isQuiet !== true) process.stdout.write(data);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => {
      running.delete(child);
      resolve({ ok: code === 0, output });
    });
  });
}
