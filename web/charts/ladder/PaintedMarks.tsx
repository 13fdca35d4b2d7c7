import { useCallback } from 'react';
import { CanvasLayer } from '../marks/CanvasLayer.tsx';
import type { LadderFrame } from './lanes.ts';
import type { View } from './marks.ts';
import { canvasPen, svgPen } from './pen.ts';
import { type Afar, BLEED, paintScene } from './picture.ts';
import type { Scene } from './scene.ts';

interface PaintedMarksProps {
  scene: Scene;
  frame: LadderFrame;
  view: View;
  afar: Afar | null;
}

/** All marks on a canvas. */
export function PaintedMarks({ scene, frame, view, afar }: PaintedMarksProps) {
  const { width, left, right, bottom } = frame;
  const [edge, span] = [left - BLEED, right - left + 2 * BLEED];
  const draw = useCallback(
    (context: CanvasRenderingContext2D) => {
      context.clearRect(0, 0, width, bottom);
      context.save();
      context.beginPath();
      context.rect(edge, 0, span, bottom);
      context.clip();
      paintScene(canvasPen(context), scene, frame, view, afar);
      context.restore();
    },
    [scene, frame, view, afar, width, bottom, edge, span],
  );
  const vector = useCallback(() => {
    const pen = svgPen();
    paintScene(pen, scene, frame, view, afar);
    const box = `x="${edge}" y="0" width="${span}" height="${bottom}"`;
    const clip = 'ladder-marks';
    return `<clipPath id="${clip}"><rect ${box}/></clipPath><g clip-path="url(#${clip})">${pen.markup()}</g>`;
  }, [scene, frame, view, afar, bottom, edge, span]);
  return (
    <CanvasLayer left={0} top={0} width={width} height={bottom} draw={draw} vector={vector} heavy={scene} />
  );
}
