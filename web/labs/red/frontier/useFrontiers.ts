// The frontiers of the figure: every level of the disturbance at every setting of RED. Neither the disturbance of
// the scenario nor its own setting is part of their key, so that moving those computes none of them again.

import type { RedScenario } from '#pkg/params.ts';
import { useSweep } from '../../../bench/results/useSweep.ts';
import { encodeModelWithout } from '../../../scenario/encode.ts';
import { PRIORITY } from '../../../sim/job.ts';
import { coarseToFine } from '../../../sim/order.ts';
import type { JobView } from '../../../sim-react/useJob.ts';
import { baseOf, isOwn, lookOf, ownLook, useLevelsJob } from '../levels.ts';
import { SETTINGS, settingOf } from '../setting.ts';
import { type Frontier, knownPoints } from './lines.ts';
import { pointOf, SOURCE, type Swept, type SweptLevels } from './source.ts';
import { useStopping } from './stopping.tsx';
import { useAsMany } from './useAsMany.ts';

export interface Frontiers {
  /** Those that are compared, and the scenario's own where it is none of them. */
  readonly all: readonly Frontier[];
  /** Null while all are of the scenario before. */
  readonly base: Frontier | null;
  readonly own: Frontier | null;
  /** Whether what others are compared with is known at every setting. */
  readonly isBaseWhole: boolean;
  /** Nothing of this scenario's has come yet: all are those of the one before. */
  readonly isStale: boolean;
  /** The jobs that feed them. */
  readonly jobs: readonly JobView<unknown>[];
  /** Names them, to stop them. */
  readonly key: string;
  readonly isStopped: boolean;
  readonly isDone: boolean;
  readonly isSlow: boolean;
  /** 0 to 1. */
  readonly progress: number;
}

export function useFrontiers(scenario: Readonly<RedScenario>): Frontiers {
  const levelsJob = useLevelsJob(scenario);
  const levels = levelsJob.result;
  const { runs, tau, ps } = scenario;
  const setting = settingOf(scenario);
  const { stopped } = useStopping();
  const plain = levels?.filter(({ isAsMany }) => !isAsMany) ?? [];
  const texts = plain.flatMap(({ scenarios }) => scenarios);
  const key = `frontiers ${runs} ${texts[0] ?? ''} ${levels?.map(({ id }) => id).join(' ') ?? ''}`;
  const isStopped = stopped === key;
  const settings = plain[0]?.scenarios.length ?? 0;
  const main = useSweep(
    levels === null ? null : key,
    () => ({
      source: SOURCE,
      priority: PRIORITY.soon,
      points: texts.map(pointOf),
      // of every level the ends first
      order: coarseToFine(settings).flatMap((at) => plain.map((_, level) => level * settings + at)),
      runs,
      show: (samples): SweptLevels => ({ key, samples, levels: levels ?? [] }),
    }),
    isStopped,
  );
  const asMany = useAsMany(levels, main, runs, key, isStopped);

  const isListed = levels === null || levels.some((level) => isOwn(scenario, level));
  const ownTexts = Array.from(levels?.[0]?.thresholds ?? [], (value) =>
    encodeModelWithout('red', scenario, ['runs', ...SETTINGS.filter((id) => id !== setting)], {
      [setting]: value,
    }),
  );
  const ownKey = `frontier ${runs} ${ownTexts[0]}`;
  const apart = useSweep(isListed ? null : ownKey, () => ({
    source: SOURCE,
    priority: PRIORITY.now,
    points: ownTexts.map(pointOf),
    order: coarseToFine(ownTexts.length),
    runs,
    show: (samples): Swept => ({ key: ownKey, samples }),
  }));

  const isStale = levelsJob.isStale || main.result?.key !== key;
  const swept = main.result;
  const shown = swept?.levels ?? [];
  const shownPlain = shown.filter(({ isAsMany }) => !isAsMany);
  const ownSwept = !isListed && apart.result?.key === ownKey ? apart.result : null;
  const all: Frontier[] =
    swept === null
      ? []
      : shown.map((level) => ({
          id: level.id,
          look: lookOf(level, shown),
          isOwn: !isStale && isOwn(scenario, level),
          isBase: level === baseOf(shown),
          isDropTail: level.isDropTail,
          points: level.isAsMany
            ? asMany.pointsOf(level)
            : knownPoints(
                swept.samples,
                level.thresholds,
                shownPlain.indexOf(level) * level.thresholds.length,
              ),
          disturbance: level.isAsMany ? null : { tau: level.tau ?? 0, loss: level.loss ?? 0 },
          disturbanceAt: (threshold) =>
            level.isAsMany
              ? asMany.disturbanceAt(level, threshold)
              : { tau: level.tau ?? 0, loss: level.loss ?? 0 },
        }));
  if (ownSwept !== null && !isStale && all.length > 0) {
    const points = knownPoints(ownSwept.samples, levels?.[0]?.thresholds ?? [], 0);
    all.push({
      id: 'own',
      look: ownLook({ tau, ps }),
      isOwn: true,
      isBase: false,
      isDropTail: setting === 'limit',
      points,
      disturbance: { tau, loss: ps },
      disturbanceAt: () => ({ tau, loss: ps }),
    });
  }

  const parts = asMany.isWanted ? [main, asMany.job] : [main];
  const base = isStale ? null : (all.find((line) => line.isBase) ?? null);
  return {
    all,
    base,
    own: isStale ? null : (all.find((line) => line.isOwn) ?? null),
    isBaseWhole: base !== null && base.points.length === settings,
    isStale,
    // the levels alone are nothing to draw
    jobs: [{ ...levelsJob, result: null }, main, asMany.job, apart],
    key,
    isStopped,
    isSlow: [levelsJob, ...parts].some(({ isSlow }) => isSlow),
    isDone: parts.every(({ isDone }) => isDone),
    progress: parts.reduce((sum, { progress }) => sum + progress, 0) / parts.length,
  };
}
