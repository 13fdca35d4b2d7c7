// Leaves the other laboratories out of the one file.

/** What belongs to one laboratory, by its address: its folder of the page, its table, its binding; and the first page, which is for all. */
const OF_A_LABORATORY =
  /\/web\/labs\/(\w+)\/|\/sim-wasm\/pkg\/(\w+?)\.(?:js|table\.ts|[\w-]+\.heads\.ts)$|\/web\/app\/(landing)\//;
const NOTHING = '\0nothing of ';
/** A line of text, such as a laboratory's question, weighs as much as nothing. */
const TEXT = /\.txt\?raw$/;

/**
 * @param {string} lab
 * @returns {import('vite').Plugin}
 */
export function onlyOne(lab) {
  const own = new Set([lab, ...(lab === 'metrics' ? ['captures', 'archives', 'texts'] : [])]);
  return {
    name: 'only-one-laboratory',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (importer === undefined || OF_A_LABORATORY.test(importer)) return;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const [, folder, generated, first] = OF_A_LABORATORY.exec(found?.id ?? '') ?? [];
      const name = folder ?? generated ?? first;
      return name === undefined || own.has(name) || TEXT.test(found?.id ?? '') ? found : NOTHING + name;
    },
    load: (id) => (id.startsWith(NOTHING) ? 'export {};' : undefined),
  };
}
