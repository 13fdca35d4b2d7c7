// What the page leads with: the scenario's point beside the undisturbed frontier, at equal utilization.

import type { RedScenario } from '#pkg/params.ts';
import { settingOf } from '../setting.ts';
import { outcomesIn, useRuns } from '../useMeasures.ts';
import type { Frontier, FrontierPoint } from './lines.ts';
import { outcomesOf, type Saving, savingOf } from './saving.ts';
import { type Frontiers, useFrontiers } from './useFrontiers.ts';

export interface Comparison {
  readonly frontiers: Frontiers;
  /** What is compared with the undisturbed network: the scenario's own, or, where that is undisturbed itself, the first level. */
  readonly compared: Frontier | null;
  readonly isOwn: boolean;
  readonly saving: Saving | null;
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
  const isOwn = own !== null && !own.isBase;
  const compared = isOwn ? own : (all.find((line) => !line.isBase) ?? null);
  const rows = runs.result === null || runs.isStale ? null : outcomesIn(runs.result);
  const outcomes = isOwn ? rows : compared && nearest(compared.points, scenario, scenario.runs);
  const estimates = runs.isStale ? undefined : runs.result?.estimates;
  const utilization = estimates?.get(scenario.against)?.mean;
  const delay = estimates?.get('queue_delay')?.mean;
  const saving = outcomes && base && base.points.length > 1 ? savingOf(outcomes, base.points) : null;
  return {
    frontiers,
    compared,
    isOwn,
    saving: saving === 'beyond' ? null : saving,
    isBeyond: saving === 'beyond',
    own: utilization === undefined || delay === undefined ? null : { utilization, delay },
    error: runs.error ?? frontiers.jobs.find(({ error }) => error !== null)?.error ?? null,
  };
}

/** The point of a frontier whose setting is nearest to the scenario's. */
function nearest(points: readonly FrontierPoint[], scenario: Readonly<RedScenario>, runs: number) {
  const own = scenario[settingOf(scenario)];
  const away = ({ setting }: FrontierPoint) => Math.abs(Math.log(setting / own));
  const [first, ...others] = points;
  if (first === undefined) return null;
  return outcomesOf(
    others.reduce((best, point) => (away(point) < away(best) ? point : best), first),
    runs,
  );
}
