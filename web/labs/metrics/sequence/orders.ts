// Arrival orders made by hand: shuffled, and longer.

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
