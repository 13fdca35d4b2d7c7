// A frontier: the points of one disturbance, one for each setting of the queue.

import type { KnownPoint } from '../../../bench/listed/listed.ts';
import type { Samples } from '../../../bench/results/samples.ts';
import type { MeasureId } from '../../../bench/results/table.ts';
import { percent } from '../../../bench/words/numbers.ts';
import type { Spot } from '../../../charts/plane/curves.ts';
import type { Disturbance, LevelLook } from '../levels.ts';

export type RedMeasure = MeasureId<'red'>;

/** Measures for the horizontal axis. */
export type Utilization = Extract<RedMeasure, 'utilization' | 'throughput'>;

export interface Frontier {
  readonly id: string;
  readonly look: LevelLook;
  readonly isOwn: boolean;
  /** The path is undisturbed: all others are compared with this frontier. */
  readonly isBase: boolean;
  /** The queue is drop-tail, and the settings are its limits. */
  readonly isDropTail: boolean;
  readonly points: readonly FrontierPoint[];
  /**
   * The random delay (ms) for which this path loses as many packets as are overtaken by three or more; null for other
   * paths.
   */
  readonly asMany: number | null;
  /** The disturbance of the path; null where it differs from setting to setting. */
  readonly disturbance: Disturbance | null;
}

export interface FrontierPoint extends Pick<KnownPoint<RedMeasure>, 'runs' | 'estimate' | 'value'> {
  /** min_th or drop-tail's limit (packets); on a slider's track, the slider's value. */
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

/** Least number of runs for an interval: that of two runs spans the whole plot, and says nothing. */
export const LEAST_RUNS = 3;

/**
 * Least share of idle link on the axis: closer to full, a few packets more or less would move a point by half of it.
 */
const LEAST_IDLE = 2e-4;

/** The coordinate of a utilization on the axis, which is logarithmic in the idle share. */
export function placeOfShare(share: number): number {
  return -Math.log10(Math.max(LEAST_IDLE, 1 - share));
}

/** "97.3%". A packet counts in full when it arrives, so a short run may give more than 100%, which is shown as 100%. */
export function linkShare(share: number): string {
  return share > 1 ? '100%' : percent(share);
}

export function shareAtPlace(place: number): number {
  return 1 - 10 ** -place;
}

/** A frontier in one replication, as points of a line. */
export function lineIn(points: readonly FrontierPoint[], replication: number): Spot[] {
  return points.flatMap((point) => {
    const [u, y] = [point.value('utilization', replication), point.value('queue_delay', replication)];
    return Number.isNaN(u) ? [] : [{ x: placeOfShare(u), y }];
  });
}

/**
 * The setting at which a frontier has this utilization, interpolated between two of its points; null beyond its ends.
 */
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
