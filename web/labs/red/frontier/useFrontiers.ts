// The frontiers of the figure: every level of the disturbance at every setting of the queue. Their key has neither the
// scenario's disturbance nor its setting, so that changing those computes none of them again.

import type { RedScenario } from '#pkg/params.ts';
import { LISTED } from '#pkg/red.frontier.heads.ts';
import type { FigurePoint } from '#pkg/red.js';
import type { KnownPoint } from '../../../bench/listed/listed.ts';
import { pointsText, useListed } from '../../../bench/listed/useListed.ts';
import { PRIORITY } from '../../../sim/job.ts';
import type { JobView } from '../../../sim-react/useJob.ts';
import { baseOf, familyText, isOwn, type Level, levelsOf, lookOf, OWN_ID } from '../levels.ts';
import { SETTINGS, settingOf } from '../setting.ts';
import { numbersOf, sourceOf } from '../source.ts';
import { type Frontier, type FrontierPoint, LEAST_RUNS, type RedMeasure } from './lines.ts';
import { useStopping } from './stopping.tsx';

export interface Frontiers {
  /** The frontiers of the family, and the scenario's own where it is not one of these. */
  readonly all: readonly Frontier[];
  /** Their points, for the table. */
  readonly known: readonly KnownPoint<RedMeasure>[];
  /** The base; null while all frontiers are still those of the scenario before. */
  readonly base: Frontier | null;
  readonly own: Frontier | null;
  /** Whether the base is known at every setting. */
  readonly isBaseWhole: boolean;
  /** No point of this scenario has come: all frontiers are still those of the scenario before. */
  readonly isStale: boolean;
  /** The jobs that compute them. */
  readonly jobs: readonly JobView<unknown>[];
  /** Identifies them, so that they can be stopped. */
  readonly key: string;
  readonly isStopped: boolean;
  readonly isDone: boolean;
  readonly isSlow: boolean;
  /** Share that is done, 0 to 1. */
  readonly progress: number;
}

const SOURCE = sourceOf(LISTED);
/** The points that the leading sentence waits for: those of the base. */
const AWAITED = {
  nameIn: (points: readonly FigurePoint[]) => baseOf(levelsOf(points))?.id,
  runs: LEAST_RUNS,
};

export function useFrontiers(scenario: Readonly<RedScenario>): Frontiers {
  const { runs } = scenario;
  const { stopped } = useStopping();
  const text = familyText(scenario);
  const key = `frontiers ${runs} ${text}`;
  const isStopped = stopped === key;
  const found = useListed(SOURCE, text, { runs, isStopped, awaited: AWAITED });
  const { isStale, points, isDone, isSlow, progress } = found;
  const levels = levelsOf(points);
  const isListed = isStale || levels.some((level) => isOwn(scenario, level));
  const others = SETTINGS.filter((id) => id !== settingOf(scenario));
  const apart = useListed(SOURCE, isListed ? null : pointsText('red', scenario, ['family'], others), {
    runs,
    priority: PRIORITY.now,
    only: OWN_ID,
  });
  const all = levels.map((level) =>
    frontierOf(level, levels, found.known, !isStale && isOwn(scenario, level)),
  );
  const own = apart.isStale ? [] : apart.known;
  if (own.length > 0) {
    const [level] = levelsOf(apart.points.filter(({ name }) => name === OWN_ID));
    if (level !== undefined) all.push(frontierOf(level, levels, own, true));
  }
  const base = isStale ? null : (all.find((line) => line.isBase) ?? null);
  return {
    all,
    known: isStale ? [] : [...found.known, ...own],
    base,
    own: isStale ? null : (all.find((line) => line.isOwn) ?? null),
    isBaseWhole: base !== null && base.points.length === levels[0]?.settings.length,
    isStale,
    jobs: [...found.jobs, ...apart.jobs],
    key,
    isStopped,
    isSlow,
    isDone,
    progress,
  };
}

function frontierOf(
  level: Level,
  levels: readonly Level[],
  known: readonly KnownPoint<RedMeasure>[],
  isOfScenario: boolean,
): Frontier {
  const { id, tau, loss, isAsMany, isDropTail } = level;
  const points = known
    .filter(({ name }) => name === id)
    .map((point): FrontierPoint => ({ ...point, setting: numbersOf(point).setting }));
  return {
    id,
    look: lookOf(level, levels, isOfScenario),
    isOwn: isOfScenario,
    isBase: level === baseOf(levels),
    isDropTail,
    asMany: isAsMany ? tau : null,
    points,
    disturbance: isAsMany ? null : { tau, loss },
  };
}
