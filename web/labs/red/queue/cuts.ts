// Where a congestion window was cut, and whether a loss can have been the reason.

export interface Cut {
  readonly time: number;
  /** The flow lost nothing for so long before that the cut was for nothing. */
  readonly isNeedless: boolean;
}

/** A cut leaves at most this of a window. */
const LEFT = 0.75;
/** Cuts so close together belong to one recovery, s. */
const APART = 0.5;
/** A loss so long ago is the reason of no cut, s: a timeout and its back-off are shorter. */
const MEMORY = 2;

/** Three duplicate acknowledgments need as many segments: a smaller window is cut by a timeout, whose loss may be long past. */
const LEAST_WINDOW = 4;

/** `losses` are those of the flow, ascending. What happened before the first look is not known. */
export function cutsOf(
  times: ArrayLike<number>,
  window: ArrayLike<number>,
  losses: ArrayLike<number>,
): Cut[] {
  const cuts: Cut[] = [];
  const start = times[0] ?? 0;
  let at = 0;
  for (let i = 1; i < times.length; i += 1) {
    const [before, now, time] = [window[i - 1] ?? 0, window[i] ?? 0, times[i] ?? 0];
    while (at < losses.length && (losses[at] ?? 0) <= time) at += 1;
    if (now > LEFT * before || before - now < 1) continue;
    const last = cuts.at(-1);
    if (last !== undefined && time - last.time < APART) continue;
    const lost = losses[at - 1];
    const isKnown = time - start > MEMORY && before >= LEAST_WINDOW;
    const isNeedless = isKnown && (lost === undefined || time - lost > MEMORY);
    cuts.push({ time, isNeedless });
  }
  return cuts;
}
