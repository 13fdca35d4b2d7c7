// Whether a flow has all that its bottleneck can carry: its losses are then those of a full queue.

/** Of the bottleneck's rate; headers and the time to get there take the rest. */
const FULL = 0.93;

/** The payload's rate in kbit/s, that of the bottleneck in Mbit/s. */
export function isFull(rate: number, bottleneck: number): boolean {
  return rate > FULL * 1000 * bottleneck;
}
