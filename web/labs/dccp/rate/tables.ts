// Further tables of the rate's figure.

import { LOSSES } from '#pkg/dccp.rate.heads.ts';
import { columnsOf, type DataColumn } from '../../../charts/table/columns.ts';
import { dataOfBoth, type FurtherTable } from '../../../charts/table/furtherTable.ts';
import { SIDES } from '../sides.ts';
import type { ScenarioTrace } from './useTrace.ts';

type FoundTrace = Pick<ScenarioTrace, 'trace'> | null;

/** The tables of the scenario, and of the kept one. */
export function furtherTables(found: FoundTrace, kept: FoundTrace | undefined): FurtherTable[] {
  return [{ name: 'Losses', suffix: 'losses', ...dataOfBoth(found, kept, lossesOf) }];
}

/** Times at which packets were declared lost, and which of these began a loss event. */
function lossesOf(found: FoundTrace): DataColumn[] {
  if (found === null) return [];
  const rows = SIDES.flatMap(({ id, in: side }) => {
    const { lossEvents, losses } = found.trace[side];
    const of = (times: Float64Array, kind: string) => Array.from(times, (time) => ({ run: id, time, kind }));
    return [...of(lossEvents, 'loss event'), ...of(losses, 'further loss')].sort((a, b) => a.time - b.time);
  });
  return columnsOf(rows, LOSSES);
}
