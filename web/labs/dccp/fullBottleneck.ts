// Whether a flow uses its bottleneck fully: its losses are then those of a full queue.

/** Share of the bottleneck's rate from which on it counts as full; headers and the time to get there take the rest. */
const FULL = 0.93;

/** Whether a payload rate (kbit/s) fills a bottleneck (Mbit/s). */
export function isFull(rate: number, bottleneck: number): boolean {
  return rate > FULL * 1000 * bottleneck;
}
