// The contents of a release archive. Whether the Linux archive runs in an empty folder is tested where it has been built
// (`npm run package`).

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { linkedCrates, standardLibrary } from '../licenses/crates.mjs';
import { licenceFaults } from '../licenses/page.mjs';
import { buildOos } from '../program.mjs';
import { commandOutput, root } from '../run.mjs';
import { archiveContents, CAMPAIGNS, exampleText } from './contents.mjs';
import { tarGz } from './tar.mjs';
import { cargoBuildOf, TARGETS } from './targets.mjs';

// time to build the program if that has not been done
const BUILD = 600_000;

/** The completions that bash offers. @param {string} script @param {string[]} words of which the last is being typed */
function offered(script, words) {
  const call = `COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}; _oos; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout } = spawnSync('bash', ['--norc', '-c', `${script}\n${call}`], { encoding: 'utf8' });
  return stdout.trim().split('\n');
}

/** The program's output. @param {string[]} args */
const said = (...args) => commandOutput(buildOos(), args) ?? '';

test.skipIf(commandOutput('bash', ['--version']) === undefined)(
  'bash completes commands, flags, named values, laboratories and shells',
  { timeout: BUILD },
  () => {
    const script = said('completions', 'bash');
    expect(offered(script, ['oos', 'tr'])).toEqual(['trace']);
    expect(offered(script, ['oos', 'trace', '--b'])).toEqual(['--by']);
    expect(offered(script, ['oos', 'trace', '--by', ''])).toEqual(
      expect.arrayContaining(['rtp', 'tcp', 'ipid']),
    );
    // a number has no completions
    expect(offered(script, ['oos', 'trace', '--dt', ''])).toEqual(['']);
    expect(offered(script, ['oos', 'run', '--'])).toEqual(
      expect.arrayContaining(['--against', '--cores', '--json']),
    );
    expect(offered(script, ['oos', 'params', 'r'])).toEqual(['red']);
    expect(offered(script, ['oos', 'completions', 'f'])).toEqual(['fish']);
    expect(offered(script, ['oos', 'help', 'pa'])).toEqual(['params']);
  },
);

test('groff reads the manual without a word, and it has each command', { timeout: BUILD }, () => {
  const page = said('man');
  for (const name of ['campaign', 'completions', 'man']) expect(page).toContain(`.SS oos ${name}\n`);
  if (commandOutput('groff', ['--version']) === undefined) return;
  const { stdout, stderr } = spawnSync('groff', ['-man', '-Tutf8', '-ww'], { input: page, encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(stdout).toContain('oos trace capture.pcap');
});

test('a tar archive is what tar reads, and the same each time', () => {
  const entries = [
    { name: 'a/oos', content: new TextEncoder().encode('#!/bin/sh\necho here\n'), isProgram: true },
    { name: 'a/empty', content: new Uint8Array() },
    { name: 'a/long.txt', content: new Uint8Array(1024).fill(65) },
  ];
  const bytes = tarGz(entries);
  expect(tarGz(entries).equals(bytes)).toBe(true);
  const folder = mkdtempSync(join(tmpdir(), 'oos-tar-'));
  try {
    writeFileSync(join(folder, 'a.tar.gz'), bytes);
    expect(spawnSync('tar', ['-xzf', 'a.tar.gz'], { cwd: folder }).status).toBe(0);
    expect(readdirSync(join(folder, 'a')).sort()).toEqual(['empty', 'long.txt', 'oos']);
    expect(readFileSync(join(folder, 'a/long.txt'), 'utf8')).toBe('A'.repeat(1024));
    expect(spawnSync(join(folder, 'a/oos'), { encoding: 'utf8' }).stdout).toBe('here\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('what this machine has not is left out with a word', () => {
  const [linux, arm, , , windows] = /** @type {import('./targets.mjs').Target[]} */ (TARGETS);
  if (!linux || !arm || !windows) throw new Error('targets are gone');
  const bare = { host: linux.rust, installed: [linux.rust], hasZig: false };
  expect(cargoBuildOf(linux, bare)).toMatchObject({ env: { RUSTFLAGS: '-C target-feature=+crt-static' } });
  expect(cargoBuildOf(arm, bare)).toEqual({ why: `rustup target add ${arm.rust}` });
  expect(cargoBuildOf(arm, { ...bare, installed: [arm.rust] })).toEqual({
    why: expect.stringContaining('zigbuild'),
  });
  expect(cargoBuildOf(windows, { ...bare, installed: [windows.rust], hasZig: true })).toMatchObject({
    args: expect.arrayContaining(['zigbuild', windows.zig]),
  });
});

test('the licences of the program are on the list, each with its text', () => {
  const target = /^host: (.*)$/m.exec(commandOutput('rustc', ['-vV']) ?? '')?.[1] ?? '';
  const linked = linkedCrates({ package: 'oos', target, features: ['parquet'] });
  const names = linked.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['libm', 'lexopt', 'toml', 'parquet']));
  expect(linkedCrates({ package: 'oos', target }).map(({ name }) => name)).not.toContain('parquet');
  expect(licenceFaults([...linked, ...standardLibrary({ target })])).toEqual([]);
});

test('the examples of the command line’s document are those of an archive', () => {
  const words = exampleText(readFileSync(join(root, 'docs/command-line.md'), 'utf8'));
  expect(words).toContain("\noos run '#/alf?ta=20&w=16'\n");
  expect(words).not.toMatch(/npm run|\]\(/);
  // the campaigns that they read are in the archive
  const named = words.match(/\bcampaigns\/\S+\.toml/g) ?? [];
  expect(named.length).toBeGreaterThan(0);
  for (const name of named) expect(CAMPAIGNS).toContain(name);
  for (const name of CAMPAIGNS) expect(existsSync(join(root, name))).toBe(true);
});

test('an archive has what the program writes of itself', { timeout: BUILD }, () => {
  const target = /^host: (.*)$/m.exec(commandOutput('rustc', ['-vV']) ?? '')?.[1] ?? '';
  const files = archiveContents(buildOos(), target);
  expect(files['man/oos.1']).toBe(said('man'));
  expect(files['completions/_oos']).toMatch(/^#compdef oos\n/);
  expect(files['completions/oos.ps1']).toContain("'trace --by' = @(");
  expect(files['completions/oos.fish']).toContain('complete -c oos');
  // and so are the documents that its README names
  const documents = files['README.txt']?.match(/\bdocs\/\S+\.md/g) ?? [];
  expect(documents).toContain('docs/campaigns.md');
  for (const name of documents) expect(files[name]).toMatch(/^# /);
});

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const ARCHIVE = join(root, `release/oos-${version}-linux-x86_64.tar.gz`);

test.skipIf(!existsSync(ARCHIVE))(
  'the Linux archive (where it has been made) runs in an empty folder and an empty environment',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'oos-archive-'));
    try {
      expect(spawnSync('tar', ['-xzf', ARCHIVE], { cwd: folder }).status).toBe(0);
      const inside = join(folder, `oos-${version}-linux-x86_64`);
      expect(readdirSync(inside).sort()).toEqual(
        [
          'CITATION.cff',
          'LICENSE',
          'README.txt',
          'campaigns',
          'completions',
          'docs',
          'licenses.txt',
          'man',
          'oos',
        ].sort(),
      );
      /** @param {string[]} args */
      const told = (...args) =>
        spawnSync(join(inside, 'oos'), args, { cwd: folder, env: {}, encoding: 'utf8' }).stdout;
      expect(told('--version')).toContain(`oos ${version}`);
      const link = '#/alf?n=60&runs=2';
      expect(told('run', link, '--json')).toBe(commandOutput(buildOos(), ['run', link, '--json']));
      // the program loads no shared libraries
      const shared = commandOutput('ldd', [join(inside, 'oos')]);
      if (shared !== undefined) expect(shared).toContain('statically linked');
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
  BUILD,
);
