// `npm run release -- 0.2.0`: writes the program's version into every file that has it, and the date of the release into CITATION.cff. Then
// look at the difference, commit it, and push the tag v0.2.0: the workflow `release` does the rest.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { bin, root, run, rustFolder } from './run.mjs';
import { fail, say } from './say.mjs';

const [version = '', ...others] = argv.slice(2);
if (others.length > 0 || !/^\d+\.\d+\.\d+$/.test(version))
  fail('npm run release takes a version, such as 0.2.0.');

/** @param {string} file @param {RegExp} pattern @param {string} by what replaces its first find */
function edit(file, pattern, by) {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  if (!pattern.test(text)) fail(`${file} has no version where one is expected.`);
  writeFileSync(path, text.replace(pattern, by));
}

/** @param {string} file @param {(content: Record<string, unknown>) => object} change */
function rewrite(file, change) {
  const path = join(root, file);
  writeFileSync(path, `${JSON.stringify(change(JSON.parse(readFileSync(path, 'utf8'))), null, 2)}\n`);
}

const today = new Date().toISOString().slice(0, 10);
rewrite('package.json', ({ name, version: _, released: __, ...rest }) => ({
  name,
  version,
  released: today,
  ...rest,
}));
edit('package-lock.json', /^( {2}"version": )".*"/m, `$1"${version}"`);
edit('package-lock.json', /^( {6}"version": )".*"/m, `$1"${version}"`);
edit('sim-wasm/Cargo.toml', /^version = ".*"/m, `version = "${version}"`);
edit('sim-wasm/python/Cargo.toml', /^version = ".*"/m, `version = "${version}"`);
// lock files contain the versions of our own crates
const isLocked = [rustFolder, join(rustFolder, 'python')].every((folder) =>
  run('cargo', ['update', '--workspace', '--quiet'], folder),
);
if (!isLocked) fail('cargo could not write the version into its locks: it says why above.');
if (!run(process.execPath, [bin.vitest, 'run', 'web/sources', '-u']))
  fail('CITATION.cff could not be written: the test says why above.');
say(`Version ${version} of ${today}. Look at \`git diff\`, commit it, and push the tag v${version}.`);
