// Further tables of the queue's figure: losses and window cuts.

import { CUTS, LOSSES } from '#pkg/red.queue.heads.ts';
import { columnsFrom, type DataColumn } from '../../../charts/table/columns.ts';
import { dataOfBoth, type FurtherTable } from '../../../charts/table/furtherTable.ts';
import type { Trace } from './useTrace.ts';

type FoundTrace = Pick<Trace, 'trace'> | null;

/** The tables of the scenario, and of the kept one. */
export function furtherTables(found: FoundTrace, kept: FoundTrace | undefined): FurtherTable[] {
  return [
    { name: 'Losses', suffix: 'losses', ...dataOfBoth(found, kept, lossColumns) },
    { name: 'Cuts of windows', suffix: 'cuts', ...dataOfBoth(found, kept, cutColumns) },
  ];
}

function lossColumns(found: FoundTrace): DataColumn[] {
  if (found === null) return [];
  const { lossTimes, lossFlows, lossByRed } = found.trace;
  return columnsFrom(LOSSES, {
    time: lossTimes,
    flow: Array.from(lossFlows, (flow) => flow + 1),
    cause: Array.from(lossByRed, (isDrop) => (isDrop === 1 ? 'queue' : 'disturbance')),
  });
}

function cutColumns(found: FoundTrace): DataColumn[] {
  if (found === null) return [];
  const { cutTimes, cutFlows, cutSegments, cutNeedless } = found.trace;
  return columnsFrom(CUTS, {
    time: cutTimes,
    flow: Array.from(cutFlows, (flow) => flow + 1),
    segment: cutSegments,
    needless: cutNeedless,
  });
}
