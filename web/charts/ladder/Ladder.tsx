// The packet ladder: rails, messages between them, and waiting packets. Time is dragged and zoomed, marks are pointed
// at and picked.

import {
  type ComponentType,
  type CSSProperties,
  type PointerEvent,
  type ReactNode,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Chart } from '../frame/Chart.tsx';
import type { KeyLine } from '../gestures/keys.ts';
import type { Point } from '../gestures/point.ts';
import { useFinger } from '../gestures/pointing.ts';
import { fittedRange, type Range, zoomKeys } from '../gestures/range.ts';
import chartStyles from '../layout/Chart.module.css';
import { useLook } from '../layout/look.ts';
import { useChartSize } from '../layout/useChartSize.ts';
import { usePalette } from '../marks/palette.ts';
import type { AxisSpec } from '../scales/axis.ts';
import { Clipped } from './Clipped.tsx';
import styles from './Ladder.module.css';
import { LitMarks, type LitSubject } from './LitMarks.tsx';
import type { DrawnScene, LadderLayout, LayerStateText, PartProps } from './ladderLayout.ts';
import type { LadderFrame } from './lanes.ts';
import { BLEED } from './lines.ts';
import type { OverviewProps } from './Overview.tsx';
import { PaintedMarks } from './PaintedMarks.tsx';
import { pick } from './pick.ts';
import { ladderView, seenFromAfar } from './picture.ts';
import type { Hit, Scene } from './scene.ts';
import { useTimeTicks } from './TimeAxis.tsx';
import { useTimeDrag } from './useTimeDrag.ts';

/** A film: its cursor in time is moved by a press on the axis, or by a click where there is no mark. */
export interface LadderFilm {
  readonly cursor: number | null;
  readonly onCursor: (time: number, phase: 'live' | 'commit') => void;
  readonly stateText?: LayerStateText | undefined;
  /** Playback controls over the time axis, placed by `--from-left` and `--from-right`. */
  readonly player?: ReactNode;
}

export interface LadderProps<S extends Scene, F extends LadderFrame> {
  layout: LadderLayout<S, F>;
  scene: S;
  time: AxisSpec;
  label: string;
  /** The whole time, and the part that is visible. */
  whole: Range;
  range: Range;
  /** Moves or zooms the visible range; without it the range is fixed. */
  onRange?: ((range: Range, phase: 'live' | 'commit') => void) | undefined;
  /** The mark that is pointed at. */
  pointed: Hit | null;
  onPoint: (hit: Hit | null) => void;
  /** Called when a mark is clicked. */
  onPick: (hit: Hit) => void;
  hitText: (hit: Hit) => string;
  /** The text read out while no mark is pointed at. */
  idleReadout?: string | null | undefined;
  /** The subjects that are highlighted. */
  lit: readonly LitSubject[];
  /** Further keys, beside those for zooming and panning. */
  keys: readonly KeyLine[];
  film?: LadderFilm | undefined;
  /** A card about one subject at its mark (`LadderCard`), passed in so that only pages with cards load it. */
  card?: { readonly subject: number; readonly at: (drawn: DrawnScene<S, F>) => ReactNode } | undefined;
  /** The strip of the whole time below the ladder (`Overview`), passed in so that only pages with a strip load it. */
  strip?: ComponentType<OverviewProps> | undefined;
  /** Shown while no mark is pointed at. */
  hint?: string | undefined;
  isAxisBrief?: boolean | undefined;
}

export function Ladder<S extends Scene, F extends LadderFrame>(props: LadderProps<S, F>) {
  const { layout, scene, time, whole, range, onRange, film, card, pointed, strip: Strip } = props;
  const look = useLook();
  const isFinger = useFinger();
  const { sizeRef, width, afar, parts } = useParts(props);
  const { frame, view } = parts;
  const { svg, hover, timeAt, handlers } = useHand(props, parts, width > 0, afar === null);
  const zoom = (next: Range | null) => onRange?.(next === null ? whole : fittedRange(next, whole), 'commit');
  const focus = parts.cursor ?? (range[0] + range[1]) / 2;
  const isFree = pointed === null && hover !== null;
  const reading = isFree ? (layout.reading?.(parts, time, hover, timeAt(hover)) ?? null) : null;
  const words = pointed === null ? (reading ?? props.idleReadout ?? null) : props.hitText(pointed);
  const isAtPointer = pointed === null ? reading !== null : pointed.subject !== card?.subject;
  const place = pointed && hover ? layout.tipPlace?.(scene, frame, pointed, hover) : undefined;
  const usual = `Drag sideways to move in time; ${isFinger ? 'tap' : 'click'} a line or a bar to pin its packet.`;
  return (
    <div className={styles.ladder} data-look={look}>
      <Chart
        {...{ sizeRef, width, svgRef: svg, height: frame.height, label: props.label }}
        keys={onRange === undefined ? props.keys : [...props.keys, ...zoomKeys(range, focus, zoom)]}
        readout={words}
        reading={
          hover !== null && words !== null && isAtPointer
            ? { ...(place ?? hover), rows: [], place: words, isBoxed: true }
            : null
        }
        hint={afar?.words ?? props.hint ?? usual}
        {...handlers}
        takesTouch={onRange && 'two'}
        cursor={pointed === null ? 'default' : 'pointer'}
        underlay={
          <>
            {layout.Under && look !== 'mini' && (
              <svg
                data-layer=""
                className={chartStyles.backdrop}
                width={frame.width}
                height={frame.height}
                aria-hidden="true"
              >
                <layout.Under {...parts} />
              </svg>
            )}
            <PaintedMarks {...{ scene, frame, view, afar }} />
          </>
        }
        overlay={
          <>
            {film?.player && (
              <div
                className={styles.player}
                style={playerPlace(frame)}
                data-narrow={frame.isNarrow || undefined}
              >
                {film.player}
              </div>
            )}
            {card?.at(parts)}
          </>
        }
      >
        <rect width={frame.width} height={frame.height} fill="transparent" />
        {layout.Behind && <layout.Behind {...parts} />}
        <Clipped left={frame.left - BLEED} right={frame.right + BLEED} bottom={frame.bottom}>
          {props.lit.map((lit) => (
            <LitMarks key={lit.subject} {...{ scene, frame, view, lit }} />
          ))}
        </Clipped>
        <layout.Over {...parts} />
      </Chart>
      {Strip && width > 0 && look === 'flow' && onRange !== undefined && (
        <Strip {...{ scene, whole, range, onRange }} {...frame} cursor={parts.cursor} />
      )}
    </div>
  );
}

/** The ladder's frame and view, and whether single marks can be told apart. */
function useParts<S extends Scene, F extends LadderFrame>(props: LadderProps<S, F>) {
  const { layout, scene, time, range, film, card, isAxisBrief } = props;
  const isMini = useLook() === 'mini';
  const palette = usePalette();
  const [sizeRef, { width, height }] = useChartSize(layout);
  const frame = layout.useFrame({ scene, range, width: width || 640, height, isAxisBrief });
  const view = useMemo(() => ladderView(scene, frame, range, palette), [scene, frame, range, palette]);
  const isNear = isMini && layout.isNearWhenSmall === true;
  const afar = useMemo(() => (isNear ? null : seenFromAfar(scene, time, view)), [scene, time, view, isNear]);
  const parts: PartProps<S, F> = {
    ...{ scene, frame, view, time, isAxisBrief },
    ticks: useTimeTicks(time, range, frame),
    cursor: film?.cursor ?? null,
    stateText: film?.stateText,
    isClose: afar === null,
    hasCard: card !== undefined,
  };
  return { sizeRef, width, afar, parts };
}

/** What pointers do in the ladder. */
function useHand<S extends Scene, F extends LadderFrame>(
  props: LadderProps<S, F>,
  { scene, frame, view }: DrawnScene<S, F>,
  isDrawn: boolean,
  isClose: boolean,
) {
  const { whole, range, onRange, onPoint, onPick, film } = props;
  const svg = useRef<SVGSVGElement>(null);
  const [hover, setHover] = useState<Point | null>(null);
  const found = ({ x, y }: Point, by: 'mouse' | 'touch') =>
    isClose ? pick(scene, frame, view, x, y, by) : null;
  const axisTop = film === undefined ? Number.POSITIVE_INFINITY : frame.bottom;
  const { timeAt, ...handlers } = useTimeDrag(svg, isDrawn, {
    ...{ range, whole, left: frame.left, right: frame.right, onRange, axisTop },
    cursor: film?.cursor ?? null,
    onScrub: (time, phase) => film?.onCursor(time, phase),
    onHover: (at, event) => {
      if (event.pointerType !== 'mouse') return;
      setHover(at);
      onPoint(found(at, 'mouse'));
    },
    onLeave: () => {
      setHover(null);
      onPoint(null);
    },
  });
  const onClick = (at: Point, event: PointerEvent) => {
    // a press on the axis has already moved the cursor there
    if (at.y > axisTop) return;
    const hit = found(at, event.pointerType === 'mouse' ? 'mouse' : 'touch');
    if (hit !== null) onPick(hit);
    else film?.onCursor(timeAt(at), 'commit');
  };
  return { svg, hover, timeAt, handlers: { ...handlers, onClick } };
}

function playerPlace({ left, right, width, bottom }: LadderFrame): CSSProperties {
  return { top: bottom, '--from-left': `${left}px`, '--from-right': `${width - right}px` } as CSSProperties;
}
