// The same path in other laboratories.

import type { TcpScenario } from '#pkg/params.ts';
import type { TcpMyPath } from '#pkg/tcp.js';

/** What other laboratories take of the path. */
export interface Elsewhere {
  /** By how much all but one packet in a thousand are later at most, ms. */
  readonly delay: number;
  /** The wait of a receiver there, ms: that delay in steps of its parameter. */
  readonly wait: number;
  readonly dccp: string;
  /** Over the same round trip; the losses there are its own, for this path has none. */
  readonly alf: string;
}

/** What the parameters there can be, ms: their table comes with their laboratory, and a test holds these numbers to it. */
const ROUND_TRIPS = [10, 2000] as const;
/** A receiver that does not wait at all, 0, is none with a buffer. */
const WAITS = { least: 5, most: 1000, step: 5 };
/** One packet in a thousand may come later than a buffer waits. */
const WAITED_FOR = 99.9;

export function elsewhere(
  path: Pick<TcpMyPath, 'percents' | 'delays' | 'text'>,
  { rtt }: Pick<TcpScenario, 'rtt'>,
): Elsewhere {
  const delay = quantileAt(path, WAITED_FOR);
  const wait = waitOf(delay);
  const trip = Math.min(ROUND_TRIPS[1], Math.max(ROUND_TRIPS[0], rtt));
  return {
    delay,
    wait,
    alf: `#/alf?d=${Math.round(rtt / 2)}`,
    dccp: `#/dccp?rtt=${trip}&law=quantiles&path=${path.text}&sizing=rule&dmax=${wait}`,
  };
}

/** In steps of the parameter, upwards. */
function waitOf(delay: number): number {
  const { least, most, step } = WAITS;
  return Math.min(most, Math.max(least, step * Math.ceil(delay / step - 1e-9)));
}

/** By how much so many percent of the packets are later at most: linear, as the model has it. */
export function quantileAt(
  { percents, delays }: Pick<TcpMyPath, 'percents' | 'delays'>,
  percent: number,
): number {
  const next = percents.findIndex((one) => one > percent);
  const last = next < 0 ? percents.length - 1 : next - 1;
  const [from, low] = [percents[last], delays[last]];
  const [to, high] = [percents[next], delays[next]];
  if (from === undefined || low === undefined) return high ?? 0;
  if (to === undefined || high === undefined) return low;
  return low + ((high - low) * (percent - from)) / (to - from);
}

/** The share of the packets that is later than each delay: what is drawn of a path. */
export function laterThan({ percents, delays }: Pick<TcpMyPath, 'percents' | 'delays'>): {
  readonly x: readonly number[];
  readonly y: readonly number[];
} {
  const [x, y]: [number[], number[]] = [[], []];
  const put = (delay: number, share: number) => {
    if (share > 0) {
      x.push(delay);
      y.push(share);
    }
  };
  percents.forEach((percent, i) => {
    const [delay, share] = [delays[i] ?? 0, 1 - percent / 100];
    const [before, low] = [percents[i - 1], delays[i - 1]];
    if (before === undefined || low === undefined) {
      put(delay, 1);
    } else if (delay > low) {
      const above = 1 - before / 100;
      for (const at of sharesBetween(above, share)) {
        put(low + ((delay - low) * (above - at)) / (above - share), at);
      }
    }
    put(delay, share);
  });
  // beyond the last delay there is nothing
  return { x, y };
}

/** Shares below one in ten thousand are beyond the picture. */
export const LEAST_SHARE = 1e-4;
const STEPS_PER_DECADE = 24;

/** Even steps of the axis, which is logarithmic: a line that is straight in the share is bent on it, most where few packets are left. */
function sharesBetween(above: number, below: number): number[] {
  const end = Math.max(below, LEAST_SHARE);
  const decades = Math.log10(above / end);
  const steps = Math.ceil(STEPS_PER_DECADE * decades);
  const shares = Array.from(
    { length: Math.max(0, steps - 1) },
    (_, step) => above * 10 ** (-(decades * (step + 1)) / steps),
  );
  // what ends at nothing leaves the picture at its edge
  return end > below && above > end ? [...shares, end] : shares;
}
