// What a slider will do, before it is moved: the laboratory's headline measure along the slider's own track.

import { createContext } from 'react';
import type { NumberValues } from '#pkg/params.ts';
import type { Track } from './track.ts';

export interface TrackCurve {
  /** Values of the parameter, ascending, and what the measure is there. */
  readonly x: readonly number[];
  readonly y: readonly number[];
  /** The same for all tracks, so that they can be compared. */
  readonly most: number;
}

/** A hook of the laboratory's; null as long as nothing is computed: a track without data stays bare. */
export type UseTrackCurve = (id: string, values: NumberValues, track: Track) => TrackCurve | null;

const useNothing: UseTrackCurve = () => null;

export const TrackCurveContext = createContext<UseTrackCurve>(useNothing);
