// What a slider will do, before it is moved: the laboratory's headline measure along the slider's own track.

import { createContext } from 'react';
import type { NumberValues, Param } from '#pkg/params.ts';
import type { Track } from './track.ts';

export interface TrackCurve {
  /** Values of the parameter, ascending, and what the measure is there. */
  readonly x: readonly number[];
  readonly y: readonly number[];
  /** The same for all tracks, so that they can be compared. */
  readonly most: number;
}

/** A hook of the laboratory's; null as long as nothing is computed: a track without data stays bare. */
type UseTrackCurve = (id: string, values: NumberValues, track: Track) => TrackCurve | null;

export interface TrackCurves {
  readonly useCurve: UseTrackCurve;
  /** What the shapes show, in two words. */
  readonly won: string;
  /** What the height of the curves is, and where they end, in sentences. */
  readonly height: string;
}

export const TrackCurveContext = createContext<TrackCurves>({ useCurve: () => null, won: '', height: '' });

/** What the shape above a slider's track says; nothing where tracks have none. */
export function shapeWords({ height }: TrackCurves, values: Param['values']): string {
  if (height === '' || values.kind !== 'number' || values.track === null) return '';
  return `Green above the slider: ${height}`;
}
