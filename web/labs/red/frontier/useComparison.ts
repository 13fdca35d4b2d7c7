// What the page leads with: the scenario's point beside the undisturbed frontier, at equal utilization.

import type { RedScenario } from '#pkg/params.ts';
import { type LevelLook, ownLook } from '../levels.ts';
import { settingOf } from '../setting.ts';
import { outcomesIn, useRuns } from '../useMeasures.ts';
import { type Frontier, type FrontierPoint, LEAST_RUNS } from './lines.ts';
import { outcomesOf, type Saving, savingOf } from './saving.ts';
import { type Frontiers, useFrontiers } from './useFrontiers.ts';

export interface Comparison {
  readonly frontiers: Frontiers;
  /** What is compared with the undisturbed network: the scenario's own, or, where that is undisturbed itself, the first level. */
  readonly compared: Frontier | null;
  /** Of what is compared, even before there is anything of it. */
  readonly look: LevelLook | null;
  readonly isOwn: boolean;
  /** Of this scenario alone; null until three runs of all that it takes are known. */
  readonly saving: Saving | null;
  /** The setting at which it is compared, where that is a point of a curve and not the scenario. */
  readonly setting: number | null;
  /** More runs are to come, which will move what is said. */
  readonly isSoFar: boolean;
  /** Its goodput is one that the undisturbed network has at no setting. */
  readonly isBeyond: boolean;
  /** At the scenario's own setting. */
  readonly own: { readonly utilization: number; readonly delay: number } | null;
  readonly error: string | null;
}

export function useComparison(scenario: Readonly<RedScenario>): Comparison {
  const frontiers = useFrontiers(scenario);
  const runs = useRuns(scenario);
  const { base, own, all } = frontiers;
  const isOwn = isOwnCompared(scenario);
  const compared = isOwn ? own : base && (all.find((line) => !line.isBase) ?? null);
  const rows = runs.result === null || runs.isStale ? null : outcomesIn(runs.result);
  const point = isOwn || compared === null ? null : nearest(compared.points, scenario);
  const outcomes = isOwn ? rows : point && outcomesOf(point, scenario.runs);
  const estimates = runs.isStale ? undefined : runs.result?.estimates;
  const utilization = estimates?.get(scenario.against)?.mean;
  const delay = estimates?.get('queue_delay')?.mean;
  // a curve of some of its points, or two runs, would say something else with every point that comes
  const isKnown = frontiers.isBaseWhole || (frontiers.isStopped && base !== null && base.points.length > 1);
  const saving = outcomes && base && isKnown ? savingOf(outcomes, base.points) : null;
  const isBeyond = saving === 'beyond';
  const isSoFar = !isBeyond && saving !== null && saving.runs < scenario.runs;
  const isSaid = !isBeyond && (!isSoFar || frontiers.isStopped || (saving?.runs ?? 0) >= LEAST_RUNS);
  return {
    frontiers,
    compared,
    look: isOwn ? (own?.look ?? ownLook(scenario)) : frontiers.spoken,
    isOwn,
    saving: isSaid ? saving : null,
    setting: point?.setting ?? null,
    isSoFar: isSoFar || (isOwn && !runs.isDone),
    isBeyond,
    own: utilization === undefined || delay === undefined ? null : { utilization, delay },
    error: runs.error ?? frontiers.jobs.find(({ error }) => error !== null)?.error ?? null,
  };
}

/** Whether the scenario is compared itself: it is not what all others are compared with. */
function isOwnCompared({ tau, ps, family, queue }: Readonly<RedScenario>): boolean {
  return tau > 0 || ps > 0 || (family === 'queues' && queue === 'droptail');
}

/** The point of a frontier whose setting is nearest to the scenario's. */
function nearest(points: readonly FrontierPoint[], scenario: Readonly<RedScenario>): FrontierPoint | null {
  const own = scenario[settingOf(scenario)];
  const away = ({ setting }: FrontierPoint) => Math.abs(Math.log(setting / own));
  const [first, ...others] = points;
  if (first === undefined) return null;
  return others.reduce((best, point) => (away(point) < away(best) ? point : best), first);
}
