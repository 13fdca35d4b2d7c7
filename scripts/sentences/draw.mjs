// Scenarios drawn at random from a laboratory's table, the same for the same seed.

/**
 * @typedef {{ kind: string, min?: number, max?: number, decimals?: number, default?: unknown,
 *   track?: { from: number, to: number } | null, options?: readonly { id: string }[], grammar?: string }} Values
 * @typedef {{ id: string, group: string, values: Values }} Param
 * @typedef {{ id: string, params: readonly Param[] }} Lab
 */

/** Upper limits of parameters whose highest values would take too long. @type {Readonly<Record<string, number>>} */
const MOST = { runs: 5, n: 1000, duration: 20, flows: 30, count: 20_000 };
/** Number of parameters that are drawn; the others have their defaults. */
const DRAWN = 3;

/** Numbers from 0 to 1 (mulberry32). @param {number} seed */
export function randomNumbers(seed) {
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
  if (kind === 'choice') return options[Math.floor(random() * options.length)]?.id;
  if (values.grammar === 'sequence') return order(random);
  if (kind !== 'number' || values.default === null) return undefined;
  const most = Math.min(max, values.track?.to ?? max, MOST[id] ?? max);
  // often one of the ends, where sentences go wrong
  const share = random();
  const at = share < 0.15 ? min : share > 0.9 ? most : min + random() ** 2 * (most - min);
  return `${Number(at.toFixed(Math.min(decimals, 3)))}`;
}

/** An arrival order of ten packets, slightly reordered; one packet may be missing or come twice. @param {() => number} random */
function order(random) {
  const numbers = Array.from({ length: 10 }, (_, i) => /** @type {const} */ ([i + 4 * random(), i + 1]));
  const arrived = numbers.sort(([a], [b]) => a - b).map(([, number]) => number);
  const at = Math.floor(random() * 10);
  const share = random();
  if (share < 0.3) arrived.splice(at, 1);
  else if (share > 0.7) arrived.push(arrived[at] ?? 1);
  return arrived.join('+');
}

/**
 * Links of scenarios, each with a few drawn parameters and a drawn figure.
 * @param {Lab} lab @param {number} count @param {number} seed @returns {string[]}
 */
export function scenariosOf({ id, params }, count, seed) {
  const random = randomNumbers(seed);
  const free = params.filter(({ group }) => group !== 'figure');
  const views = params.filter(
    ({ id: name, group, values }) => group === 'figure' && values.kind === 'choice' && name !== 'fig',
  );
  return Array.from({ length: count }, (_, at) => {
    const chosen = new Map([...free].map((param) => /** @type {const} */ ([random(), param])));
    const few = [...chosen].sort(([a], [b]) => a - b).slice(0, DRAWN);
    const view = views[at % Math.max(1, views.length)];
    const pairs = [...few.map(([, param]) => param), ...(view ? [view] : [])].flatMap((param) => {
      const value = drawn(param, random);
      return value === undefined ? [] : [`${param.id}=${value}`];
    });
    return `#/${id}?${pairs.join('&')}`;
  });
}
