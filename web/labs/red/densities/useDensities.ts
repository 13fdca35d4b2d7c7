// Runs of the scenario's setting of the queue at each level of the disturbance, for the densities of windows and of
// times between losses.

import { useMemo } from 'react';
import type { RedScenario } from '#pkg/params.ts';
import type { RedOutcome } from '#pkg/red.js';
import { LISTED } from '#pkg/red.window.heads.ts';
import { pointsText, usePoints } from '../../../bench/listed/useListed.ts';
import { measuresOf } from '../../../bench/results/table.ts';
import { useRuns } from '../../../bench/results/useRuns.ts';
import { useLook } from '../../../charts/layout/look.ts';
import { useKept } from '../../../scenario/react.tsx';
import { type Estimate, estimate } from '../../../sim/estimate.ts';
import { PRIORITY } from '../../../sim/job.ts';
import type { JobView } from '../../../sim-react/useJob.ts';
import type { RedMeasure } from '../frontier/lines.ts';
import {
  type Disturbance,
  isOwn,
  type Level,
  type LevelLook,
  levelsOf,
  levelText,
  lookOf,
} from '../levels.ts';
import { settingWords } from '../setting.ts';
import { sourceOf } from '../source.ts';

const SOURCE = sourceOf(LISTED);

export interface LevelRuns {
  readonly id: string;
  readonly look: LevelLook;
  readonly isOwn: boolean;
  readonly isDropTail: boolean;
  readonly disturbance: Disturbance;
  /** The runs that have come. */
  readonly runs: readonly RedOutcome[];
}

/** Levels and their runs, without regard to which level is the scenario's own. */
interface MeasuredLevels {
  readonly setting: string;
  readonly levels: readonly { readonly level: Level; readonly runs: readonly RedOutcome[] }[];
}

export type KeptRuns = Pick<LevelRuns, 'id' | 'isDropTail' | 'disturbance' | 'runs'>;

export interface Densities {
  /** The queue's setting: "min_th 16", or "limit 32" of drop-tail; both where the queues are compared. */
  readonly setting: string;
  readonly levels: readonly LevelRuns[];
}

/** A density with its 95% interval over the runs, in each bin. */
export interface Density {
  readonly y: Float64Array;
  readonly half: Float64Array;
  readonly low: Float64Array;
  readonly high: Float64Array;
  /** The share of the density beyond the last bin. */
  readonly beyond: number;
}

export function useDensities(scenario: Readonly<RedScenario>): JobView<Densities> {
  const pointsJob = usePoints(SOURCE, pointsText('red', scenario, ['family']));
  const points = pointsJob.isStale ? null : (pointsJob.result?.points ?? null);
  const isMini = useLook() === 'mini';
  const { runs } = scenario;
  const levels = levelsOf(points ?? []);
  const texts = levels.map((_, i) => points?.[i]?.scenarios[0] ?? '');
  const setting = [
    ...new Set(levels.map(({ isDropTail, settings }) => `${settingWords(isDropTail)} ${settings[0]}`)),
  ].join(' and ');
  const key = `densities ${runs} ${texts.join(' ')}`;
  const job = useRuns(points === null ? null : key, () => ({
    priority: isMini ? PRIORITY.soon : PRIORITY.now,
    scenarios: texts,
    runs,
    call,
    show: (known): MeasuredLevels => ({
      setting,
      levels: levels.map((level, i) => ({ level, runs: known[i] ?? [] })),
    }),
  }));
  const { result: found } = job;
  const { tau, ps, queue } = scenario;
  const result = useMemo(() => found && ownedBy({ tau, ps, queue }, found), [found, tau, ps, queue]);
  return { ...job, result };
}

/** Marks the scenario's own level. Moving the scenario between levels that are drawn computes no run again. */
export function ownedBy(
  scenario: Pick<RedScenario, 'tau' | 'ps' | 'queue'>,
  { setting, levels: found }: MeasuredLevels,
): Densities {
  const levels = found.map(({ level }) => level);
  return {
    setting,
    levels: found.map(({ level, runs }) => ({
      id: level.id,
      look: lookOf(level, levels, isOwn(scenario, level)),
      isOwn: isOwn(scenario, level),
      isDropTail: level.isDropTail,
      disturbance: level,
      runs,
    })),
  };
}

const call = (scenario: string, run: number) => ({ fn: 'red_run', args: [scenario, run] }) as const;

/** The kept scenario's own level with its runs; null where nothing is kept, or until they have come. */
export function useKeptRuns(scenario: Readonly<RedScenario>): KeptRuns | null {
  const kept = useKept('red');
  // without a kept scenario these are the scenario's own points
  const points = usePoints(SOURCE, pointsText('red', kept ?? scenario, ['family']));
  const text = kept === null ? null : levelText(kept, { tau: kept.tau, loss: kept.ps });
  const runs = kept?.runs ?? 0;
  const { result, isStale } = useRuns(text === null ? null : `kept densities ${runs} ${text}`, () => ({
    priority: PRIORITY.soon,
    scenarios: [text ?? ''],
    runs,
    call,
    show: ([found = []]): readonly RedOutcome[] => found,
  }));
  const level =
    kept === null || points.isStale
      ? undefined
      : levelsOf(points.result?.points ?? []).find((one) => isOwn(kept, one));
  if (level === undefined || isStale || result === null) return null;
  return { id: level.id, isDropTail: level.isDropTail, disturbance: level, runs: result };
}

/** A share below this is a rounding error. */
const ROUNDING = 1e-9;

/** The mean density over the runs that have one: a run without losses has no times between them. */
export function densityOf(
  runs: readonly RedOutcome[],
  of: (run: RedOutcome) => ArrayLike<number>,
  length: number,
): Density {
  const known = runs.map(of).filter((shares) => shares.length > 0);
  const bins = Array.from({ length }, (_, i) => estimate(known.map((shares) => shares[i] ?? 0)));
  const column = (value: (bin: Estimate) => number) => Float64Array.from(bins, value);
  return {
    y: column(({ mean }) => mean),
    half: column(({ ci95 }) => ci95 ?? Number.NaN),
    low: column(({ mean, ci95 }) => Math.max(0, mean - (ci95 ?? Number.NaN))),
    high: column(({ mean, ci95 }) => mean + (ci95 ?? Number.NaN)),
    beyond: estimate(known.map((shares) => beyondOf(shares, length))).mean,
  };
}

function beyondOf(shares: ArrayLike<number>, length: number): number {
  let sum = 0;
  for (let i = 0; i < length; i += 1) sum += shares[i] ?? 0;
  return 1 - sum < ROUNDING ? 0 : 1 - sum;
}

/** Number of bins that hold all but the share `left` of every density. */
export function binsOf(densities: readonly ArrayLike<number>[], left: number): number {
  let most = 1;
  for (const density of densities) {
    let rest = 0;
    let at = density.length;
    while (at > 0 && rest + (density[at - 1] ?? 0) <= left) {
      rest += density[at - 1] ?? 0;
      at -= 1;
    }
    most = Math.max(most, at);
  }
  return most;
}

/** Mean and interval of a measure over the runs that have come. */
export function measureIn(runs: readonly RedOutcome[], measure: RedMeasure): Estimate {
  const column = measuresOf('red').findIndex(({ id }) => id === measure);
  return estimate(runs.map(({ values }) => values[column] ?? Number.NaN));
}
