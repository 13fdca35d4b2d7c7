// What the points of the frontiers are computed from.

import type { RedFrontierLevel } from '#pkg/red.js';
import { TABLE } from '#pkg/red.table.ts';
import type { SweepPoint, SweepSource } from '../../../bench/results/calls.ts';
import type { Samples } from '../../../bench/results/samples.ts';
import type { RedMeasure } from './lines.ts';

/** Samples of what is asked for now. */
export interface Swept {
  readonly key: string;
  readonly samples: Samples<RedMeasure>;
}

/** Samples of the levels that are compared: those of the scenario before are shown until there are newer ones. */
export interface SweptLevels extends Swept {
  readonly levels: readonly RedFrontierLevel[];
}

/** A point is one setting of RED; a call is one replication of it, run piece by piece. */
export const SOURCE: SweepSource<'red_replications', RedMeasure> = {
  measures: TABLE.measures.map(({ id }) => id),
  costPerCall: 1,
  call: (text, _points, replication) => ({ fn: 'red_replications', args: [text, replication, 1] }),
};

export function pointOf(line: string): SweepPoint {
  return { line, x: Number.NaN, y: Number.NaN, cost: 1 };
}
