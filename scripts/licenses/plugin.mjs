// Writes licenses.txt into the built page: the licences of everything bundled and linked. A licence that is
// not on the list (allowed.mjs) fails the build.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';
import { linkedCrates, standardLibrary } from './crates.mjs';
import { licenceFaults, licensesText } from './page.mjs';

/** @typedef {import('./crates.mjs').Licence} Licence */

/** The file in which Vite lists the bundled packages (its option build.license); it is removed afterwards. */
const PACKAGES = 'licenses.json';

/** Modules of the workers, which are bundled separately, before the page. @type {Set<string>} */
const inWorkers = new Set();

/** The plugin for the build of the workers. @returns {import('vite').Plugin} */
export function workerLicenses() {
  return {
    name: 'worker-licenses',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const id of Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? file.moduleIds : [],
      )) {
        inWorkers.add(id);
      }
    },
  };
}

/** @returns {import('vite').Plugin} */
export function licenses() {
  return {
    name: 'licenses',
    apply: 'build',
    config: () => ({ build: { license: { fileName: PACKAGES } } }),
    generateBundle: {
      // after Vite's own
      order: 'post',
      handler(_, bundle) {
        const packages = bundle[PACKAGES];
        if (packages?.type !== 'asset') this.error('Vite does not say which packages it has bundled.');
        delete bundle[PACKAGES];
        const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
        const modules = [...inWorkers, ...chunks.flatMap((chunk) => chunk.moduleIds)];
        /** @type {Licence[]} */
        const bundled = JSON.parse(String(packages.source));
        for (const id of inWorkers) {
          const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1];
          if (name && !bundled.some((each) => each.name === name))
            this.error(`${name} is bundled into a worker alone, where Vite does not look for licences.`);
        }
        const all = [...bundled, ...bundlers(modules), ...linkedCrates(), ...standardLibrary()];
        const wrong = licenceFaults(all);
        if (wrong.length > 0) this.error(`Licences: ${wrong.join('; ')}.`);
        this.emitFile({ type: 'asset', fileName: 'licenses.txt', source: licensesText(all) });
      },
    },
  };
}

/** The licences of the bundlers, which add a few lines of their own code. @param {string[]} modules @returns {Licence[]} */
function bundlers(modules) {
  return ['vite', 'rolldown']
    .filter((name) => modules.some((id) => id.startsWith(`\0${name}/`)))
    .map((name) => {
      const folder = join(root, 'node_modules', name);
      const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      const file = readFileSync(join(folder, name === 'vite' ? 'LICENSE.md' : 'LICENSE'), 'utf8');
      // the bundlers' own dependencies are not in the page
      const text = file.split('# Licenses of bundled dependencies')[0]?.trim() ?? '';
      return { name, version, identifier: license, text };
    });
}
