// `npm run package`: builds release archives of the command line in release/ for every system that this machine can build for, and
// names those left out. `npm run package -- linux-x86_64` builds one, `npm run package -- --page` the page as an archive. SHA256SUMS
// has the checksums of all archives in the folder.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { archiveContents } from './package/contents.mjs';
import { tarGz } from './package/tar.mjs';
import { cargoBuildOf, installedTools, TARGETS } from './package/targets.mjs';
import { buildPage } from './page.mjs';
import { buildOos, programOf } from './program.mjs';
import { root, rustFolder } from './run.mjs';
import { fail, say } from './say.mjs';
import { installTools as packages, setUp } from './setup.mjs';

const RELEASE = join(root, 'release');
/** The date of every file in a ZIP, so that archives of the same files are identical. */
const LONG_AGO = new Date(1980, 0, 1);

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const wanted = argv.slice(2);
const isPage = wanted.includes('--page');
const names = wanted.filter((word) => word !== '--page');
const unknown = names.find((name) => !TARGETS.some((target) => target.name === name));
if (unknown !== undefined)
  fail(
    `there is no archive ${unknown}; there are ${TARGETS.map(({ name }) => name).join(', ')}, and --page.`,
  );

// a fresh copy of the repository has no packages yet
await packages();
const { zipSync } = await import('fflate');

/** @param {string} target @param {{ args: string[], env: Record<string, string> }} how */
function built(target, { args, env }) {
  const { status, stdout } = spawnSync('cargo', [...args, '--message-format', 'json-render-diagnostics'], {
    cwd: rustFolder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 2],
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  const program = status === 0 ? programOf(stdout) : undefined;
  return program ?? fail(`oos could not be built for ${target}: the compiler says why above.`);
}

/** @param {import('./package/targets.mjs').Target} target @param {string} program @param {string} ours one that this machine can start */
function archive(target, program, ours) {
  const folder = `oos-${version}-${target.name}`;
  const texts = Object.entries(archiveContents(ours, target.rust)).map(([name, text]) => ({
    name: `${folder}/${name}`,
    content: new TextEncoder().encode(text),
  }));
  const entries = [
    { name: `${folder}/${target.program}`, content: new Uint8Array(readFileSync(program)), isProgram: true },
    ...texts,
  ];
  const isZip = target.program.endsWith('.exe');
  const file = `${folder}.${isZip ? 'zip' : 'tar.gz'}`;
  const zipped = () =>
    zipSync(Object.fromEntries(entries.map(({ name, content }) => [name, content])), { mtime: LONG_AGO });
  writeFileSync(join(RELEASE, file), isZip ? zipped() : tarGz(entries));
  return file;
}

/** The page as a folder in a ZIP. */
async function page() {
  await setUp();
  await buildPage();
  const dist = join(root, 'dist');
  const names = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const file = `out-of-sequence-page-${version}.zip`;
  const files = names.map((name) => [
    `out-of-sequence/${name.slice(dist.length + 1).replaceAll('\\', '/')}`,
    new Uint8Array(readFileSync(name)),
  ]);
  writeFileSync(join(RELEASE, file), zipSync(Object.fromEntries(files), { mtime: LONG_AGO }));
  return file;
}

// this build only prints its manual and completions, and compiles faster
process.env.OOS_PROFILE ??= 'dev';
mkdirSync(RELEASE, { recursive: true });
const found = installedTools();
/** @type {string[]} */
const made = [];
const targets = TARGETS.filter(({ name }) =>
  names.length === 0 ? !isPage || wanted.length > 1 : names.includes(name),
);
const ours = targets.length > 0 ? buildOos() : '';
for (const target of targets) {
  const how = cargoBuildOf(target, found);
  if ('why' in how) {
    say(`  – ${target.name} is left out: ${how.why}`);
    continue;
  }
  say(`  … ${target.name}`);
  made.push(archive(target, built(target.rust, how), ours));
}
if (isPage) made.push(await page());
const packed = readdirSync(RELEASE).filter((file) => /\.(zip|tar\.gz)$/.test(file));
const sums = packed.sort().map((file) => {
  const sum = createHash('sha256')
    .update(readFileSync(join(RELEASE, file)))
    .digest('hex');
  return `${sum}  ${file}\n`;
});
writeFileSync(join(RELEASE, 'SHA256SUMS'), sums.join(''));
say(`${made.length === 0 ? 'No archive' : made.join(', ')} in release/; SHA256SUMS has the checksums.`);
if (made.length === 0) process.exitCode = 1;
