// Paints a scene mark by mark, or in columns if seen from afar.

import type { Range } from '../gestures/range.ts';
import type { Palette } from '../marks/palette.ts';
import { type AxisSpec, axisValue } from '../scales/axis.ts';
import { binCounts, COLUMN, drawLayerFromAfar, isDense, mostIn } from './bins.ts';
import { colourOf } from './colours.ts';
import type { LadderFrame } from './lanes.ts';
import { drawLayer, type View } from './marks.ts';
import type { Pen } from './pen.ts';
import type { Scene } from './scene.ts';

export function ladderView(scene: Scene, frame: LadderFrame, [t0, t1]: Range, palette: Palette): View {
  const perTime = (frame.right - frame.left) / (t1 - t0 || 1);
  return {
    t0,
    t1,
    x: (time) => frame.left + (time - t0) * perTime,
    left: frame.left,
    right: frame.right,
    looks: scene.looks.map((look) => ({ ...look, color: colourOf(look.color, palette) })),
    ink: {
      text: palette['--text'],
      soft: palette['--text-soft'],
      line: palette['--line-strong'],
      onMark: palette['--on-mark'],
      surface: palette['--surface'],
    },
    colour: (name) => colourOf(name, palette),
  };
}

export interface Afar {
  /** Number of messages in the fullest column. */
  readonly most: number;
  readonly words: string;
}

/**
 * The summary of a scene seen from afar, or null if its marks can be told apart: the same for all diagrams, so that
 * they can be compared.
 */
export function seenFromAfar(scene: Scene, time: AxisSpec, view: View): Afar | null {
  const layers = scene.diagrams.flatMap((diagram) => diagram.layers);
  if (!layers.some(({ down }) => isDense(down, view))) return null;
  const columns = Math.max(1, Math.floor((view.right - view.left) / COLUMN));
  const most = Math.max(
    ...layers.map(({ down }) => mostIn(binCounts(down, view.looks.length, view.t0, view.t1, columns))),
  );
  const each = (view.t1 - view.t0) / columns;
  const words = `Too many lines to tell apart: each column counts the messages sent in ${axisValue({ ...time, readout: '.2~r' }, each)}, ${most} at most. Zoom in to see each.`;
  return { most, words };
}

/** Draws all marks, some at each step of the generator. */
export function* paintScene(
  pen: Pen,
  scene: Scene,
  frame: LadderFrame,
  view: View,
  afar: Afar | null,
): Generator<void> {
  for (const [d, { layers }] of scene.diagrams.entries()) {
    const lanes = frame.diagrams[d];
    if (!lanes) continue;
    for (const [at, layer] of layers.entries()) {
      if (afar) drawLayerFromAfar(pen, layer, lanes, at, view, afar.most);
      else yield* drawLayer(pen, layer, lanes, at, view, layers.length === 1);
      yield;
    }
  }
}
