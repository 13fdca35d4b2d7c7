// How a scene is laid out. A ladder is given its layout, so that no page loads one that it does not draw.

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

/** What is drawn, and where. */
export interface Drawn<S extends Scene = Scene, F extends LadderFrame = LadderFrame> {
  readonly scene: S;
  readonly frame: F;
  readonly view: View;
}

/** The state of a layer while an animation has not reached its end, in a few words. */
export type Standing = (layer: Layer, time: number) => string;

export interface PartProps<S extends Scene = Scene, F extends LadderFrame = LadderFrame> extends Drawn<S, F> {
  time: AxisSpec;
  ticks: readonly Tick[];
  /** Where a film stands; null without one. */
  cursor: number | null;
  standing: Standing | undefined;
  /** Single marks can be told apart. */
  isClose: boolean;
  hasCard: boolean;
  /** The time axis has no title but its unit, among the numbers. */
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
  /** Height over width, in the flow of a page. */
  readonly aspect?: number;
  readonly useFrame: (input: FrameInput<S>) => F;
  /** A small picture has no words that say what columns count: its marks are never summed up. */
  readonly isNearWhenSmall?: boolean;
  /** Beneath all marks, between them and what is lit, and over all. */
  readonly Under?: ComponentType<PartProps<S, F>>;
  readonly Behind?: ComponentType<PartProps<S, F>>;
  readonly Over: ComponentType<PartProps<S, F>>;
  /** Where words about a mark stand; by default beside the pointer. */
  readonly tipPlace?: (scene: S, frame: F, hit: Hit, hover: Point) => Omit<ReadAt, 'rows' | 'place'>;
  /** What is read where no mark is. */
  readonly reading?: (drawn: Drawn<S, F>, time: AxisSpec, hover: Point, at: number) => string | null;
  /** What a card keeps clear of beside the marks; null where the subject is out of sight and has no card. */
  readonly cardSpots?: (drawn: Drawn<S, F>, subject: number) => readonly Spot[] | null;
}
