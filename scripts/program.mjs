// The command-line program, built if needed.

import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { commandOutput, rustFolder } from './run.mjs';
import { fail } from './say.mjs';

/**
 * Builds `oos` and returns the path of the program. `OOS_PROFILE` names another of cargo's profiles: tests use one that
 * compiles faster.
 */
export function buildOos() {
  const { OOS_BUILT: built, OOS_PROFILE: profile = 'release' } = process.env;
  return built ?? buildProgram('oos', profile);
}

/**
 * Builds `oos` for every command that is started from here on. None of them calls cargo again, which would make them wait
 * while cargo compiles something else.
 */
export function buildOosForAll() {
  const built = buildOos();
  // a copy, because the program's tests link another program in its place
  const kept = join(dirname(built), `kept-${basename(built)}`);
  copyFileSync(built, kept);
  process.env.OOS_BUILT = kept;
}

/**
 * Builds the program of a package of the simulation, and returns its path.
 * @param {string} name @param {string} profile
 */
export function buildProgram(name, profile) {
  if (!commandOutput('cargo', ['--version'], rustFolder))
    fail('Rust is missing: install rustup from https://rustup.rs.');
  const built = spawnSync(
    'cargo',
    [
      'build',
      '--profile',
      profile,
      '--quiet',
      '--package',
      name,
      '--message-format',
      'json-render-diagnostics',
    ],
    // standard output is for the command's own data
    { cwd: rustFolder, stdio: ['ignore', 'pipe', 2], encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  if (built.status !== 0) fail(`${name} could not be built: the compiler says why above.`);
  return programOf(built.stdout) ?? fail(`cargo has built ${name}, but does not say where.`);
}

/**
 * Where cargo has put a program, read from its own messages: only cargo knows everything that decides this
 * (CARGO_TARGET_DIR, relative to where cargo runs; its configuration files; another target).
 * @param {string} messages a JSON object per line
 * @returns {string | undefined}
 */
export function programOf(messages) {
  const lines = messages.split('\n').filter((line) => line.startsWith('{'));
  const artifacts = lines.map((line) => JSON.parse(line)).filter(({ executable }) => executable);
  return artifacts.at(-1)?.executable;
}

/**
 * Standard output of a command; its error messages go straight to the terminal.
 * @param {string} program @param {string[]} args
 * @returns {Promise<string>}
 */
export function programOutput(program, args) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    /** @type {Buffer[]} */
    const pieces = [];
    child.stdout.on('data', (piece) => pieces.push(piece));
    child.on('close', (code) => {
      if (code !== 0) fail(`oos ${args.join(' ')} broke off.`);
      resolve(Buffer.concat(pieces).toString());
    });
  });
}
