// Lists in the built page the files that each laboratory and the first page need. public/theme.js, which reads the address, requests
// them together with the page's first scripts, and not after these have run.

/** Where the bundler puts the parts of the page. */
const ASSETS = /^assets\//;

/**
 * @typedef {object} Wave
 * @property {string} at pattern of the addresses that need the files, from their `#` on, without `|` and spaces; the address of a
 *   preset with answers ends with `&answered`
 * @property {RegExp} [beginnings] sources of the parts that these addresses need, without the parts' imports
 * @property {string} [module] their WebAssembly module, with which the page's worker is requested too
 * @property {string} [opening] the name of their answers (scripts/opening)
 * @property {Wave} [beside] another wave that the same addresses request as well
 */

/** The files of a laboratory: its page, its table, its module and the worker. @param {string} lab @returns {Wave} */
export const ofLaboratory = (lab) => ({
  at: `^#/${lab}\\b`,
  beginnings: new RegExp(`/labs/${lab}/\\w+Page\\.tsx$|/${lab}\\.table\\.ts$`),
  module: lab,
});

/** The answers of a laboratory's bare address. @param {string} lab @returns {Wave} */
export const ofOpening = (lab) => ({ at: `^#/${lab}$`, opening: lab });

/**
 * The leading sentence of a figure that has one of its own, in the figure's folder: only for presets with answers, which wait for it;
 * otherwise it would delay the module.
 * @param {string} lab @param {string} figure @returns {Wave}
 */
export const ofFigure = (lab, figure) => ({
  at: `^#/${lab}\\?.*\\bfig=${figure}\\b.*&answered$`,
  beginnings: new RegExp(`/labs/${lab}/${figure}/\\w+Lead\\.tsx$`),
  beside: ofLaboratory(lab),
});

/**
 * @param {readonly Wave[]} waves
 * @returns {import('vite').Plugin}
 */
export function firstWave(waves) {
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
        // one list per wave, which begins with its pattern
        const lists = waves.flatMap((wave) => {
          const others = wave.beside === undefined ? [] : partsOf(bundle, wave.beside);
          const names = partsOf(bundle, wave).filter((name) => !known.has(name) && !others.includes(name));
          return names.length === 0 ? [] : [[wave.at, ...names].join(' ')];
        });
        return [
          {
            tag: 'meta',
            attrs: { name: 'first-wave', content: [...lists, presetsIn(bundle)].join('|') },
            injectTo: 'head-prepend',
          },
        ];
      },
    },
  };
}

/** @typedef {import('rolldown').OutputBundle} Bundle */

/**
 * The presets that have answers (scripts/opening), after the part that the names of all their files share.
 * @param {Bundle} bundle
 */
function presetsIn(bundle) {
  const names = Object.keys(bundle).map((name) => /^assets\/preset-(\w+)-(.*)\.json$/.exec(name) ?? []);
  const found = names.filter((name) => name.length > 0);
  return ['^preset', found[0]?.[2], ...found.map(([, letters]) => letters)].join(' ');
}

/**
 * The files of a wave with their imports, by their names in the folder of parts.
 * @param {Bundle} bundle @param {Wave} wave
 */
function partsOf(bundle, { beginnings, module, opening }) {
  const wanted = [`${module}_bg-`, `${opening}.opening-`];
  const worker = module === undefined ? [] : workersIn(bundle);
  const names = Object.entries(bundle).flatMap(([name, file]) => {
    const own = name.replace(ASSETS, '');
    if (file.type !== 'chunk') return wanted.some((beginning) => own.startsWith(beginning)) ? [own] : [];
    return beginnings?.test(file.facadeModuleId ?? '') ? neededBy(bundle, name) : [];
  });
  return [...new Set([...names, ...worker])].sort();
}

/** The workers that the page's first script starts (web/sim/browser.ts). @param {Bundle} bundle */
function workersIn(bundle) {
  return Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' && file.isEntry ? (file.code.match(/\bworker-[\w-]+\.js/g) ?? []) : [],
  );
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
