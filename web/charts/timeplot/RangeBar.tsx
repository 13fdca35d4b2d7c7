import { type Range, shiftedRange } from '../gestures/range.ts';
import { usePointerDrag } from '../gestures/usePointerDrag.ts';
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

/** A bar for the visible part of the whole time; dragging moves it. */
export function RangeBar({ area, top, range, whole, onRange }: RangeBarProps) {
  const span = whole[1] - whole[0] || 1;
  const at = (time: number) => area.left + ((time - whole[0]) / span) * area.width;
  const width = Math.max(10, at(range[1]) - at(range[0]));

  const hold = usePointerDrag<SVGRectElement, { readonly x: number; readonly from: Range; latest: Range }>({
    start: ({ clientX }) => ({ x: clientX, from: range, latest: range }),
    move: (held, { clientX, currentTarget: thumb }) => {
      const moved = (clientX - held.x) / enlargementOf(thumb, thumb.width.baseVal.value);
      held.latest = shiftedRange(held.from, (moved / area.width) * span);
      onRange(held.latest, 'live');
    },
    end: ({ latest }) => onRange(latest, 'commit'),
    cancel: ({ from }) => onRange(from, 'commit'),
  });
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
        {...hold}
        // a pointer on the bar reads nothing in the chart below
        onPointerMove={(event) => {
          event.stopPropagation();
          hold.onPointerMove(event);
        }}
      />
    </Decoration>
  );
}
