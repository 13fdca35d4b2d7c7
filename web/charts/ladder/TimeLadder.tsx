import {
  type CSSProperties,
  type PointerEvent,
  type ReactNode,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { AxisSpec } from '../frame/axis.ts';
import chartStyles from '../frame/Chart.module.css';
import { Chart } from '../frame/Chart.tsx';
import { Decoration } from '../frame/Decoration.tsx';
import type { KeyLine } from '../frame/keys.ts';
import { useLook } from '../frame/look.ts';
import { usePalette } from '../frame/palette.ts';
import type { Point } from '../frame/point.ts';
import { useFinger } from '../frame/pointing.ts';
import { fittedRange, type Range, zoomKeys } from '../frame/range.ts';
import { linearScale } from '../frame/scale.ts';
import { TICK_SIZE, textWidth } from '../frame/text.ts';
import { axisTicks } from '../frame/ticks.ts';
import { useChartSize } from '../frame/useChartSize.ts';
import { CardAt } from './CardAt.tsx';
import { Flights } from './Flights.tsx';
import { Grid, LaneNames, type Standing } from './LaneNames.tsx';
import { Lit, type LitSubject } from './Lit.tsx';
import { BRIEF_AXIS, type LadderFrame, ladderFrame, rowsIn, smallFrame } from './lanes.ts';
import { MarkNames } from './MarkNames.tsx';
import { Overview } from './Overview.tsx';
import { PaintedMarks } from './PaintedMarks.tsx';
import { pick } from './pick.ts';
import { BLEED, ladderView, seenFromAfar } from './picture.ts';
import type { Hit, Scene } from './scene.ts';
import styles from './TimeLadder.module.css';
import { tipPlace } from './tipPlace.ts';
import { useTimeDrag } from './useTimeDrag.ts';
import { Veil } from './Veil.tsx';
import { WaitNames } from './WaitNames.tsx';

export interface TimeLadderProps {
  scene: Scene;
  time: AxisSpec;
  /** The whole time range, and the part that is shown. */
  whole: Range;
  range: Range;
  /** If omitted, the range is fixed, and there is no strip of the whole time below. */
  onRange?: ((range: Range, phase: 'live' | 'commit') => void) | undefined;
  cursor: number | null;
  onCursor: (time: number, phase: 'live' | 'commit') => void;
  /** What is highlighted. */
  lit: LitSubject | null;
  onPoint: (hit: Hit | null) => void;
  /** Called when a mark is clicked. */
  onPick: (hit: Hit) => void;
  wordsFor: (hit: Hit) => string;
  pointed: Hit | null;
  /** The state of a layer while an animation has not reached its end. */
  standing?: Standing | undefined;
  /** Playback controls, laid over the time axis: `--from-left` and `--from-right` give its position. */
  player?: ReactNode;
  /** A card about one subject, shown at its mark. */
  card?: { readonly subject: number; readonly content: ReactNode } | undefined;
  /** Beyond those for zoom and pan. */
  keys: readonly KeyLine[];
  /** Shown while nothing is pointed at. */
  hint?: string | undefined;
  /** The time axis has no title but its unit, among the numbers. */
  isAxisBrief?: boolean | undefined;
}

/** The rows that have been needed since the scene came: lanes grow when the window moves, and do not shrink again. */
function useRows(scene: Scene, [t0, t1]: Range): readonly number[] {
  const needed = useMemo(() => rowsIn(scene, t0, t1), [scene, t0, t1]);
  const [kept, setKept] = useState({ scene, rows: needed });
  const isSame = kept.scene === scene;
  const rows = isSame ? needed.map((own, d) => Math.max(own, kept.rows[d] ?? 0)) : needed;
  if (isSame && rows.every((own, d) => own === kept.rows[d])) return kept.rows;
  setKept({ scene, rows });
  return rows;
}

function playerPlace({ left, right, width, bottom }: LadderFrame): CSSProperties {
  return { top: bottom, '--from-left': `${left}px`, '--from-right': `${width - right}px` } as CSSProperties;
}

/** The diagram of a transfer: time runs to the right, and each message is a line from rail to rail. */
export function TimeLadder(props: TimeLadderProps) {
  const { scene, time, whole, range, onRange, cursor, onCursor, lit, onPoint, onPick, isAxisBrief } = props;
  const look = useLook();
  const isFinger = useFinger();
  const isMini = look === 'mini';
  const [sizeRef, size] = useChartSize();
  const { width } = size;
  const svg = useRef<SVGSVGElement>(null);
  const clip = useId();
  const palette = usePalette();
  const room = look === 'flow' ? undefined : size.height;
  const rows = useRows(scene, range);
  const frame = useMemo(
    () =>
      isMini
        ? smallFrame(scene, width || 640, size.height)
        : ladderFrame(
            scene,
            width || 640,
            room,
            room === undefined ? undefined : rows,
            isAxisBrief ? BRIEF_AXIS : undefined,
          ),
    [scene, width, room, rows, isMini, size.height, isAxisBrief],
  );
  const view = useMemo(() => ladderView(scene, frame, range, palette), [scene, frame, range, palette]);
  const afar = useMemo(() => seenFromAfar(scene, time, view), [scene, time, view]);
  const ticks = useMemo(() => {
    const axis = { ...time, domain: range };
    const scale = linearScale([range[0], range[1]], [frame.left, frame.right]);
    const most = Math.max(2, Math.floor((frame.right - frame.left) / 80));
    return axisTicks(axis, scale, (label) => textWidth(label, TICK_SIZE), 18, Math.min(12, most));
  }, [time, range, frame]);

  /** Position of the mouse: what it points at is described there. */
  const [hover, setHover] = useState<Point | null>(null);
  const at = (point: { x: number; y: number }, isTouch: boolean) =>
    afar === null ? pick(scene, frame, view, point.x, point.y, isTouch ? 'touch' : 'mouse') : null;
  const { timeAt, ...handlers } = useTimeDrag(svg, width > 0, {
    range,
    whole,
    left: frame.left,
    right: frame.right,
    axisTop: frame.bottom,
    onRange,
    onScrub: onCursor,
    onHover: (point, event) => {
      if (event.pointerType !== 'mouse') return;
      setHover(point);
      onPoint(at(point, false));
    },
    onLeave: () => onPoint(null),
  });
  const onClick = (point: Point, event: PointerEvent) => {
    // a press on the axis has already moved the cursor there
    if (point.y > frame.bottom) return;
    const hit = at(point, event.pointerType !== 'mouse');
    if (hit) onPick(hit);
    else onCursor(timeAt(point), 'commit');
  };
  const zoom = (next: Range | null) => onRange?.(next === null ? whole : fittedRange(next, whole), 'commit');
  const keys =
    onRange === undefined
      ? props.keys
      : [...props.keys, ...zoomKeys(range, cursor ?? (range[0] + range[1]) / 2, zoom)];
  const isInSight = cursor !== null && cursor >= range[0] && cursor <= range[1];
  const edge = frame.right + BLEED;
  const veil = cursor === null ? edge : Math.min(edge, Math.max(frame.left - BLEED, view.x(cursor)));
  return (
    <div className={styles.ladder} data-look={look}>
      <Chart
        sizeRef={sizeRef}
        svgRef={svg}
        width={width}
        height={frame.height}
        label="Packet ladder"
        keys={keys}
        readout={props.pointed ? props.wordsFor(props.pointed) : null}
        reading={
          props.pointed && hover && props.pointed.subject !== props.card?.subject
            ? { ...tipPlace(scene, frame, props.pointed, hover), place: props.wordsFor(props.pointed) }
            : null
        }
        hint={
          afar === null
            ? (props.hint ??
              `Drag sideways to move in time; ${isFinger ? 'tap' : 'click'} a line or a bar to pin its packet.`)
            : afar.words
        }
        {...handlers}
        onClick={onClick}
        cursor={props.pointed ? 'pointer' : 'default'}
        under={
          <>
            <svg
              data-layer=""
              className={chartStyles.backdrop}
              width={frame.width}
              height={frame.height}
              aria-hidden="true"
            >
              {!isMini && <Grid frame={frame} ticks={ticks} />}
            </svg>
            <PaintedMarks {...{ scene, frame, view, afar }} />
          </>
        }
        over={
          <>
            {props.player && (
              <div className={styles.player} style={playerPlace(frame)}>
                {props.player}
              </div>
            )}
            {props.card && (
              <CardAt {...{ scene, frame, view }} subject={props.card.subject}>
                {props.card.content}
              </CardAt>
            )}
          </>
        }
      >
        <rect width={frame.width} height={frame.height} fill="transparent" />
        <clipPath id={clip}>
          <rect
            x={frame.left - BLEED}
            y={0}
            width={frame.right - frame.left + 2 * BLEED}
            height={frame.bottom}
          />
        </clipPath>
        <g clipPath={`url(#${clip})`}>{lit && <Lit scene={scene} frame={frame} view={view} lit={lit} />}</g>
        {!isMini && <Veil frame={frame} from={veil} to={edge} />}
        {!isMini && (
          <LaneNames
            {...{ scene, frame, view, time, ticks, cursor, isAxisBrief }}
            standing={props.standing}
          />
        )}
        {!isMini && afar === null && <MarkNames {...{ scene, frame, view, cursor }} />}
        {!isMini && afar === null && !props.card && <WaitNames {...{ scene, frame, view, cursor }} />}
        <g clipPath={`url(#${clip})`}>
          {isInSight && !isMini && afar === null && (
            <Flights scene={scene} frame={frame} view={view} time={cursor} />
          )}
        </g>
        {isInSight && !isMini && (
          <Decoration data-transient="" data-cursor="">
            <line className={styles.cursor} x1={veil} x2={veil} y1={22} y2={frame.bottom + 6} />
            <path className={styles.handle} d={`M${veil} ${frame.bottom}l7 9h-14z`} />
          </Decoration>
        )}
      </Chart>
      {width > 0 && look === 'flow' && onRange !== undefined && (
        <Overview
          scene={scene}
          left={frame.left}
          right={frame.right}
          {...{ whole, range, cursor, onRange }}
        />
      )}
    </div>
  );
}
