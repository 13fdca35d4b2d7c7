// Computes the measures of any scenario, run by run, outside the page of its laboratory, as `oos run` does.

import type { LabId, Scenarios } from '#pkg/params.ts';
import { decode } from '../../scenario/decode.ts';
import type { Call, FunctionName, Result } from '../../sim/calls.ts';
import { PRIORITY } from '../../sim/job.ts';
import type { Pool } from '../../sim/pool.ts';
import { runCalls } from '../../sim/runCalls.ts';
import type { RowFunction } from '../results/calls.ts';
import { measuresOf } from '../results/table.ts';
import { type Replications, replicationCalls } from '../results/useReplications.ts';

/** One row of values per run; columns in the order of the table of measures. */
export type Rows = readonly ArrayLike<number>[];

interface RowsPlan<N extends FunctionName> {
  readonly calls: Iterable<Call<N>>;
  /** The rows in the result of one call. */
  readonly rowsOf: (result: Result<N>) => Rows;
}

/** Computes the rows of a scenario, given by its link; `runs` replaces the link's own number of runs. */
export type Measurer = (
  pool: Pick<Pool, 'submit'>,
  link: string,
  runs: number | null,
  signal: AbortSignal,
) => Promise<Rows>;

/**
 * Loads the measurer of a laboratory and the laboratory's table. With `packets`, the name of a distribution over packets, it
 * loads the measurer of that distribution, whose rows are those of `packetShares`.
 */
export type MeasurerOf = (lab: LabId, packets?: string) => Promise<Measurer>;

/** A distribution over the packets of one run as a row: a whole number, then the shares of packets at it, at the next one, and so on. */
export function packetShares(from: number, shares: ArrayLike<number>): readonly number[] {
  return [from, ...Array.from(shares)];
}

/** The share of a run's packets between two whole numbers, both included; `row` as from `packetShares`. */
export function shareBetween(row: ArrayLike<number>, from: number, to: number): number {
  const [first = 0, ...shares] = Array.from(row);
  return shares.reduce((sum, share, at) => (first + at >= from && first + at <= to ? sum + share : sum), 0);
}

/** The measurer of a laboratory whose replications are rows of numbers. */
export function measurerOf<L extends LabId, N extends RowFunction>(
  lab: L,
  replicationsOf: (scenario: never) => Replications<LabId, N>,
): Measurer {
  return (pool, link, given, signal) => {
    const { text, runs, perCall, call } = replicationsOf(scenarioIn(lab, link) as never);
    const columns = measuresOf(lab).length;
    const plan: RowsPlan<N> = {
      calls: replicationCalls(text, given ?? runs, perCall, call),
      // the result of a `RowFunction` is a Float64Array
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

/** The rows of all calls of a plan, in order: one row per replication, one column per measure. Rejects when the signal aborts. */
export async function gatherRows<N extends FunctionName>(
  pool: Pick<Pool, 'submit'>,
  { calls, rowsOf }: RowsPlan<N>,
  signal: AbortSignal,
): Promise<Rows> {
  const results = await runCalls(pool, calls, { priority: PRIORITY.now, signal });
  return results.flatMap((result) => rowsOf(result));
}

function cutRows(row: Float64Array, columns: number): Rows {
  return Array.from({ length: row.length / columns }, (_, run) =>
    row.subarray(run * columns, (run + 1) * columns),
  );
}
