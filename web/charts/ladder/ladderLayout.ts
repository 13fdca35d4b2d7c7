// The layout of a ladder's scene, passed in as a value so that no page loads a layout that it does not draw.

import type { ComponentType } from 'react';
import type { ReadAt } from '../frame/Reading.tsx';
import type { Point } from '../gestures/point.ts';
import type { Range } from '../gestures/range.ts';
import type { AxisSpec } from '../scales/axis.ts';
import type { Tick } from '../scales/ticks.ts';
import type { LadderFrame } from './lanes.ts';
import type { View } from './marks.ts';
import type { Hit, Layer, Scene } from './scene.ts';
import type { Spot } from './tiedPlace.ts';

/** A scene with its frame and view. */
export interface DrawnScene<S extends Scene = Scene, F extends LadderFrame = LadderFrame> {
  readonly scene: S;
  readonly frame: F;
  readonly view: View;
}

/** The present state of a layer in a few words, while a film has not reached the layer's end. */
export type LayerStateText = (layer: Layer, time: number) => string;

export interface PartProps<S extends Scene = Scene, F extends LadderFrame = LadderFrame>
  extends DrawnScene<S, F> {
  time: AxisSpec;
  ticks: readonly Tick[];
  /** The film's time; null without a film. */
  cursor: number | null;
  stateText: LayerStateText | undefined;
  /** Whether single marks can be told apart. */
  isClose: boolean;
  hasCard: boolean;
  /** Whether the time axis has no title but the unit among its numbers. */
  isAxisBrief: boolean | undefined;
}

export interface FrameInput<S> {
  readonly scene: S;
  readonly range: Range;
  readonly width: number;
  readonly height: number;
  readonly isAxisBrief?: boolean | undefined;
}

export interface LadderLayout<S extends Scene, F extends LadderFrame> {
  /** Height divided by width, in the flow of a page. */
  readonly aspect?: number;
  readonly useFrame: (input: FrameInput<S>) => F;
  /** Whether a small picture always draws single marks: it has no words to say what columns count. */
  readonly isNearWhenSmall?: boolean;
  /** Parts drawn beneath all marks, between marks and highlights, and over all. */
  readonly Under?: ComponentType<PartProps<S, F>>;
  readonly Behind?: ComponentType<PartProps<S, F>>;
  readonly Over: ComponentType<PartProps<S, F>>;
  /** The place of words about a mark; by default beside the pointer. */
  readonly tipPlace?: (scene: S, frame: F, hit: Hit, hover: Point) => Omit<ReadAt, 'rows' | 'place'>;
  /** The text that is read where there is no mark. */
  readonly reading?: (drawn: DrawnScene<S, F>, time: AxisSpec, hover: Point, at: number) => string | null;
  /** The spots that a card avoids beside the marks; null where the subject is out of sight and gets no card. */
  readonly cardSpots?: (drawn: DrawnScene<S, F>, subject: number) => readonly Spot[] | null;
}
