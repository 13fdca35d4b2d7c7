// The bend of a gain curve: where it falls below what the paper calls useless, and the reason where a rule gives one.

import type { AlfScenario } from '#pkg/params.ts';
import type { ParameterAxis } from '../../../bench/results/parameterAxis.ts';
import { percent } from '../../../bench/words/numbers.ts';
import type { Remark } from '../../../charts/curve/names/remarkPlace.ts';
import { axisValue } from '../../../charts/scales/axis.ts';
import type { GainLine } from '../gains/gains.ts';
import { lastUseful, USELESS } from './curveSummary.ts';

type Scenario = Readonly<Pick<AlfScenario, 'ta' | 'r' | 'd' | 'w' | 'l'>>;

export function bendOf(
  scenario: Scenario,
  axis: Pick<ParameterAxis, 'id' | 'spec'>,
  line: Pick<GainLine, 'x' | 'y'> | undefined,
): Remark | undefined {
  if (line === undefined) return undefined;
  const { x, y } = line;
  const last = lastUseful(y);
  const at = x[last + 1];
  if (last < 0 || at === undefined) return undefined;
  const where = `from ${axisValue(axis.spec, at)} on the gain is below ${percent(USELESS)}`;
  const why = reason({ ...scenario, [axis.id]: at }, axis.id);
  return { x: at, lines: why === null ? [where] : [`${where}:`, why] };
}

/** Least mean time between two arrivals (ms), set by the sender's pace or by the window; lost packets leave gaps. */
function pace({ r, d, w, l }: Scenario): number {
  return Math.max(r, (2 * d) / w) / (1 - l);
}

/** Why the gain ends: which side has to wait in either delivery mode, along a time; null where no rule says so. */
function reason(scenario: Scenario, axis: ParameterAxis['id']): string | null {
  if (axis === 'ta' && scenario.ta > pace(scenario)) return 'the application is the bottleneck';
  if (axis === 'r' && scenario.ta < scenario.r) return 'the application waits for the sender';
  return null;
}
