// Scenarios drawn at random from a laboratory's table, the same for the same seed.

/**
 * @typedef {{ kind: string, min?: number, max?: number, decimals?: number, default?: unknown,
 *   track?: { min: number, max: number }, options?: readonly { id: string }[] }} Values
 * @typedef {{ id: string, group: string, values: Values }} Param
 * @typedef {{ id: string, params: readonly Param[] }} Lab
 */

/** What would take too long at its highest: so much at most. @type {Readonly<Record<string, number>>} */
const MOST = { runs: 5, n: 1000, duration: 20, flows: 30, count: 20_000 };
/** Of the parameters so many are drawn, the others have their defaults. */
const DRAWN = 3;

/** Numbers from 0 to 1 (mulberry32). @param {number} seed */
export function generator(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** @param {Param} param @param {() => number} random @returns {string | undefined} */
function drawn({ id, values }, random) {
  const { kind, min = 0, max = 0, decimals = 0, options = [] } = values;
  // what looks into a file has none here
  const ids = options.map((option) => option.id).filter((option) => option !== 'trace');
  if (kind === 'choice') return ids[Math.floor(random() * ids.length)];
  if (kind !== 'number' || values.default === null) return undefined;
  const most = Math.min(max, values.track?.max ?? max, MOST[id] ?? max);
  // the ends are where sentences go wrong
  const share = random();
  const at = share < 0.15 ? min : share > 0.9 ? most : min + random() ** 2 * (most - min);
  return `${Number(at.toFixed(Math.min(decimals, 3)))}`;
}

/**
 * Links of scenarios, each with a few parameters that are drawn.
 * @param {Lab} lab @param {number} count @param {number} seed @returns {string[]}
 */
export function scenariosOf({ id, params }, count, seed) {
  const random = generator(seed);
  const free = params.filter(({ group }) => group !== 'figure');
  return Array.from({ length: count }, () => {
    const chosen = new Map([...free].map((param) => /** @type {const} */ ([random(), param])));
    const few = [...chosen].sort(([a], [b]) => a - b).slice(0, DRAWN);
    const pairs = few.flatMap(([, param]) => {
      const value = drawn(param, random);
      return value === undefined ? [] : [`${param.id}=${value}`];
    });
    return `#/${id}?${pairs.join('&')}`;
  });
}
