// Arrival orders made by hand: as text, shuffled, and longer.

/** Longer texts than this are written with ranges. */
const PLAIN = 120;
/** Shorter runs are written number by number. */
const SHORTEST_RUN = 3;

/** The text of an order (as `Sequence::canonical` of the model has it, but short ones number by number). */
export function textOf(order: readonly number[], lost: ArrayLike<number>): string {
  const [low, high] = [Math.min(...order), Math.max(...order)];
  // what is missing between arrivals needs no word
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

/** Numbers that rise or fall by one, by their ends. */
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

/** A packet, and how many that were sent after it came before it. */
export interface Late {
  readonly packet: number;
  readonly ahead: number;
}

/** All in order but these packets, each of them behind as many as overtake it: this says all of an order without copies. */
export function withLate(order: readonly number[], late: readonly Late[]): number[] {
  const made = [...order].sort((a, b) => a - b);
  // from the last that was sent: the places of those before it are still their own
  for (const { packet, ahead } of [...late].sort((a, b) => b.packet - a.packet)) {
    const at = made.indexOf(packet);
    made.splice(at, 1);
    made.splice(at + ahead, 0, packet);
  }
  return made;
}

/** How many places a shuffled packet may fall behind. */
const REACH = 4;

/** The same packets, each held up by a few places at random: as a path reorders, not as cards are mixed. */
export function shuffled(order: readonly number[], random: () => number): number[] {
  const held = [...order].sort((a, b) => a - b).map((number, i) => ({ number, at: i + REACH * random() }));
  return held.sort((a, b) => a.at - b.at).map(({ number }) => number);
}

/** The order, and behind it the same once more with the numbers that follow. */
export function longer(order: readonly number[]): number[] {
  if (order.length === 0) return [1, 2, 3];
  const [low, high] = [Math.min(...order), Math.max(...order)];
  return [...order, ...order.map((number) => number + high - low + 1)];
}
