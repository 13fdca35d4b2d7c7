import { useCallback } from 'react';
import { CanvasLayer } from '../frame/CanvasLayer.tsx';
import { useLook } from '../frame/look.ts';
import type { LadderFrame } from './lanes.ts';
import type { View } from './marks.ts';
import { canvasPen, lettersAlone, marksAlone, svgPen } from './pen.ts';
import { type Afar, BLEED, paintScene } from './picture.ts';
import type { Scene } from './scene.ts';
import styles from './TimeLadder.module.css';

const PARTS = { marks: marksAlone, letters: lettersAlone } as const;

interface PaintedMarksProps {
  scene: Scene;
  frame: LadderFrame;
  view: View;
  afar: Afar | null;
  /** Something else stands out. */
  isDimmed: boolean;
}

/** All marks on a canvas, and their numbers on another over it: marks fade behind what stands out, numbers do not. */
export function PaintedMarks({ isDimmed, ...picture }: PaintedMarksProps) {
  const isNumbered = useLook() !== 'mini' && picture.afar === null;
  return (
    <>
      <div className={styles.marks} data-dimmed={isDimmed || undefined}>
        <Painted {...picture} part="marks" />
      </div>
      {/* from afar nothing is numbered */}
      {isNumbered && <Painted {...picture} part="letters" />}
    </>
  );
}

interface PaintedProps extends Omit<PaintedMarksProps, 'isDimmed'> {
  part: keyof typeof PARTS;
}

function Painted({ scene, frame, view, afar, part }: PaintedProps) {
  const { width, left, right, bottom } = frame;
  const [edge, span] = [left - BLEED, right - left + 2 * BLEED];
  const draw = useCallback(
    (context: CanvasRenderingContext2D) => {
      context.clearRect(0, 0, width, bottom);
      context.save();
      context.beginPath();
      context.rect(edge, 0, span, bottom);
      context.clip();
      paintScene(PARTS[part](canvasPen(context)), scene, frame, view, afar);
      context.restore();
    },
    [scene, frame, view, afar, part, width, bottom, edge, span],
  );
  const vector = useCallback(() => {
    const pen = svgPen();
    paintScene(PARTS[part](pen), scene, frame, view, afar);
    const box = `x="${edge}" y="0" width="${span}" height="${bottom}"`;
    const clip = `ladder-${part}`;
    return `<clipPath id="${clip}"><rect ${box}/></clipPath><g clip-path="url(#${clip})">${pen.markup()}</g>`;
  }, [scene, frame, view, afar, part, bottom, edge, span]);
  return <CanvasLayer left={0} top={0} width={width} height={bottom} draw={draw} vector={vector} />;
}
