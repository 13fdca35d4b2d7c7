import { useCallback, useMemo } from 'react';
import { CanvasLayer } from '../marks/CanvasLayer.tsx';
import type { LadderFrame } from './lanes.ts';
import { BLEED } from './lines.ts';
import type { View } from './marks.ts';
import { canvasPen, notingPen, type Pen, svgPen } from './pen.ts';
import { type Afar, paintScene } from './picture.ts';
import type { Scene } from './scene.ts';

interface PaintedMarksProps {
  scene: Scene;
  frame: LadderFrame;
  view: View;
  afar: Afar | null;
}

/** All marks, painted on a canvas. */
export function PaintedMarks({ scene, frame, view, afar }: PaintedMarksProps) {
  const { width, left, right, bottom } = frame;
  const [edge, span] = [left - BLEED, right - left + 2 * BLEED];
  const marks = useMemo(() => marksOf(scene, frame, view, afar), [scene, frame, view, afar]);
  const draw = useCallback(
    (context: CanvasRenderingContext2D) => {
      context.clearRect(0, 0, width, bottom);
      context.save();
      context.beginPath();
      context.rect(edge, 0, span, bottom);
      context.clip();
      marks.drawBy(canvasPen(context));
      context.restore();
    },
    [marks, width, bottom, edge, span],
  );
  const vector = useCallback(() => {
    const pen = svgPen();
    marks.drawBy(pen);
    const box = `x="${edge}" y="0" width="${span}" height="${bottom}"`;
    const clip = 'ladder-marks';
    return `<clipPath id="${clip}"><rect ${box}/></clipPath><g clip-path="url(#${clip})">${pen.markup()}</g>`;
  }, [marks, bottom, edge, span]);
  return (
    <CanvasLayer
      {...{ left: 0, top: 0, width, height: bottom, draw, vector, heavy: scene, find: marks.find }}
    />
  );
}

/** Notes down all marks, one step with each call; whatever is left is computed at once when they are painted. */
export function marksOf(scene: Scene, frame: LadderFrame, view: View, afar: Afar | null) {
  const pen = notingPen();
  const steps = paintScene(pen, scene, frame, view, afar);
  const find = () => steps.next().done === true;
  const drawBy = (other: Pen) => {
    while (!find());
    pen.drawAll(other);
  };
  return { find, drawBy };
}
