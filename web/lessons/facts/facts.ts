// The measures of a lesson's scenarios, run by run. A scenario is computed only when its runs are asked for.

import type { LabId, Param } from '#pkg/params.ts';
import { type Measure, measuresOf } from '../../bench/results/table.ts';
import type { MeasurerOf, Rows } from '../../bench/rows/rows.ts';
import { scenarioIn } from '../../bench/rows/rows.ts';
import { routeOf } from '../../scenario/decode.ts';
import { isTableLoaded, tableOf } from '../../scenario/tables.ts';
import { paramsOf, valueIn } from '../../scenario/values.ts';
import type { Pool } from '../../sim/pool.ts';
import type { Runs } from '../read/lesson.ts';

type RowsState = { readonly rows: Rows } | { readonly error: string } | 'asked';

/** The most runs of a scenario that are computed for a question which the scenario's own runs leave open. */
export const RUNS_AT_MOST = 200;

export class Facts {
  readonly #pool: Pick<Pool, 'submit'>;
  readonly #measurerOf: MeasurerOf;
  readonly #known = new Map<string, RowsState>();
  readonly #listeners = new Set<() => void>();
  readonly #asking = new Map<AbortController, string>();
  #version = 0;

  constructor(pool: Pick<Pool, 'submit'>, measurerOf: MeasurerOf) {
    this.#pool = pool;
    this.#measurerOf = measurerOf;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** A number that grows with each result. */
  readonly version = (): number => this.#version;

  /** Asks for the runs of a scenario, and of the one that it is compared with. */
  ask({ scenario, against, packets = '' }: Runs, runs: number | null = null): void {
    for (const link of against === null ? [scenario] : [scenario, against]) {
      const key = keyOf(link, runs, packets);
      if (this.#known.has(key)) continue;
      this.#known.set(key, 'asked');
      void this.#measure(key, link, runs, packets);
    }
  }

  /** The rows of a scenario, one per run with all measures; null until they are computed, or if that failed. */
  rows(link: string, runs: number | null = null, packets = ''): Rows | null {
    const known = this.#known.get(keyOf(link, runs, packets));
    return known !== undefined && known !== 'asked' && 'rows' in known ? known.rows : null;
  }

  /** Why the runs could not be computed; null if they did not fail. */
  error({ scenario, against, packets = '' }: Runs, runs: number | null = null): string | null {
    for (const link of [scenario, against]) {
      const known = link === null ? undefined : this.#known.get(keyOf(link, runs, packets));
      if (known !== undefined && known !== 'asked' && 'error' in known) return known.error;
    }
    return null;
  }

  /** Cancels what is being computed; it starts again when it is asked for again. */
  leave(): void {
    for (const [asking, key] of this.#asking) {
      asking.abort();
      this.#known.delete(key);
    }
    this.#asking.clear();
  }

  async #measure(key: string, link: string, runs: number | null, packets: string): Promise<void> {
    const asking = new AbortController();
    this.#asking.set(asking, key);
    try {
      const route = routeOf(link);
      if (route.kind !== 'laboratory') throw new Error(`${link} opens no laboratory.`);
      const measure = await this.#measurerOf(route.lab, packets);
      asking.signal.throwIfAborted();
      this.#learn(key, { rows: await measure(this.#pool, link, runs, asking.signal) });
    } catch (error) {
      if (!asking.signal.aborted)
        this.#learn(key, { error: error instanceof Error ? error.message : 'The simulation failed.' });
    } finally {
      this.#asking.delete(asking);
    }
  }

  #learn(key: string, known: RowsState): void {
    this.#known.set(key, known);
    this.#version += 1;
    for (const listener of this.#listeners) listener();
  }
}

function keyOf(link: string, runs: number | null, packets: string): string {
  return `${runs ?? ''} ${packets} ${link}`;
}

export function labOf(link: string): LabId | null {
  const route = routeOf(link);
  return route.kind === 'laboratory' ? route.lab : null;
}

/** The measure or numeric parameter with this name in the link's laboratory; null if there is none, or its table is not loaded. */
export function namedIn(link: string, name: string): Measure | Param | null {
  const lab = labOf(link);
  if (lab === null || !isTableLoaded(lab)) return null;
  const measure = measuresOf(lab).find(({ id }) => id === name);
  return measure ?? paramsOf(lab).find(({ id, values }) => id === name && values.kind === 'number') ?? null;
}

/** A measure's or parameter's value in each run, or its differences from the compared scenario's; null until it is known. */
export function valuesIn(
  facts: Facts,
  runs: Runs,
  name: string,
  count: number | null = null,
): readonly number[] | null {
  const own = columnOf(facts, runs.scenario, name, count);
  const isMeasure = (labOf(runs.scenario) ?? null) !== null && isMeasureOf(runs.scenario, name);
  if (runs.against === null || !isMeasure) return own;
  const other = columnOf(facts, runs.against, name, count);
  if (own === null || other === null) return null;
  return own.slice(0, other.length).map((value, run) => value - (other[run] ?? Number.NaN));
}

/** Whether a name is a measure, not a parameter: only measures have differences from another scenario. */
export function isMeasureOf(link: string, name: string): boolean {
  const found = namedIn(link, name);
  return found !== null && 'meaning' in found;
}

function columnOf(facts: Facts, link: string, name: string, count: number | null): readonly number[] | null {
  const lab = labOf(link);
  const rows = facts.rows(link, count);
  if (lab === null || rows === null) return null;
  const column = measuresOf(lab).findIndex(({ id }) => id === name);
  if (column >= 0) return rows.map((row) => row[column] ?? Number.NaN);
  const value = valueIn(scenarioIn(lab, link), name);
  return rows.map(() => (typeof value === 'number' ? value : Number.NaN));
}

/** The link with a parameter set to another number. */
export function withValue(link: string, id: string, value: number): string {
  return withText(link, id, `${value}`);
}

/** The link with a parameter set to a value as links write it. */
export function withText(link: string, id: string, value: string): string {
  const others = pairsIn(link).filter((pair) => !pair.startsWith(`${id}=`));
  return `${link.split('?')[0]}?${[...others, `${id}=${value}`].join('&')}`;
}

/** The pairs `key=value` of a link. For a link without any, those of the scenario that it opens: with only one pair added,
    the link would open the defaults instead. */
function pairsIn(link: string): readonly string[] {
  const lab = labOf(link);
  const given = link.includes('?') ? link.slice(link.indexOf('?') + 1) : '';
  const whole = given === '' && lab !== null && isTableLoaded(lab) ? tableOf(lab).opening : given;
  return whole.split('&').filter(Boolean);
}
