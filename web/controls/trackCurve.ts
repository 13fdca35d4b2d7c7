// The curve above a slider's track, which shows what moving the slider will do: the laboratory's leading measure at the
// values of the track.

import { createContext } from 'react';
import type { NumberValues, Param } from '#pkg/params.ts';
import type { Track } from './track.ts';

export interface TrackCurve {
  /** Values of the parameter, ascending, and the measure at each. */
  readonly x: readonly number[];
  readonly y: readonly number[];
  /** The measure at the full height; the same for all tracks, so that their curves can be compared. */
  readonly most: number;
}

/** A hook of the laboratory for the curve of a parameter; null while nothing is computed: the track then has no curve. */
type UseTrackCurve = (id: string, values: NumberValues, track: Track) => TrackCurve | null;

export interface TrackCurves {
  readonly useCurve: UseTrackCurve;
  /** What the curves show, in two words. */
  readonly won: string;
  /** Sentences on what the height of the curves means, and where they end. */
  readonly height: string;
}

export const TrackCurveContext = createContext<TrackCurves>({ useCurve: () => null, won: '', height: '' });

/** The explanation of the curve above a slider's track; empty where there is none. */
export function shapeWords({ height }: TrackCurves, values: Param['values']): string {
  if (height === '' || values.kind !== 'number' || values.track === null) return '';
  return `Green above the slider: ${height}`;
}
