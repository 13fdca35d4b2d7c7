// Writes the service worker into the built page, with the lists of files that it keeps: first those of the page's frame
// and first laboratory, and the rest when the page is at rest.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The page's HTML, which browsers request as the folder itself. */
const PAGE = 'index.html';
const NAME = 'sw.js';
/** Presets' answers are not kept: they replace a module that is still loading, and a kept module needs no loading. */
const NOT_KEPT = /^assets\/preset-/;

/**
 * @param {string} lab the laboratory that is kept first
 * @returns {import('vite').Plugin}
 */
export function offline(lab) {
  /** Modules of the page and of that laboratory, from which the others that a visit needs are found. */
  const beginnings = new RegExp(
    `/web/app/main\\.tsx$|index\\.html$|/labs/${lab}/\\w+Page\\.tsx$|/${lab}\\.table\\.ts$`,
  );
  /** Files of a first visit that no chunk imports: the module, its first answers, the workers, and the files beside the page. */
  const beside = new RegExp(
    `^assets/(${lab}_bg-.*\\.wasm|${lab}\\.opening-.*\\.json|worker-.*\\.js)$|^(theme\\.js|icon\\.svg|app\\.webmanifest)$`,
  );
  /** @type {Set<string>} */
  const first = new Set();
  /** The page's script, which the HTML of the same version names. */
  let entry = '';
  let folder = 'dist';
  return {
    name: 'offline',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    generateBundle(_, bundle) {
      /** @param {string} name */
      const add = (name) => {
        const file = bundle[name];
        if (first.has(name)) return;
        first.add(name);
        if (file?.type !== 'chunk') return;
        for (const other of file.imports) add(other);
        for (const style of file.viteMetadata?.importedCss ?? []) first.add(style);
      };
      for (const [name, file] of Object.entries(bundle)) {
        if (file.type === 'chunk' && file.isEntry) entry = name;
        if (file.type === 'chunk' && (file.isEntry || beginnings.test(file.facadeModuleId ?? ''))) add(name);
      }
    },
    closeBundle() {
      const names = readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) =>
          join(entry.parentPath, entry.name)
            .slice(folder.length + 1)
            .replaceAll('\\', '/'),
        )
        .filter((name) => name !== NAME && !NOT_KEPT.test(name))
        .sort();
      const text = readFileSync(new URL('./worker.js', import.meta.url), 'utf8');
      const sum = createHash('sha256').update(text);
      for (const name of names) sum.update(`${name}\n`).update(readFileSync(join(folder, name)));
      const isFirst = (/** @type {string} */ name) => name === PAGE || first.has(name) || beside.test(name);
      const asAsked = (/** @type {string} */ name) => (name === PAGE ? './' : name);
      const list = (/** @type {boolean} */ wanted) =>
        JSON.stringify(names.filter((name) => isFirst(name) === wanted).map(asAsked));
      const head = `const VERSION = '${sum.digest('hex').slice(0, 16)}';\nconst ENTRY = '${entry}';\nconst FIRST = ${list(true)};\nconst REST = ${list(false)};\n`;
      writeFileSync(join(folder, NAME), head + text);
    },
  };
}
