// The comparison that the page leads with: the scenario's point against the undisturbed frontier, at equal utilization.

import type { RedScenario } from '#pkg/params.ts';
import { type LevelLook, ownLook } from '../levels.ts';
import { settingOf } from '../setting.ts';
import { useRuns } from '../useMeasures.ts';
import { type Change, changeOf } from './change.ts';
import { type Frontier, LEAST_RUNS } from './lines.ts';
import { type Outcome, outcomesIn, outcomesOf, type Saving, savingOf, savingSoFar } from './saving.ts';
import { againstWords } from './sentences.ts';
import { type Frontiers, useFrontiers } from './useFrontiers.ts';

type Place = Pick<Outcome, 'utilization' | 'delay'>;

export interface Comparison {
  readonly frontiers: Frontiers;
  /** The scenario's frontier where it is compared, otherwise the first other than the base. */
  readonly compared: Frontier | null;
  /** Look of the scenario's level, even before its points have come; null where it is not compared. */
  readonly look: LevelLook | null;
  /**
   * Whether the scenario is compared with the base: it has a disturbance, or its queue is drop-tail where queues are
   * compared.
   */
  readonly isOwn: boolean;
  /** The saving of this scenario; null until a run of the scenario and the whole base are known. */
  readonly saving: Saving | null;
  /** Change at the same setting of the same queue; null where nothing disturbs the path, or while it is not known. */
  readonly change: Change | null;
  /**
   * The saving of a path that loses as many packets as the random delay reorders, where both are drawn; null elsewhere,
   * and while it is not known.
   */
  readonly asMany: Saving | null;
  /** The horizontal axis shows throughput, which counts needless copies too. */
  readonly hasCopies: boolean;
  /** The undisturbed network at the other end of its settings; null until all its points are known. */
  readonly far: Place | null;
  /** More runs are to come, which will change the sentence. */
  readonly isSoFar: boolean;
  /** The lowest and the highest utilization of the base, where it has the scenario's at no setting; null elsewhere. */
  readonly beyond: readonly [number, number] | null;
  /** The base in words, after those for the disturbance: "without it". */
  readonly against: string;
  /** The scenario's point. */
  readonly own: {
    /** Value on the horizontal axis: utilization or throughput. */
    readonly across: number;
    readonly utilization: number;
    readonly delay: number;
  } | null;
  readonly error: string | null;
}

export function useComparison(scenario: Readonly<RedScenario>): Comparison {
  const frontiers = useFrontiers(scenario);
  const runs = useRuns(scenario);
  const isDisturbed = scenario.tau > 0 || scenario.ps > 0;
  // without a disturbance these are the same runs
  const undisturbed = useRuns(isDisturbed ? { ...scenario, tau: 0, ps: 0 } : scenario);
  const { base, own, all } = frontiers;
  const isOwn = isOwnCompared(scenario);
  const compared = isOwn ? own : base && (all.find((line) => !line.isBase) ?? null);
  const rows = rowsOf(runs);
  const before = rowsOf(undisturbed);
  const estimates = runs.isStale ? undefined : runs.result?.estimates;
  const across = estimates?.get(scenario.against)?.mean;
  const utilization = estimates?.get('utilization')?.mean;
  const delay = estimates?.get('queue_delay')?.mean;
  // a part of the base would give another sentence with every point that comes
  const isKnown = frontiers.isBaseWhole || (frontiers.isStopped && base !== null && base.points.length > 1);
  const ofRuns = scenario.runs < LEAST_RUNS || frontiers.isStopped ? savingOf : savingSoFar;
  const found = isOwn && rows && base && isKnown ? ofRuns(rows, base.points) : null;
  const isBeyond = found === 'beyond';
  const saving = isBeyond ? null : found;
  const isSoFar = saving !== null && saving.runs < scenario.runs;
  return {
    frontiers,
    compared,
    look: isOwn ? (own?.look ?? ownLook(scenario)) : null,
    isOwn,
    saving,
    asMany: isOwn && base !== null && isKnown ? asManyOf(scenario, all, base) : null,
    hasCopies: scenario.against === 'throughput',
    far: base !== null && isKnown ? farOf(scenario, base) : null,
    change: isDisturbed && rows && before ? changeOf(rows, before) : null,
    isSoFar: isSoFar || (isOwn && !runs.isDone),
    beyond: isBeyond && base !== null ? endsOf(base) : null,
    against: base === null ? '' : againstWords(base.look, scenario),
    own:
      across === undefined || utilization === undefined || delay === undefined
        ? null
        : { across, utilization, delay },
    error: runs.error ?? frontiers.jobs.find(({ error }) => error !== null)?.error ?? null,
  };
}

/** The saving of the path that loses as many packets as are reordered, at the scenario's own setting. */
function asManyOf(scenario: Readonly<RedScenario>, all: readonly Frontier[], base: Frontier): Saving | null {
  const line = all.find(({ asMany }) => asMany === scenario.tau);
  const point = line?.points.find(({ setting }) => setting === scenario[settingOf(scenario)]);
  if (point === undefined || point.runs < Math.min(scenario.runs, LEAST_RUNS)) return null;
  const saving = savingOf(outcomesOf(point, scenario.runs), base.points);
  return saving === 'beyond' ? null : saving;
}

/** The lowest and the highest link utilization of its points. */
function endsOf({ points }: Frontier): [number, number] {
  const all = points.map((point) => point.estimate('utilization').mean);
  return [Math.min(...all), Math.max(...all)];
}

/** The undisturbed point with the longest queue; where the scenario has that setting, the one with the shortest. */
function farOf(scenario: Readonly<RedScenario>, { points }: Frontier): Place | null {
  const last = points.at(-1);
  const isLast = last !== undefined && scenario[settingOf(scenario)] >= last.setting;
  const point = isLast ? points[0] : last;
  return point === undefined
    ? null
    : { utilization: point.estimate('utilization').mean, delay: point.estimate('queue_delay').mean };
}

function rowsOf({ result, isStale }: ReturnType<typeof useRuns>) {
  return result === null || isStale ? null : outcomesIn(result);
}

/** Whether the scenario differs from the base, with which all others are compared. */
function isOwnCompared({ tau, ps, family, queue }: Readonly<RedScenario>): boolean {
  return tau > 0 || ps > 0 || (family === 'queues' && queue === 'droptail');
}
