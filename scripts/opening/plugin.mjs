// Writes the answers to the first calls of laboratories and presets as files of the built page, so that the page has its first
// numbers before the module has loaded. The answers are computed by the same modules as the page's.

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
 * @param {ReadonlyMap<string, string>} pages addresses to open, by the names of their files: `red` for `red.opening-….json`
 * @param {readonly string[]} presets addresses to open until the leading sentence has its numbers
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
      const opened = [...pages.values()].map((address) => `openingAnswers${address}`);
      const found = await record([...opened, ...presets.map((address) => `leadAnswers${address}`)], define);
      const alike = equalSentences(
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
        return source ? [{ name: addressLetters(address), source }] : [];
      });
      const sum = createHash('sha256').update(answered.map(({ source }) => source).join());
      const stamp = sum.digest('base64url').slice(0, 6);
      for (const { name, source } of answered)
        this.emitFile({ type: 'asset', fileName: `assets/preset-${name}-${stamp}.json`, source });
    },
  };
}

/**
 * Two addresses of one laboratory that open on the same leading sentence, which is then wrong for one of them; null if there are none. Sentences
 * that are unfinished, or have no numbers yet, are not compared.
 * @param {readonly string[]} addresses @param {readonly string[]} said @returns {[string, string] | null}
 */
export function equalSentences(addresses, said) {
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

/** The three letters for an address, computed as in public/theme.js. @param {string} address */
export function addressLetters(address) {
  let sum = 0;
  for (const letter of address) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0;
  return sum.toString(36).slice(-3);
}

/** The file name of a module in the page; answers are valid for this file only. @param {import('rolldown').OutputBundle} bundle @param {string} module */
function fileOf(bundle, module) {
  const file = Object.keys(bundle).find((name) => name.startsWith(`assets/${module}_bg-`));
  if (file === undefined) throw new Error(`the page has no module ${module}`);
  return file.replace('assets/', '');
}

/**
 * @param {readonly string[]} asked @param {Record<string, unknown>} define
 * @returns {Promise<import('../../web/app/opening/opening.tsx').OpeningAnswers[]>}
 */
async function record(asked, define) {
  const folder = await mkdtemp(join(tmpdir(), 'oos-opening-'));
  try {
    await build({
      configFile: false,
      root,
      define: { ...define, 'process.env.NODE_ENV': '"production"' },
      // otherwise it depends on NODE_ENV, which is "test" in a test
      oxc: { jsx: { development: false } },
      publicDir: false,
      logLevel: 'error',
      // bundle all packages: they cannot be found from that folder
      ssr: { noExternal: true },
      build: {
        ssr: SOURCE,
        outDir: folder,
        minify: false,
        // one file without late parts, whose loading would take real time
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
