// `npm run build:single`: builds the whole page as one HTML file, dist/single/out-of-sequence.html; with a laboratory's name
// (`npm run build:single -- alf`), a smaller file with that laboratory alone.

import { statSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { bin, FOR_READERS, root, runAndCapture } from './run.mjs';
import { fail, say } from './say.mjs';
import { builtFiles, setUp } from './setup.mjs';

/** Largest size of the file (bytes): learning platforms and mail take 2 MB, which the page around it shares. */
const LIMIT = 1_600_000;

/** @param {string} lab the only laboratory in it; empty for all */
export const singleFile = (lab = '') =>
  join(root, 'dist/single', lab === '' ? 'out-of-sequence.html' : `out-of-sequence-${lab}.html`);

/** Builds the file beside the page; returns its size in bytes. @param {string} [lab] the only laboratory in it */
export async function buildSingle(lab = '') {
  const args = [bin.vite, 'build', '--config', 'vite.single.config.ts', '--logLevel', 'error'];
  const { ok } = await runAndCapture(process.execPath, args, { env: { ...FOR_READERS, OOS_LAB: lab } });
  if (!ok) fail('the one file could not be built: the bundler says why above.');
  const { size } = statSync(singleFile(lab));
  if (size > LIMIT) fail(`the one file has ${size} bytes, and ${LIMIT} are its limit.`);
  return size;
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const [lab = ''] = argv.slice(2);
  await setUp();
  const labs = builtFiles().flatMap((name) => /(\w+)\.table\.ts$/.exec(name)?.[1] ?? []);
  if (lab !== '' && !labs.includes(lab)) fail(`there is no laboratory ${lab}: there are ${labs.join(', ')}.`);
  const size = await buildSingle(lab);
  say(`\n${singleFile(lab)} (${(size / 1e6).toFixed(2)} MB) opens by a double click.`);
}
