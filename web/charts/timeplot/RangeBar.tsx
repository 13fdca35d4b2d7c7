import { type PointerEvent, useRef } from 'react';
import type { Range } from '../gestures/range.ts';
import { enlargementOf } from '../layout/enlargement.ts';
import type { Area } from '../layout/usePlot.ts';
import { Decoration } from '../marks/Decoration.tsx';
import styles from './TimePlot.module.css';

interface RangeBarProps {
  area: Area;
  top: number;
  range: Range;
  whole: Range;
  onRange: (range: Range, phase: 'live' | 'commit') => void;
}

/** Shows which part of the whole is visible; dragging moves it. */
export function RangeBar({ area, top, range, whole, onRange }: RangeBarProps) {
  const start = useRef<{ x: number; range: Range } | null>(null);
  const last = useRef<Range>(range);
  const span = whole[1] - whole[0] || 1;
  const at = (time: number) => area.left + ((time - whole[0]) / span) * area.width;
  const width = Math.max(10, at(range[1]) - at(range[0]));

  const move = (event: PointerEvent<SVGRectElement>) => {
    event.stopPropagation();
    if (!start.current) return;
    const thumb = event.currentTarget;
    const moved = (event.clientX - start.current.x) / enlargementOf(thumb, thumb.width.baseVal.value);
    const shift = (moved / area.width) * span;
    last.current = [start.current.range[0] + shift, start.current.range[1] + shift];
    onRange(last.current, 'live');
  };
  const release = (event: PointerEvent<SVGRectElement>) => {
    event.stopPropagation();
    if (start.current) onRange(last.current, 'commit');
    start.current = null;
  };
  return (
    <Decoration data-transient="">
      <rect className={styles.track} x={area.left} y={top} width={area.width} height={6} rx={3} />
      <rect className={styles.thumb} x={at(range[0])} y={top} width={width} height={6} rx={3} />
      <rect
        className={styles.thumbGrip}
        x={at(range[0]) - 4}
        y={top - 9}
        width={width + 8}
        height={24}
        onPointerDown={(event) => {
          event.stopPropagation();
          event.currentTarget.setPointerCapture(event.pointerId);
          start.current = { x: event.clientX, range };
          last.current = range;
        }}
        onPointerMove={move}
        onPointerUp={release}
        onPointerCancel={release}
      />
    </Decoration>
  );
}
