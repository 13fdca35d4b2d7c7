// Tables of an arrival order, with all arrivals and all lost packets, however many are drawn.

import { DATA as BUFFER } from '#pkg/metrics.buffer.heads.ts';
import { DATA as CROSSINGS } from '#pkg/metrics.crossings.heads.ts';
import type { SequenceMeasures } from '#pkg/metrics.js';
import { columnsFrom, type DataColumn } from '../../../charts/table/columns.ts';
import { wholeNumbers } from '../shared/density.ts';

type Arrivals = Pick<
  SequenceMeasures,
  'arrivals' | 'lost' | 'duplicate' | 'reordered' | 'displacement' | 'occupancy'
>;

/** A row for each arrival, in order, then a row for each packet that never arrives. */
export function crossingsTable(report: Arrivals): DataColumn[] {
  const { arrivals, lost, duplicate, reordered, displacement, occupancy } = report;
  const kinds = Array.from(arrivals, (_, i) =>
    duplicate[i] === 1 ? 'duplicate' : reordered[i] === 1 ? 'reordered' : 'in-order',
  );
  const unknown = Array.from(lost, () => null);
  return columnsFrom(CROSSINGS, {
    arrival: [...wholeNumbers(1, arrivals.length), ...unknown],
    packet: [...arrivals, ...lost],
    kind: [...kinds, ...Array.from(lost, () => 'lost')],
    displacement: [...displacement, ...unknown],
    occupancy: [...occupancy, ...unknown],
  });
}

/** The occupancy of the buffer after each arrival. */
export function bufferTable({ arrivals, occupancy }: Arrivals): DataColumn[] {
  return columnsFrom(BUFFER, { arrival: wholeNumbers(1, arrivals.length), packet: arrivals, occupancy });
}
