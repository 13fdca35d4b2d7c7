// What a surface of efficiencies says, in sentences made from its data.

import { format } from 'd3-format';
import type { DccpScenario } from '#pkg/params.ts';
import { type ParameterAxis, symbolOf } from '../../../bench/results/parameterAxis.ts';
import { axisValueOn } from '../../../charts/scales/axis.ts';
import type { Matrix } from '../../../charts/scales/matrix.ts';

/** Both runs have the same. */
export const EVEN = 0.5;
/** Nobody would call less a difference. */
export const LEAST = 0.01;

const times = format('.2~r');

/** "× 3.4": the run with a buffer has so many times what the other has. */
export function timesWords(efficiency: number): string {
  if (Math.abs(efficiency - EVEN) < LEAST) return 'even';
  const ratio = efficiency / (1 - efficiency);
  if (!(ratio >= 0 && Number.isFinite(ratio))) return 'the other has none';
  if (ratio === 0) return 'none';
  return ratio >= 1 ? `× ${times(ratio)}` : `÷ ${times(1 / ratio)}`;
}

const NOT_WON: Readonly<Record<DccpScenario['ratio'], string>> = {
  rate: 'the buffer does not raise the rate',
  ler: 'the buffer spares no loss event',
  jitter: 'the buffer takes no jitter away',
};
/** The same of a whole surface, as far as a difference of [`LEAST`] can tell. */
const NOWHERE: Readonly<Record<DccpScenario['ratio'], string>> = {
  rate: 'does the buffer raise the rate',
  ler: 'does the buffer lower the loss event rate',
  jitter: 'does the buffer lower the jitter',
};
/** What an efficiency off by [`LEAST`] comes to. */
const LEAST_SHARE = `${Math.round(400 * LEAST)}%`;

export function surfaceWords(
  matrix: Matrix,
  across: ParameterAxis,
  up: ParameterAxis,
  { ratio, runs }: Pick<DccpScenario, 'ratio' | 'runs'>,
): string {
  if (across.id === up.id) return '';
  const sign = ratio === 'rate' ? 1 : -1;
  const best = bestOf(matrix.values, sign);
  if (best < 0) return 'The simulation is under way.';
  const value = matrix.values[best] ?? EVEN;
  const means = runs === 1 ? 'One run a point.' : `Means of ${runs} runs.`;
  if (sign * (value - EVEN) < LEAST)
    return `Nowhere here ${NOWHERE[ratio]} by more than ${LEAST_SHARE}. ${means}`;
  const column = best % matrix.x.length;
  const row = (best - column) / matrix.x.length;
  const place = `${symbolOf(across)} = ${axisValueOn(across.spec, matrix.x[column] ?? 0, matrix.x)} and ${symbolOf(up)} = ${axisValueOn(up.spec, matrix.y[row] ?? 0, matrix.y)}`;
  const end = sign > 0 ? 'Highest' : 'Lowest';
  return `${end}, ${timesWords(value)}, at ${place}; hatched: ${NOT_WON[ratio]}. ${means}`;
}

function bestOf(values: ArrayLike<number>, sign: number): number {
  let best = -1;
  for (let i = 0; i < values.length; i += 1) {
    const value = sign * (values[i] ?? Number.NaN);
    if (!Number.isNaN(value) && (best < 0 || value > sign * (values[best] ?? 0))) best = i;
  }
  return best;
}
