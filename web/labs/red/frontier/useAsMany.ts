// The frontiers that lose as many packets as have a lag of three or more with reordering: how many these are is
// measured first, at each setting of RED.

import type { RedFrontierLevel } from '#pkg/red.js';
import { useSweep } from '../../../bench/results/useSweep.ts';
import { decode } from '../../../scenario/decode.ts';
import { PRIORITY } from '../../../sim/job.ts';
import { coarseToFine } from '../../../sim/order.ts';
import { type JobView, useJob } from '../../../sim-react/useJob.ts';
import type { Disturbance } from '../levels.ts';
import { type FrontierPoint, knownPoints } from './lines.ts';
import { pointOf, SOURCE, type Swept } from './source.ts';

export interface AsMany {
  readonly isWanted: boolean;
  readonly job: JobView<Swept>;
  readonly swept: Swept | null;
  readonly pointsOf: (level: RedFrontierLevel) => FrontierPoint[];
  /** What the points of such a level lose. */
  readonly disturbanceAt: (level: RedFrontierLevel, threshold: number) => Disturbance;
}

export function useAsMany(
  levels: readonly RedFrontierLevel[] | null,
  reordered: JobView<Swept>,
  runs: number,
  mainKey: string,
  isStopped: boolean,
): AsMany {
  const wanted = levels?.filter(({ isAsMany }) => isAsMany) ?? [];
  const plain = levels?.filter(({ isAsMany }) => !isAsMany) ?? [];
  const isReady = wanted.length > 0 && reordered.isDone && reordered.result?.key === mainKey;
  const samples = isReady ? reordered.result?.samples : undefined;
  const settings = plain[0]?.scenarios.length ?? 0;
  /** Each scenario that is to be matched, with the share of long lags that was measured in it. */
  const measured = wanted.flatMap(({ tau, scenarios }) => {
    const level = plain.findIndex((other) => other.tau === tau);
    return scenarios.map(
      (text, at) => [text, samples?.mean('lag3_ratio', level * settings + at) ?? Number.NaN] as const,
    );
  });
  const losing = useJob(samples === undefined ? null : `losing ${measured.join(' ')}`, () => ({
    priority: PRIORITY.now,
    calls: measured.map(([text, share]) => ({ fn: 'red_losing' as const, args: [text, share] as const })),
    start: (): string[] => [],
    add: (texts, text, at) => {
      texts[at] = text;
    },
    show: (texts) => (texts.flat().length === measured.length ? [...texts] : null),
  }));
  const texts = samples === undefined || losing.isStale ? null : losing.result;
  const key = texts === null ? null : `as many ${runs} ${texts.join(' ')}`;
  const job = useSweep(
    key,
    () => ({
      source: SOURCE,
      priority: PRIORITY.soon,
      points: (texts ?? []).map(pointOf),
      order: coarseToFine(settings).flatMap((at) => wanted.map((_, level) => level * settings + at)),
      runs,
      show: (found): Swept => ({ key: key ?? '', samples: found }),
    }),
    isStopped,
  );
  const swept = key !== null && job.result?.key === key ? job.result : null;
  return {
    isWanted: wanted.length > 0,
    job,
    swept,
    pointsOf: (level) =>
      // those of the scenario before have none here
      swept === null || !wanted.includes(level)
        ? []
        : knownPoints(swept.samples, level.thresholds, wanted.indexOf(level) * settings),
    disturbanceAt: (level, threshold) => {
      const at = wanted.indexOf(level) * settings + level.thresholds.indexOf(threshold);
      const { scenario } = decode(texts?.[at] ?? '');
      return scenario?.lab === 'red'
        ? { tau: scenario.values.tau, loss: scenario.values.ps }
        : { tau: Number.NaN, loss: Number.NaN };
    },
  };
}
