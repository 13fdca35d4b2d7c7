// Makes arrival orders: with given late packets, shuffled, or longer.

/** A late packet, and the number of packets that were sent later and arrive before it. */
export interface LatePacket {
  readonly packet: number;
  readonly ahead: number;
}

/**
 * The order in which only these packets are late, each by as many packets as overtake it. Any order without copies can
 * be made so.
 */
export function orderWithLate(order: readonly number[], late: readonly LatePacket[]): number[] {
  const made = [...order].sort((a, b) => a - b);
  // the packet sent last comes first, so that earlier packets are still at their own places
  for (const { packet, ahead } of [...late].sort((a, b) => b.packet - a.packet)) {
    const at = made.indexOf(packet);
    made.splice(at, 1);
    made.splice(at + ahead, 0, packet);
  }
  return made;
}

/** How many places a shuffled packet may fall behind. */
const REACH = 4;

/** The same packets, each delayed by a few places at random, as on a path with jitter. */
export function shuffledOrder(order: readonly number[], random: () => number): number[] {
  const held = [...order].sort((a, b) => a - b).map((number, i) => ({ number, at: i + REACH * random() }));
  return held.sort((a, b) => a.at - b.at).map(({ number }) => number);
}

/** The order, followed by the same order of the next numbers. */
export function repeatedOrder(order: readonly number[]): number[] {
  if (order.length === 0) return [1, 2, 3];
  const [low, high] = [Math.min(...order), Math.max(...order)];
  return [...order, ...order.map((number) => number + high - low + 1)];
}
