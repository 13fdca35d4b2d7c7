// In a comparison, the further tables of a figure have rows of the kept scenario too, in the same columns.

import { expect, test } from 'vitest';
import type { FurtherTable } from '../charts/table/furtherTable.ts';
import { furtherTables as ofRate } from '../labs/dccp/rate/tables.ts';
import { furtherTables as ofQueue } from '../labs/red/queue/tables.ts';
import { pathTables } from '../labs/tcp/path/tables.ts';
import { furtherTables as ofTransfer } from '../labs/tcp/transfer/tables.ts';

const list = (...of: number[]) => Float64Array.from(of);
const bits = (...of: number[]) => Uint8Array.from(of);

/** Further tables by figure, each made from numbers that differ between the shown scenario and the kept one. */
const ROOMS: Record<string, (own: number, kept: number | undefined) => FurtherTable[]> = {
  'RED’s queue': bothOf(ofQueue, (at) => ({
    trace: {
      ...{ lossTimes: list(at), lossFlows: list(0), lossByRed: bits(1) },
      ...{ cutTimes: list(at), cutFlows: list(0), cutSegments: list(3), cutNeedless: bits(1) },
    },
  })),
  'DCCP’s rate': bothOf(ofRate, (at) => {
    const side = { lossEvents: list(at), losses: list() };
    return { trace: { with: side, without: side } };
  }),
  'TCP’s transfer': bothOf(ofTransfer, (at) => ({
    ...{ bins: list(at), throughputs: list(1), lags: list(2), kinds: ['undone'] },
    ...{ eventTimes: list(at), eventKinds: bits(0), eventSegments: list(7) },
    ...{ eventBefores: list(8), eventAfters: list(4), eventNeedless: bits(1) },
  })),
  'TCP’s path': bothOf(pathTables, (at) => ({
    ...{ percents: list(at), delays: list(at), waiting: at, waitMean: at, waitMax: at },
  })),
};

/** Makes tables from partial results: the tables do not use the other parts. */
function bothOf<T>(tables: (own: T, kept: T | undefined) => FurtherTable[], of: (at: number) => object) {
  const found = (at: number) => of(at) as T;
  return (own: number, kept: number | undefined) =>
    tables(found(own), kept === undefined ? undefined : found(kept));
}

test.each(Object.entries(ROOMS))('%s', (_, tables) => {
  for (const { keptData } of tables(5, undefined)) expect(keptData).toBeUndefined();
  for (const { name, data, keptData } of tables(5, 6)) {
    const [own, kept] = [data(), keptData?.() ?? []];
    expect(
      kept.map(({ id }) => id),
      name,
    ).toEqual(own.map(({ id }) => id));
    const numbers = (of: typeof own) => of.flatMap(({ values }) => Array.from(values));
    expect(numbers(own), name).toContain(5);
    expect(numbers(kept), name).toContain(6);
    expect(numbers(kept), name).not.toContain(5);
  }
});
