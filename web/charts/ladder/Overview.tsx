import { type PointerEvent, useCallback, useMemo } from 'react';
import { pointIn } from '../frame/Chart.tsx';
import { fittedRange, type Range } from '../gestures/range.ts';
import { usePointerDrag } from '../gestures/usePointerDrag.ts';
import { CanvasLayer } from '../marks/CanvasLayer.tsx';
import { usePalette } from '../marks/palette.ts';
import { drawEnvelope } from './bins.ts';
import { colourOf } from './colours.ts';
import styles from './Ladder.module.css';
import { canvasPen } from './pen.ts';
import type { Scene } from './scene.ts';

const HEIGHT = 46;
/** How close to an edge of the window the pointer must be to drag that edge (px). */
const EDGE = 9;

export interface OverviewProps {
  scene: Scene;
  left: number;
  right: number;
  whole: Range;
  range: Range;
  cursor: number | null;
  onRange: (range: Range, phase: 'live' | 'commit') => void;
}

type Grip = 'from' | 'to' | 'move' | 'new';

/** What was grabbed of the window, and the window at that moment. */
interface GrabbedWindow {
  readonly kind: Grip;
  readonly time: number;
  readonly range: Range;
  latest: Range;
}

/**
 * A strip of the whole time: the number of packets waiting at the receiver in each layer, and a window to drag over it.
 */
export function Overview({ scene, left, right, whole, range, cursor, onRange }: OverviewProps) {
  const palette = usePalette();
  const width = right - left;
  const perTime = width / (whole[1] - whole[0] || 1);
  const x = (time: number) => left + (time - whole[0]) * perTime;

  const layers = useMemo(() => scene.diagrams.flatMap((diagram) => diagram.layers), [scene]);
  const draw = useCallback(
    (context: CanvasRenderingContext2D) => {
      context.clearRect(0, 0, width, HEIGHT);
      const pen = canvasPen(context);
      const colour = (name: string) => colourOf(name, palette);
      const view = { t0: whole[0], t1: whole[1], left: 0, right: width, colour };
      for (const { heldSteps, color, end } of layers) {
        drawEnvelope(pen, heldSteps, scene.rows, { top: 5, height: HEIGHT - 5 }, end, view, color);
      }
    },
    [layers, scene.rows, whole[0], whole[1], width, palette],
  );

  const timeAt = (event: PointerEvent<SVGSVGElement>) =>
    whole[0] + (pointIn(event.currentTarget, event).x - left) / perTime;
  const hold = usePointerDrag<SVGSVGElement, GrabbedWindow>({
    start: (event) => {
      const time = timeAt(event);
      return { kind: gripAt(time, range, EDGE / perTime), time, range, latest: range };
    },
    move: (held, event) => {
      held.latest = fittedRange(dragged(held, timeAt(event)), whole);
      onRange(held.latest, 'live');
    },
    end: (held, event) => {
      const time = timeAt(event);
      const span = held.range[1] - held.range[0];
      // a click beside the window moves the window there
      const isClick = held.kind === 'new' && Math.abs(time - held.time) * perTime < 4;
      onRange(isClick ? fittedRange([time - span / 2, time + span / 2], whole) : held.latest, 'commit');
    },
    cancel: (held) => onRange(held.range, 'commit'),
  });

  const [from, to] = [x(range[0]), Math.max(x(range[0]) + 3, x(range[1]))];
  return (
    <div className={styles.overview} style={{ height: HEIGHT }}>
      <CanvasLayer left={left} top={0} width={width} height={HEIGHT} draw={draw} />
      <svg className={styles.brush} width={right + 8} height={HEIGHT} aria-hidden="true" {...hold}>
        <line className={styles.axis} x1={left} x2={right} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} />
        <rect className={styles.shade} x={left} y={0} width={Math.max(0, from - left)} height={HEIGHT} />
        <rect className={styles.shade} x={to} y={0} width={Math.max(0, right - to)} height={HEIGHT} />
        <rect className={styles.window} x={from} y={1} width={to - from} height={HEIGHT - 2} rx={2} />
        <rect className={styles.grip} x={from - 2} y={HEIGHT / 2 - 9} width={4} height={18} rx={2} />
        <rect className={styles.grip} x={to - 2} y={HEIGHT / 2 - 9} width={4} height={18} rx={2} />
        {cursor !== null && (
          <line className={styles.cursor} x1={x(cursor)} x2={x(cursor)} y1={0} y2={HEIGHT} />
        )}
      </svg>
    </div>
  );
}

function gripAt(time: number, [from, to]: Range, reach: number): Grip {
  const isNear = time > from - reach && time < to + reach;
  // a window of a few pixels has no edges to drag
  if (to - from < 3 * reach) return isNear ? 'move' : 'new';
  if (Math.abs(time - from) < reach) return 'from';
  if (Math.abs(time - to) < reach) return 'to';
  return isNear ? 'move' : 'new';
}

function dragged({ kind, time: start, range: [from, to] }: GrabbedWindow, time: number): Range {
  if (kind === 'move') return [from + time - start, to + time - start];
  if (kind === 'from') return time < to ? [time, to] : [to, time];
  if (kind === 'to') return time > from ? [from, time] : [time, from];
  return start < time ? [start, time] : [time, start];
}
