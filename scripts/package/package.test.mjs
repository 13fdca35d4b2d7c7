// What goes into a release archive. That the Linux archive runs in an empty folder is tested where it has been made
// (`npm run package`).

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { crates, standardLibrary } from '../licenses/crates.mjs';
import { faults } from '../licenses/page.mjs';
import { buildOos } from '../program.mjs';
import { ask, root } from '../run.mjs';
import { bash, fish, powershell, zsh } from './completions.mjs';
import { CAMPAIGNS, excerpt } from './contents.mjs';
import { manPage } from './man.mjs';
import { flagsOf } from './table.mjs';
import { tarGz } from './tar.mjs';
import { howTo, TARGETS } from './targets.mjs';

// time to build the program if that has not been done
const BUILD = 600_000;

/** @type {import('./table.mjs').Table} */
const SMALL = {
  version: '1.2.3',
  scenario: 'a link',
  labs: ['alf', 'red'],
  commands: [
    {
      name: 'trace',
      usage: ['FILE [--by rtp|tcp] [--dt PACKETS] [--json]'],
      about: ["flows of a capture: it's read"],
      options: [
        { option: '--by rtp|tcp', meaning: 'the number [a sequence]' },
        { option: '--dt PACKETS', meaning: 'further counts as lost' },
        { option: '--x ID=FROM:TO:STEP', meaning: 'one' },
        { option: '--x ID=NAME,NAME', meaning: 'another form of it' },
        { option: '--json', meaning: 'as JSON' },
      ],
      examples: ['oos trace a.pcap'],
    },
    {
      name: 'params',
      usage: ['[LAB] [--json]'],
      about: ['tables'],
      options: [{ option: '--json', meaning: 'as JSON' }],
      examples: [],
    },
  ],
};

test('flags are told from what they take', () => {
  const flags = flagsOf(/** @type {import('./table.mjs').Command} */ (SMALL.commands[0]));
  expect(flags.map(({ name, takes, values }) => [name, takes, values])).toEqual([
    ['--by', true, ['rtp', 'tcp']],
    ['--dt', true, []],
    ['--x', true, []],
    ['--json', false, []],
    ['--help', false, []],
  ]);
});

/** What bash offers. @param {string} script @param {string[]} words of which the last is being typed */
function offered(script, words) {
  const call = `COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}; _oos; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout } = spawnSync('bash', ['--norc', '-c', `${script}\n${call}`], { encoding: 'utf8' });
  return stdout.trim().split('\n');
}

test.skipIf(ask('bash', ['--version']) === undefined)(
  'bash completes commands, flags, named values and laboratories',
  () => {
    const script = bash(SMALL);
    expect(offered(script, ['oos', 't'])).toEqual(['trace']);
    expect(offered(script, ['oos', 'trace', '--b'])).toEqual(['--by']);
    expect(offered(script, ['oos', 'trace', '--by', ''])).toEqual(['rtp', 'tcp']);
    // nothing is known of a number
    expect(offered(script, ['oos', 'trace', '--dt', ''])).toEqual(['']);
    expect(offered(script, ['oos', 'params', 'r'])).toEqual(['red']);
    expect(offered(script, ['oos', 'help', 'p'])).toEqual(['params']);
  },
);

test('the other shells have every command and flag, quoted as they read it', () => {
  for (const script of [zsh(SMALL), fish(SMALL), powershell(SMALL)]) {
    for (const word of ['trace', 'params', 'rtp', 'red', 'help']) expect(script).toContain(word);
    for (const flag of ['by', 'dt', 'json']) expect(script).toMatch(new RegExp(`(--|-l )${flag}\\b`));
  }
  expect(zsh(SMALL)).toContain("'--by[the number \\[a sequence\\]]:value:(rtp tcp)'");
  expect(zsh(SMALL)).toContain("'trace:flows of a capture\\: it'\\''s read'");
  expect(fish(SMALL)).toContain("-d 'flows of a capture: it\\'s read'");
  expect(powershell(SMALL)).toContain("'trace --by' = @('rtp', 'tcp')");
});

test('the manual has each command, and no mark where a word is meant', () => {
  const page = manPage(SMALL);
  expect(page).toContain('.SS oos trace');
  expect(page).toContain('.TP\n\\fB\\-\\-by\\fR \\fIrtp|tcp\\fR\nthe number [a sequence]');
  if (ask('groff', ['--version']) === undefined) return;
  const { stdout, stderr } = spawnSync('groff', ['-man', '-Tutf8', '-ww'], { input: page, encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(stdout).toContain('oos trace a.pcap');
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
  expect(howTo(linux, bare)).toMatchObject({ env: { RUSTFLAGS: '-C target-feature=+crt-static' } });
  expect(howTo(arm, bare)).toEqual({ why: `rustup target add ${arm.rust}` });
  expect(howTo(arm, { ...bare, installed: [arm.rust] })).toEqual({
    why: expect.stringContaining('zigbuild'),
  });
  expect(howTo(windows, { ...bare, installed: [windows.rust], hasZig: true })).toMatchObject({
    args: expect.arrayContaining(['zigbuild', windows.zig]),
  });
});

test('the licences of the program are on the list, each with its text', () => {
  const target = /^host: (.*)$/m.exec(ask('rustc', ['-vV']) ?? '')?.[1] ?? '';
  const linked = crates({ package: 'oos', target, features: ['parquet'] });
  const names = linked.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['libm', 'lexopt', 'toml', 'parquet']));
  expect(crates({ package: 'oos', target }).map(({ name }) => name)).not.toContain('parquet');
  expect(faults([...linked, ...standardLibrary({ target })])).toEqual([]);
});

test('the README’s examples of the command line are those of an archive', () => {
  const words = excerpt(readFileSync(join(root, 'README.md'), 'utf8'));
  expect(words).toContain("\noos run '#/alf?ta=20&w=16'\n");
  expect(words).not.toMatch(/npm run|\]\(/);
  // what they read is there
  const named = words.match(/\bcampaigns\/\S+\.toml/g) ?? [];
  expect(named.length).toBeGreaterThan(0);
  for (const name of named) expect(CAMPAIGNS).toContain(name);
  for (const name of CAMPAIGNS) expect(existsSync(join(root, name))).toBe(true);
});

test('the manual and the completions come from the program’s own table', { timeout: BUILD }, () => {
  const table = JSON.parse(ask(buildOos(), ['help', '--json']) ?? '');
  const script = bash(table);
  expect(offered(script, ['oos', 'trace', '--by', ''])).toEqual(
    expect.arrayContaining(['rtp', 'tcp', 'ipid']),
  );
  expect(offered(script, ['oos', 'run', '--'])).toEqual(
    expect.arrayContaining(['--against', '--cores', '--json']),
  );
  expect(manPage(table)).toContain('.SS oos campaign');
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
          'licenses.txt',
          'man',
          'oos',
        ].sort(),
      );
      /** @param {string[]} args */
      const said = (...args) =>
        spawnSync(join(inside, 'oos'), args, { cwd: folder, env: {}, encoding: 'utf8' }).stdout;
      expect(said('--version')).toContain(`oos ${version}`);
      const link = '#/alf?n=60&runs=2';
      expect(said('run', link, '--json')).toBe(ask(buildOos(), ['run', link, '--json']));
      // nothing is loaded beside it
      const shared = ask('ldd', [join(inside, 'oos')]);
      if (shared !== undefined) expect(shared).toContain('statically linked');
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
  BUILD,
);
