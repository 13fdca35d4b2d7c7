// What is known of a frontier: one disturbance, a point for each setting of RED.

import type { KnownPoint } from '../../../bench/listed/listed.ts';
import type { Samples } from '../../../bench/results/samples.ts';
import type { MeasureId } from '../../../bench/results/table.ts';
import { percent } from '../../../bench/words/numbers.ts';
import type { Spot } from '../../../charts/plane/curves.ts';
import type { Disturbance, LevelLook } from '../levels.ts';

export type RedMeasure = MeasureId<'red'>;

/** What stands on the horizontal axis. */
export type Utilization = Extract<RedMeasure, 'utilization' | 'throughput'>;

export interface Frontier {
  readonly id: string;
  readonly look: LevelLook;
  readonly isOwn: boolean;
  /** Nothing disturbs the path: the others are compared with it. */
  readonly isBase: boolean;
  /** Its settings are drop-tail's limits. */
  readonly isDropTail: boolean;
  readonly points: readonly FrontierPoint[];
  /** It loses as many packets as this random delay has three or more overtake (ms); null where it does not. */
  readonly asMany: number | null;
  /** What disturbs the path at every setting of RED; null where that depends on the setting. */
  readonly disturbance: Disturbance | null;
}

export interface FrontierPoint extends Pick<KnownPoint<RedMeasure>, 'runs' | 'estimate' | 'value'> {
  /** min_th or drop-tail's limit, packets; along a track, what varies there. */
  readonly setting: number;
}

/** The points of a track that have at least one replication. */
export function knownPoints(
  samples: Samples<RedMeasure>,
  settings: ArrayLike<number>,
  first: number,
): FrontierPoint[] {
  return Array.from(settings).flatMap((setting, i) => {
    const at = first + i;
    if (samples.mean('utilization', at) === null) return [];
    return [
      {
        setting,
        runs: samples.count(at),
        estimate: (measure) => samples.estimate(measure, at) ?? { mean: Number.NaN, ci95: null },
        value: (measure, replication) => samples.value(measure, at, replication),
      } satisfies FrontierPoint,
    ];
  });
}

/** Intervals of two runs reach across the whole plot, and say nothing. */
export const LEAST_RUNS = 3;

/** A link is never quite full on the axis: a few packets more or less would move a point by half of it. */
const LEAST_IDLE = 2e-4;

/** The place of a share of the capacity on an axis that is logarithmic in what is idle. */
export function placeOfShare(share: number): number {
  return -Math.log10(Math.max(LEAST_IDLE, 1 - share));
}

/** "97.3%": packets count whole when they arrive, so that a few long ones may come to more than the link carries. */
export function linkShare(share: number): string {
  return share > 1 ? '100%' : percent(share);
}

export function shareAtPlace(place: number): number {
  return 1 - 10 ** -place;
}

/** A frontier in one replication, as a line. */
export function lineIn(points: readonly FrontierPoint[], replication: number): Spot[] {
  return points.flatMap((point) => {
    const [u, y] = [point.value('utilization', replication), point.value('queue_delay', replication)];
    return Number.isNaN(u) ? [] : [{ x: placeOfShare(u), y }];
  });
}

/** The setting at which a frontier has a share of the link, between two of its points; null beyond its ends. */
export function settingAt(points: readonly FrontierPoint[], share: number): number | null {
  const place = placeOfShare(share);
  const at = points.map((point) => ({
    setting: point.setting,
    x: placeOfShare(point.estimate('utilization').mean),
  }));
  for (const [i, to] of at.entries()) {
    const from = at[i - 1] ?? to;
    if ((from.x - place) * (to.x - place) > 0) continue;
    return to.x === from.x
      ? to.setting
      : from.setting + ((place - from.x) / (to.x - from.x)) * (to.setting - from.setting);
  }
  return null;
}
