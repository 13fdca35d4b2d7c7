// Leaves all laboratories but one out of the one file.

/** Modules of a single laboratory, by their paths: its folder, table and binding; and the first page, which shows all. */
const OF_A_LABORATORY =
  /\/web\/labs\/(\w+)\/|\/sim-wasm\/pkg\/(\w+?)\.(?:js|table\.ts|[\w-]+\.heads\.ts)$|\/web\/app\/(landing)\//;
const NOTHING = '\0nothing of ';
/** Short texts, such as a laboratory's question, which are kept. */
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
