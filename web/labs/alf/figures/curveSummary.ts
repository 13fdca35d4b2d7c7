// What a gain curve says, in two sentences.

import type { AlfScenario } from '#pkg/params.ts';
import { axisValue } from '../../../charts/frame/axis.ts';
import type { FigureAxis } from '../axes.ts';
import type { GainLine } from '../gains/useCurve.ts';
import { percent } from './words.ts';

/** Below this the paper calls out-of-sequence processing useless. */
const USELESS = 0.05;

export function curveSummary(
  scenario: Readonly<AlfScenario>,
  axis: FigureAxis,
  line: GainLine | undefined,
): string {
  if (line === undefined || line.x.length === 0) return 'The simulation is under way.';
  const at = (i: number) => axisValue(axis.spec, line.x[i] ?? 0);
  let best = 0;
  for (let i = 1; i < line.y.length; i += 1) if ((line.y[i] ?? 0) > (line.y[best] ?? 0)) best = i;
  const highest = line.y[best] ?? 0;
  const { runs } = scenario;
  const half = (line.high[best] ?? 0) - highest;
  const interval = runs > 1 && Number.isFinite(half) ? ` (± ${percent(half)}, ${runs} runs)` : ' (one run)';
  if (highest < 0.0005) return 'Out-of-sequence processing gains nothing anywhere on this curve.';
  if (highest < USELESS) {
    return `Nowhere on this curve does out-of-sequence processing gain ${percent(USELESS)}: its best is ${percent(highest)}${interval} at ${at(best)}.`;
  }
  const last = line.y.length - 1;
  let end = last;
  while (end > best && (line.y[end] ?? 0) < USELESS) end -= 1;
  const beyond =
    end === last
      ? ` At ${at(last)} it is ${percent(line.y[last] ?? 0)}.`
      : ` From ${at(end + 1)} on it stays below ${percent(USELESS)}.`;
  return `The gain is highest, ${percent(highest)}${interval}, at ${at(best)}.${beyond}${order(scenario)}`;
}

function order({ streams }: Readonly<AlfScenario>): string {
  return streams === 1 ? '' : ` The ordered side keeps order within each of ${streams} streams.`;
}
