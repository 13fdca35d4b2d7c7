// A gain curve in two sentences.

import { format } from 'd3-format';
import type { AlfScenario } from '#pkg/params.ts';
import { type ParameterAxis, symbolOf } from '../../../bench/results/parameterAxis.ts';
import { percent, points } from '../../../bench/words/numbers.ts';
import { axisValue } from '../../../charts/scales/axis.ts';
import { LUCK } from '../../../sim/estimate.ts';
import type { GainLine } from '../gains/gains.ts';
import { whatToRaise } from '../lead/sentence.ts';

/** Percentages in a range, without tenths. */
const whole = format('.2~p');

/** Below this the paper calls out-of-sequence processing useless. */
export const USELESS = 0.05;

export function curveSummary(
  scenario: Readonly<Pick<AlfScenario, 'runs' | 'streams' | 'l' | 'lose' | 'w'>>,
  axis: Pick<ParameterAxis, 'spec' | 'id' | 'param'>,
  line: Pick<GainLine, 'x' | 'y' | 'low' | 'high'> | undefined,
  {
    isSoFar = false,
    isBrief = false,
    isCaption = false,
  }: Readonly<{ isSoFar?: boolean; isBrief?: boolean; isCaption?: boolean }> = {},
): string {
  if (line === undefined || line.x.length === 0) return 'The simulation is under way.';
  const { runs } = scenario;
  const at = (i: number) => axisValue(axis.spec, line.x[i] ?? 0);
  const top = highest(line.y, () => true);
  const value = line.y[top] ?? 0;
  if (value < 0.0005) {
    return whatToRaise(scenario, [axis.id]) ?? 'The gain is 0 everywhere on this curve.';
  }
  const isTold = (i: number) => {
    const mean = line.y[i] ?? 0;
    // a single run has no interval to judge by
    return runs === 1 || !(mean - LUCK * (mean - (line.low[i] ?? 0)) <= 0);
  };
  const best = highest(line.y, isTold);
  if (best < 0) {
    const half = points((line.high[top] ?? 0) - value);
    return `The highest gain on this curve is unsure with ${runs} runs: ${percent(value)} ± ${half}, at ${at(top)}.`;
  }
  const gain = line.y[best] ?? 0;
  const half = (line.high[best] ?? 0) - gain;
  const interval = runs > 1 && Number.isFinite(half) ? ` ± ${points(half)}` : ' (one run)';
  if (value < USELESS) {
    return `The gain is below ${percent(USELESS)} everywhere on this curve: at most ${percent(gain)}${interval}, at ${symbolOf(axis)} = ${at(best)}.`;
  }
  const [from, to] = alike(line, best);
  const places = `at ${symbolOf(axis)} = ${placesWords([at(from), at(to)])}`;
  const most =
    from === to
      ? `${isSoFar ? 'So far the' : 'The'} largest gain, ${percent(gain)}${interval}, is ${places}`
      : `${isSoFar ? 'So far the gain' : 'The gain'} is largest ${places}: ${sharesWords(Array.from(line.y.slice(from, to + 1)))}`;
  const first =
    best === top
      ? most
      : `The largest gain that ${runs} runs can tell from none is ${percent(gain)}${interval}, at ${at(best)}`;
  // beside the figure, the button "How to read" explains the band
  const band = runs > 1 && !isCaption ? ' Shaded: 95% confidence interval.' : '';
  return `${first}${isBrief ? '' : beyond(line, top, at)}.${order(scenario)}${band}`;
}

/** Index of the highest value among those for which `counts` holds; -1 where there is none. */
function highest(values: Float64Array, counts: (i: number) => boolean): number {
  let best = -1;
  for (let i = 0; i < values.length; i += 1) {
    if (counts(i) && (best < 0 || (values[i] ?? 0) > (values[best] ?? 0))) best = i;
  }
  return best;
}

/**
 * First and last index around `best` whose mean lies in the interval of the highest mean: the runs do not tell which of
 * these points is best.
 */
function alike({ y, low }: Pick<GainLine, 'y' | 'low'>, best: number): readonly [number, number] {
  const least = low[best] ?? Number.NaN;
  let [from, to] = [best, best];
  while (from > 0 && (y[from - 1] ?? 0) >= least) from -= 1;
  while (to + 1 < y.length && (y[to + 1] ?? 0) >= least) to += 1;
  return [from, to];
}

/** "10 ms", "5 to 11 ms". */
function placesWords([from = '', to = '']: readonly string[]): string {
  if (from === to) return to;
  const unit = / .+$/.exec(to)?.[0] ?? '';
  return `${from.endsWith(unit) ? from.slice(0, from.length - unit.length) : from} to ${to}`;
}

/** "30 to 33%", "33%". */
function sharesWords(shares: readonly number[]): string {
  const [least, most] = [whole(Math.min(...shares)), whole(Math.max(...shares))];
  return least === most ? most : `${least.replace('%', '')} to ${most}`;
}

/** Index of the last point whose gain is not useless; -1 where all are. */
export function lastUseful(y: Float64Array): number {
  let end = y.length - 1;
  while (end >= 0 && (y[end] ?? 0) < USELESS) end -= 1;
  return end;
}

function beyond({ y }: Pick<GainLine, 'y'>, top: number, at: (i: number) => string): string {
  const last = y.length - 1;
  const end = Math.max(top, lastUseful(y));
  if (end === last) return top === last ? '' : `; at ${at(last)} ${percent(y[last] ?? 0)}`;
  return `; from ${at(end + 1)} on below ${percent(USELESS)}`;
}

function order({ streams }: Pick<AlfScenario, 'streams'>): string {
  return streams === 1 ? '' : ` In order: within each of ${streams} streams.`;
}
