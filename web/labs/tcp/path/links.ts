// Links that open the same path in other laboratories.

import type { TcpScenario } from '#pkg/params.ts';
import type { TcpMyPath } from '#pkg/tcp.js';

/** The path as other laboratories take it. */
export interface PathLinks {
  /** Delay (ms) that all but one packet in a thousand stay within. */
  readonly delay: number;
  /** Time that a receiver waits there (ms): that delay, rounded to its parameter's step. */
  readonly wait: number;
  readonly dccp: string;
  /** Link with the same round trip; losses are those of the laboratory, as this path has none. */
  readonly alf: string;
}

/**
 * Ranges of the parameters there, ms: their tables load with their laboratories, and a test compares these numbers with
 * them.
 */
const ROUND_TRIPS = [10, 2000] as const;
/** The least wait is one step: with 0 the receiver would have no buffer. */
const WAITS = { least: 5, most: 1000, step: 5 };
/** Percentage of the packets for which a receiver waits. */
const WAITED_FOR = 99.9;

export function laboratoryLinks(
  path: Pick<TcpMyPath, 'percents' | 'delays' | 'text'>,
  { rtt }: Pick<TcpScenario, 'rtt'>,
): PathLinks {
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

/** The wait (ms) for a delay, rounded up to the parameter's step. */
function waitOf(delay: number): number {
  const { least, most, step } = WAITS;
  return Math.min(most, Math.max(least, step * Math.ceil(delay / step - 1e-9)));
}

/** The delay (ms) of a percentile, interpolated linearly as in the model. */
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

/** The share of the packets that is later than each delay (ms): the curve of a path. */
export function lateShares({ percents, delays }: Pick<TcpMyPath, 'percents' | 'delays'>): {
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
  // no points beyond the largest delay
  return { x, y };
}

/** Lower end of the axis of shares. */
export const LEAST_SHARE = 1e-4;
const STEPS_PER_DECADE = 24;

/**
 * Shares in even steps of the logarithmic axis, so that a line that is straight in the share is drawn with its bend.
 */
function sharesBetween(above: number, below: number): number[] {
  const end = Math.max(below, LEAST_SHARE);
  const decades = Math.log10(above / end);
  const steps = Math.ceil(STEPS_PER_DECADE * decades);
  const shares = Array.from(
    { length: Math.max(0, steps - 1) },
    (_, step) => above * 10 ** (-(decades * (step + 1)) / steps),
  );
  // a line that goes down to 0 leaves the chart at its lower edge
  return end > below && above > end ? [...shares, end] : shares;
}
