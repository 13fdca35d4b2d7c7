// Answers to what laboratories and their presets ask the simulation first, as files of the built page: with them the first numbers
// stand before the module has come. They are the model's own, computed by the modules that the page gets.

import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { root } from '../run.mjs';

const SOURCE = 'web/app/opening/opening.tsx';

/**
 * @param {ReadonlyMap<string, string>} pages what is opened, by the name of its file: `red` is `red.opening-….json`
 * @param {readonly string[]} presets addresses that are opened until the numbers of the leading sentence stand
 * @returns {import('vite').Plugin}
 */
export function openings(pages, presets) {
  /** @type {Record<string, unknown>} */
  let define = {};
  return {
    name: 'openings',
    apply: 'build',
    configResolved(config) {
      define = config.define ?? {};
    },
    async generateBundle(_, bundle) {
      const opened = [...pages.values()].map((address) => `openingOf${address}`);
      const found = await record([...opened, ...presets.map((address) => `numbersOf${address}`)], define);
      const alike = saidAlike(
        [...pages.values(), ...presets],
        found.map(({ said }) => said),
      );
      if (alike !== null) throw new Error(`the presets ${alike.join(' and ')} open on the same sentence`);
      const texts = found.map(({ modules, answers }) =>
        answers.length === 0
          ? ''
          : JSON.stringify({ modules: modules.map((each) => fileOf(bundle, each)), answers }),
      );
      for (const [i, name] of [...pages.keys()].entries())
        if (texts[i]) this.emitFile({ type: 'asset', name: `${name}.opening.json`, source: texts[i] });
      const answered = presets.flatMap((address, i) => {
        const source = texts[pages.size + i];
        return source ? [{ name: shortOf(address), source }] : [];
      });
      const sum = createHash('sha256').update(answered.map(({ source }) => source).join());
      const stamp = sum.digest('base64url').slice(0, 6);
      for (const { name, source } of answered)
        this.emitFile({ type: 'asset', fileName: `assets/preset-${name}-${stamp}.json`, source });
    },
  };
}

/**
 * Two addresses of one laboratory that open on the same sentence, which then shows what neither of them claims; null where none do. A sentence
 * that is to go on, or has no numbers yet, is not told from others.
 * @param {readonly string[]} addresses @param {readonly string[]} said @returns {[string, string] | null}
 */
export function saidAlike(addresses, said) {
  /** @type {Map<string, string>} */
  const known = new Map();
  for (const [i, words] of said.entries()) {
    const address = addresses[i] ?? '';
    if (!/\d/.test(words) || /…| so far\.$/.test(words) || address === '') continue;
    const key = `${/^#\/\w+/.exec(address)?.[0]} ${words}`;
    const before = known.get(key);
    if (before !== undefined) return [before, address];
    known.set(key, address);
  }
  return null;
}

/** Three letters that stand for an address, as in public/theme.js. @param {string} address */
export function shortOf(address) {
  let sum = 0;
  for (const letter of address) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0;
  return sum.toString(36).slice(-3);
}

/** The name that a module has in the page: answers are those of this one alone. @param {import('rolldown').OutputBundle} bundle @param {string} module */
function fileOf(bundle, module) {
  const file = Object.keys(bundle).find((name) => name.startsWith(`assets/${module}_bg-`));
  if (file === undefined) throw new Error(`the page has no module ${module}`);
  return file.replace('assets/', '');
}

/**
 * @param {readonly string[]} asked @param {Record<string, unknown>} define
 * @returns {Promise<import('../../web/app/opening/opening.tsx').Opened[]>}
 */
async function record(asked, define) {
  const folder = await mkdtemp(join(tmpdir(), 'oos-opening-'));
  try {
    await build({
      configFile: false,
      root,
      define: { ...define, 'process.env.NODE_ENV': '"production"' },
      // else it follows the variable of the build, which is "test" below a test
      oxc: { jsx: { development: false } },
      publicDir: false,
      logLevel: 'error',
      // everything is inside: nothing is found from that folder
      ssr: { noExternal: true },
      build: {
        ssr: SOURCE,
        outDir: folder,
        minify: false,
        // no part is waited for: that would take time that the page does not have
        rolldownOptions: { output: { codeSplitting: false } },
      },
    });
    const given = [join(root, 'scripts/opening/record.mjs'), join(folder, 'opening.js'), ...asked];
    const { stdout } = await promisify(execFile)(process.execPath, given, { maxBuffer: 2 ** 26 });
    return JSON.parse(stdout);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
