// What the page leads with: the scenario's point beside the undisturbed frontier, at equal utilization.

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
  /** The scenario's frontier where something disturbs it, otherwise the first one that is disturbed. */
  readonly compared: Frontier | null;
  /** Of the scenario, even before there is anything of it; null where nothing disturbs it. */
  readonly look: LevelLook | null;
  /** Something disturbs the scenario, which is compared with the undisturbed network. */
  readonly isOwn: boolean;
  /** Of this scenario alone; null until a run of all that it takes is known. */
  readonly saving: Saving | null;
  /** At the same setting of the same queue; null where nothing disturbs the path there, or while that is not known. */
  readonly change: Change | null;
  /** Of as many packets lost as the random delay reorders, where both are drawn; null elsewhere, and while that is not known. */
  readonly asMany: Saving | null;
  /** The axis counts needless copies too. */
  readonly hasCopies: boolean;
  /** The undisturbed network at the other end of its settings; null until all are known. */
  readonly far: Place | null;
  /** More runs are to come, which will move what is said. */
  readonly isSoFar: boolean;
  /** Its link utilization is one that the curve compared with has at no setting. */
  readonly isBeyond: boolean;
  /** The case that it is compared with, behind what disturbs the scenario: "without it". */
  readonly against: string;
  /** At the scenario's own setting. */
  readonly own: {
    /** What the horizontal axis shows: utilization or throughput. */
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
  // where nothing is disturbed these are the same runs
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
  // a curve of some of its points would say something else with every point that comes
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
    isBeyond,
    against: base === null ? '' : againstWords(base.look, scenario),
    own:
      across === undefined || utilization === undefined || delay === undefined
        ? null
        : { across, utilization, delay },
    error: runs.error ?? frontiers.jobs.find(({ error }) => error !== null)?.error ?? null,
  };
}

/** At the scenario's own setting. */
function asManyOf(scenario: Readonly<RedScenario>, all: readonly Frontier[], base: Frontier): Saving | null {
  const line = all.find(({ asMany }) => asMany === scenario.tau);
  const point = line?.points.find(({ setting }) => setting === scenario[settingOf(scenario)]);
  if (point === undefined || point.runs < Math.min(scenario.runs, LEAST_RUNS)) return null;
  const saving = savingOf(outcomesOf(point, scenario.runs), base.points);
  return saving === 'beyond' ? null : saving;
}

/** The longest queue; of a scenario that has it, the shortest. */
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

/** Whether the scenario is compared itself: it is not what all others are compared with. */
function isOwnCompared({ tau, ps, family, queue }: Readonly<RedScenario>): boolean {
  return tau > 0 || ps > 0 || (family === 'queues' && queue === 'droptail');
}
