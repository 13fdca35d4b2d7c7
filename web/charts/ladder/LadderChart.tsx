// What every ladder does under the hand: time is dragged and zoomed, marks are pointed at and picked.

import { type PointerEvent, type ReactNode, type RefCallback, useRef, useState } from 'react';
import { Chart } from '../frame/Chart.tsx';
import type { ReadAt } from '../frame/Reading.tsx';
import type { KeyLine } from '../gestures/keys.ts';
import type { Point } from '../gestures/point.ts';
import { fittedRange, type Range, zoomKeys } from '../gestures/range.ts';
import { useTimeDrag } from './useTimeDrag.ts';

export interface LadderHand<H> {
  /** All there is to see, and the part that is shown. */
  whole: Range;
  range: Range;
  /** If omitted, the range is fixed. */
  onRange?: ((range: Range, phase: 'live' | 'commit') => void) | undefined;
  /** The mark that is pointed at or walked to. */
  pointed: H | null;
  onPoint: (hit: H | null) => void;
  /** Called when a mark is clicked. */
  onPick: (hit: H) => void;
  wordsFor: (hit: H) => string;
  /** Beyond those for zoom and pan. */
  keys: readonly KeyLine[];
}

/** Words, and where they stand beside a pointer. */
export interface Said {
  readonly words: string | null;
  readonly at: Pick<ReadAt, 'x' | 'y' | 'isAbove'> | null;
}

interface LadderChartProps<H> extends LadderHand<H> {
  sizeRef: RefCallback<HTMLElement>;
  /** As measured; 0 before that. */
  width: number;
  frame: { readonly left: number; readonly right: number; readonly width: number; readonly height: number };
  label: string;
  hint: string;
  pick: (at: Point, by: 'mouse' | 'touch') => H | null;
  /** What is said while the pointer is somewhere; `timeAt` tells when that is. */
  says: (hover: Point | null, timeAt: (at: Point) => number) => Said;
  /** The film's cursor: below `axisTop` a press moves it, and a click where no mark is. */
  film?: { axisTop: number; at: number | null; onMove: (time: number, phase: 'live' | 'commit') => void };
  under?: ReactNode;
  over?: ReactNode;
  children: ReactNode;
}

export function LadderChart<H>(props: LadderChartProps<H>) {
  const { width, frame, whole, range, onRange, pointed, onPoint, onPick, pick, film } = props;
  const svg = useRef<SVGSVGElement>(null);
  const [hover, setHover] = useState<Point | null>(null);
  const { timeAt, ...handlers } = useTimeDrag(svg, width > 0, {
    ...{ range, whole, left: frame.left, right: frame.right, onRange },
    axisTop: film?.axisTop ?? Number.POSITIVE_INFINITY,
    onScrub: (time, phase) => film?.onMove(time, phase),
    onHover: (at, event) => {
      if (event.pointerType !== 'mouse') return;
      setHover(at);
      onPoint(pick(at, 'mouse'));
    },
    onLeave: () => {
      setHover(null);
      onPoint(null);
    },
  });
  const onClick = (at: Point, event: PointerEvent) => {
    // a press on the axis has already moved the cursor there
    if (film !== undefined && at.y > film.axisTop) return;
    const hit = pick(at, event.pointerType === 'mouse' ? 'mouse' : 'touch');
    if (hit !== null) onPick(hit);
    else film?.onMove(timeAt(at), 'commit');
  };
  const zoom = (next: Range | null) => onRange?.(next === null ? whole : fittedRange(next, whole), 'commit');
  const focus = film?.at ?? (range[0] + range[1]) / 2;
  const { words, at } = props.says(hover, timeAt);
  return (
    <Chart
      sizeRef={props.sizeRef}
      svgRef={svg}
      width={width}
      height={frame.height}
      label={props.label}
      keys={onRange === undefined ? props.keys : [...props.keys, ...zoomKeys(range, focus, zoom)]}
      readout={words}
      reading={at === null || words === null ? null : { ...at, rows: [], place: words, isBoxed: true }}
      hint={props.hint}
      {...handlers}
      onClick={onClick}
      cursor={pointed === null ? 'default' : 'pointer'}
      under={props.under}
      over={props.over}
    >
      <rect width={frame.width} height={frame.height} fill="transparent" />
      {props.children}
    </Chart>
  );
}
