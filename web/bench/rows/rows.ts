// The measures of any scenario, run by run, outside the page of its laboratory: what `oos run` computes.

import type { LabId, Scenarios } from '#pkg/params.ts';
import { decode } from '../../scenario/decode.ts';
import { answered } from '../../sim/answered.ts';
import type { Call, FunctionName, Result } from '../../sim/calls.ts';
import { PRIORITY } from '../../sim/job.ts';
import type { Pool } from '../../sim/pool.ts';
import type { RowFunction } from '../results/calls.ts';
import { measuresOf } from '../results/table.ts';
import { blocks, type Replications } from '../results/useReplications.ts';

/** A row for each run, in the order of the table of measures. */
export type Rows = readonly ArrayLike<number>[];

export interface RowsPlan<N extends FunctionName> {
  readonly calls: Iterable<Call<N>>;
  /** The rows of one call. */
  readonly rowsOf: (result: Result<N>) => Rows;
}

/** Computes the rows of a scenario, given by its link; `runs` takes the place of the link's own. */
export type Measurer = (
  pool: Pick<Pool, 'submit'>,
  link: string,
  runs: number | null,
  signal: AbortSignal,
) => Promise<Rows>;

/**
 * Finds the measurer of a laboratory, and loads it with the laboratory's table; with the name of a distribution, that of the
 * shares of the packets: its rows are `PacketShares`.
 */
export type MeasurerOf = (lab: LabId, packets?: string) => Promise<Measurer>;

/** Of one run, as a row: a whole number, then the share of the packets at it, at the next one, and so on. */
export function packetShares(from: number, shares: ArrayLike<number>): readonly number[] {
  return [from, ...Array.from(shares)];
}

/** The share of a run's packets that lies between two whole numbers, both included. */
export function shareBetween(row: ArrayLike<number>, from: number, to: number): number {
  const [first = 0, ...shares] = Array.from(row);
  return shares.reduce((sum, share, at) => (first + at >= from && first + at <= to ? sum + share : sum), 0);
}

/** Of a laboratory whose replications are rows of numbers. */
export function measurerOf<L extends LabId, N extends RowFunction>(
  lab: L,
  replicationsOf: (scenario: never) => Replications<LabId, N>,
): Measurer {
  return (pool, link, given, signal) => {
    const { text, runs, perCall, call } = replicationsOf(scenarioIn(lab, link) as never);
    const columns = measuresOf(lab).length;
    const plan: RowsPlan<N> = {
      calls: blocks(text, given ?? runs, perCall, call),
      // a row function gives numbers
      rowsOf: (result) => cutRows(result as Float64Array, columns),
    };
    return gatherRows(pool, plan, signal);
  };
}

/** The scenario that a link of this laboratory opens. */
export function scenarioIn<L extends LabId>(lab: L, link: string): Readonly<Scenarios[L]> {
  const { scenario } = decode(link);
  if (scenario?.lab !== lab) throw new Error(`${link} opens no scenario of ${lab}`);
  return scenario.values as Readonly<Scenarios[L]>;
}

/** The rows of all calls of a plan, in order: a row each replication, a column each measure. It rejects when the signal aborts. */
export async function gatherRows<N extends FunctionName>(
  pool: Pick<Pool, 'submit'>,
  { calls, rowsOf }: RowsPlan<N>,
  signal: AbortSignal,
): Promise<Rows> {
  const results = await answered(pool, calls, { priority: PRIORITY.now, signal });
  return results.flatMap((result) => rowsOf(result));
}

function cutRows(row: Float64Array, columns: number): Rows {
  return Array.from({ length: row.length / columns }, (_, run) =>
    row.subarray(run * columns, (run + 1) * columns),
  );
}
