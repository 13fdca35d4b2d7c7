// Writes an arrival order as the text of a scenario's parameter.

/** Longer texts than this (characters) are written with ranges. */
const PLAIN = 120;
/** Shorter runs of consecutive numbers are written number by number. */
const SHORTEST_RUN = 3;

/** The text of an order (as `Sequence::canonical` of the model has it, but short ones number by number). */
export function orderText(order: readonly number[], lost: ArrayLike<number>): string {
  const [low, high] = [Math.min(...order), Math.max(...order)];
  // a number missing between arrivals is lost without being listed
  const outside = Array.from(lost).filter((number) => number < low || number > high);
  const losses = runs(outside).map(([from, to]) => (from === to ? `x${from}` : `x${from}-${to}`));
  const plain = [...order, ...losses].join(' ');
  if (plain.length <= PLAIN) return plain;
  return [...runs(order).flatMap(written), ...losses].join(' ');
}

function written([from, to]: readonly [number, number]): string[] {
  if (Math.abs(from - to) + 1 >= SHORTEST_RUN) return [`${from}-${to}`];
  return from === to ? [`${from}`] : [`${from}`, `${to}`];
}

/** Runs of numbers that rise or fall by one, as pairs of first and last number. */
function runs(numbers: readonly number[]): [number, number][] {
  const found: [number, number][] = [];
  for (const number of numbers) {
    const last = found.at(-1);
    const step = last === undefined ? 0 : Math.sign(last[1] - last[0]);
    if (last !== undefined && Math.abs(number - last[1]) === 1 && step !== Math.sign(last[1] - number))
      last[1] = number;
    else found.push([number, number]);
  }
  return found;
}
