// Computes the points of a figure along one or two parameters in the pool of workers.

import type { LabId, Scenarios } from '#pkg/params.ts';
import { encodeModelWithout } from '../../scenario/encode.ts';
import type { ParameterId } from '../../scenario/values.ts';
import type { JobView } from '../../sim-react/useJob.ts';
import type { RowFunction } from '../results/calls.ts';
import type { MeasureId } from '../results/table.ts';
import { useSweep } from '../results/useSweep.ts';
import { type AlongGrid, type AlongResult, type Plan, pointsOf, type RowsOf, sourceOf } from './along.ts';

interface AlongOptions<L extends LabId> {
  readonly priority: number;
  /** Replications; a small picture asks for fewer than the scenario has. */
  readonly runs?: number;
  /** Parameter values that the figure sets itself. */
  readonly change?: Partial<Scenarios[L]>;
  readonly isWanted?: boolean;
}

/** The sweep of a figure. Its key leaves out the axes' own parameters, so that moving their sliders computes nothing again. */
export function useAlong<L extends LabId, N extends RowFunction>(
  { lab, figure }: Plan<L>,
  laid: AlongGrid<ParameterId<L>>,
  scenario: Readonly<Scenarios[L]> & { readonly runs: number },
  rows: RowsOf<L, N>,
  { priority, runs = scenario.runs, change = {}, isWanted = true }: AlongOptions<L>,
): JobView<AlongResult<MeasureId<L>>> {
  const { x, y, xs, ys, isFamily } = laid;
  const moved = y === null ? [x.id] : [x.id, y.id];
  const text = encodeModelWithout(lab, scenario, [...moved, 'runs'], change);
  const up = isFamily ? ys : `${y?.domain} ${ys.length}`;
  const key = `${lab} ${figure} ${moved} ${x.domain} ${xs.length} ${up} ${runs} ${text}`;
  const isOne = x.id === y?.id;
  return useSweep(isWanted && !isOne ? key : null, () => ({
    source: sourceOf(rows, x.id, y?.id ?? ''),
    priority,
    ...pointsOf(laid, { ...scenario, ...change }, rows, text),
    runs,
    show: (samples): AlongResult<MeasureId<L>> => ({ ...laid, runs, samples }),
  }));
}
