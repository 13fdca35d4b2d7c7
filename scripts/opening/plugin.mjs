// Answers to what laboratories ask the simulation first, as files of the built page: with them the first numbers stand before the
// module has come. They are the model's own, computed by the modules that the page gets.

import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { root } from '../run.mjs';

const SOURCE = 'web/app/opening/opening.tsx';

/**
 * @param {ReadonlyMap<string, string>} addresses what is opened, by the name of its file: `red` is `red.opening-….json`
 * @returns {import('vite').Plugin}
 */
export function openings(addresses) {
  /** @type {Record<string, unknown>} */
  let define = {};
  return {
    name: 'openings',
    apply: 'build',
    configResolved(config) {
      define = config.define ?? {};
    },
    async generateBundle(_, bundle) {
      const found = await record([...addresses.values()], define);
      for (const [i, name] of [...addresses.keys()].entries()) {
        const { modules = [], answers = [] } = found[i] ?? {};
        if (answers.length === 0) continue;
        const source = JSON.stringify({ modules: modules.map((each) => fileOf(bundle, each)), answers });
        this.emitFile({ type: 'asset', name: `${name}.opening.json`, source });
      }
    },
  };
}

/** The name that a module has in the page: answers are those of this one alone. @param {import('rolldown').OutputBundle} bundle @param {string} module */
function fileOf(bundle, module) {
  const file = Object.keys(bundle).find((name) => name.startsWith(`assets/${module}_bg-`));
  if (file === undefined) throw new Error(`the page has no module ${module}`);
  return file.replace('assets/', '');
}

/**
 * @param {readonly string[]} addresses @param {Record<string, unknown>} define
 * @returns {Promise<import('../../web/sim/answers.ts').AnswerFile[]>}
 */
async function record(addresses, define) {
  const folder = await mkdtemp(join(tmpdir(), 'oos-opening-'));
  try {
    await build({
      configFile: false,
      root,
      define,
      publicDir: false,
      logLevel: 'error',
      // everything is inside: nothing is found from that folder
      ssr: { noExternal: true },
      build: { ssr: SOURCE, outDir: folder, minify: false },
    });
    const given = [join(root, 'scripts/opening/record.mjs'), join(folder, 'opening.js'), ...addresses];
    const { stdout } = await promisify(execFile)(process.execPath, given, { maxBuffer: 2 ** 26 });
    return JSON.parse(stdout);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
