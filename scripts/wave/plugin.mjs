// What a laboratory needs is asked for with the page's first scripts, not when these have come and run: the built page lists it, and
// public/theme.js, which knows the address, asks.

/** Where the bundler puts the parts of the page. */
const ASSETS = /^assets\//;

/**
 * @param {readonly string[]} labs
 * @returns {import('vite').Plugin}
 */
export function firstWave(labs) {
  return {
    name: 'first-wave',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        /** @type {Set<string>} */
        const known = new Set();
        for (const [name, file] of Object.entries(bundle))
          if (file.type === 'chunk' && file.isEntry)
            for (const each of neededBy(bundle, name)) known.add(each);
        // a list a laboratory, which its id begins
        const lists = labs.map((lab) =>
          [lab, ...wave(bundle, lab).filter((name) => !known.has(name))].join(' '),
        );
        return [
          {
            tag: 'meta',
            attrs: { name: 'first-wave', content: lists.join('|') },
            injectTo: 'head-prepend',
          },
        ];
      },
    },
  };
}

/** @typedef {import('rolldown').OutputBundle} Bundle */

/**
 * A laboratory's page, its table and its module, with what they import; names as they stand in the folder of parts.
 * @param {Bundle} bundle @param {string} lab
 */
function wave(bundle, lab) {
  const beginnings = new RegExp(`/labs/${lab}/\\w+Page\\.tsx$|/${lab}\\.table\\.ts$`);
  const modules = new RegExp(`^assets/${lab}_bg-.*\\.wasm$`);
  const names = Object.entries(bundle).flatMap(([name, file]) => {
    if (file.type !== 'chunk') return modules.test(name) ? [name.replace(ASSETS, '')] : [];
    return beginnings.test(file.facadeModuleId ?? '') ? neededBy(bundle, name) : [];
  });
  return [...new Set(names)].sort();
}

/**
 * A part of the page and what it imports, with styles.
 * @param {Bundle} bundle @param {string} name @param {Set<string>} [found] @returns {string[]}
 */
function neededBy(bundle, name, found = new Set()) {
  const file = bundle[name];
  if (found.has(name) || file?.type !== 'chunk') return [];
  found.add(name);
  const styles = [...(file.viteMetadata?.importedCss ?? [])];
  const own = [name, ...styles].map((each) => each.replace(ASSETS, ''));
  return [...own, ...file.imports.flatMap((other) => neededBy(bundle, other, found))];
}
