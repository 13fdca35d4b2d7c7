// A surface of efficiencies in words, made from its data.

import { format } from 'd3-format';
import type { DccpScenario } from '#pkg/params.ts';
import { type ParameterAxis, symbolOf } from '../../../bench/results/parameterAxis.ts';
import { axisValueOn } from '../../../charts/scales/axis.ts';
import type { Matrix } from '../../../charts/scales/matrix.ts';

/** Efficiency of two equal runs. */
export const EVEN = 0.5;
/** Least difference of efficiencies that is told. */
export const LEAST = 0.01;

const times = format('.2~r');

/** The ratio of the run with a buffer to the other: "× 3.4". */
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
/** Words for a whole surface on which no efficiency differs from `EVEN` by `LEAST` or more. */
const NOWHERE: Readonly<Record<DccpScenario['ratio'], string>> = {
  rate: 'does the buffer raise the rate',
  ler: 'does the buffer lower the loss event rate',
  jitter: 'does the buffer lower the jitter',
};
/** The difference of the measure itself, in percent, where the efficiency differs by `LEAST`. */
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
