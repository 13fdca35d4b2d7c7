import { type PointerEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { axisValue } from '../frame/axis.ts';
import { Chart } from '../frame/Chart.tsx';
import type { KeyLine } from '../frame/keys.ts';
import { useLook } from '../frame/look.ts';
import type { Point } from '../frame/point.ts';
import { fittedRange, type Range, zoomKeys } from '../frame/range.ts';
import { stepValue } from '../frame/steps.ts';
import { TICK_SIZE, textWidth, useLetters } from '../frame/text.ts';
import { useChartSize } from '../frame/useChartSize.ts';
import { useSize } from '../frame/useSize.ts';
import { CARD_WIDTH, Tied, USUAL_HEIGHT } from '../ladder/Tied.tsx';
import { useTimeDrag } from '../ladder/useTimeDrag.ts';
import { Furniture } from './Furniture.tsx';
import { flowFrame, flowView } from './frame.ts';
import { Lines } from './Lines.tsx';
import { MarkNames, type Remark } from './MarkNames.tsx';
import { mostWindow } from './marks.ts';
import { pickPacket } from './pick.ts';
import { flowCardPlace } from './place.ts';
import { type FlowScene, type FlowWords, inSight } from './scene.ts';
import { Declared, WaitLines } from './WaitLines.tsx';
import { WindowStair } from './WindowStair.tsx';

export interface FlowLadderProps {
  readonly scene: FlowScene;
  /** All there is to see, and what is shown of it (s). */
  readonly whole: Range;
  readonly range: Range;
  readonly onRange: (range: Range, phase: 'live' | 'commit') => void;
  /** Packets by their place in the scene: the one whose card is open, and the one that is walked to or pointed at. */
  readonly pinned: number | null;
  readonly pointed: number | null;
  readonly onPoint: (packet: number | null) => void;
  readonly onPick: (packet: number) => void;
  readonly wordsFor: (packet: number) => string;
  readonly remarks: readonly Remark[];
  readonly words: FlowWords;
  /** What the dashed window is of. */
  readonly withoutWords: string;
  readonly card?: ReactNode;
  /** Beyond those for zoom and pan. */
  readonly keys: readonly KeyLine[];
}

const TIME = { label: 'Time', unit: 's', readout: '.3f' };

/** A flow packet by packet, and under it, over the same time, the window that lets its packets out. */
export function FlowLadder(props: FlowLadderProps) {
  const { scene, whole, range, onRange, pinned, pointed, onPoint, onPick } = props;
  const isMini = useLook() === 'mini';
  const letters = useLetters();
  const svg = useRef<SVGSVGElement>(null);
  const clip = useId();
  const hatch = useId();
  const [sizeRef, { width, height }] = useChartSize({ aspect: 0.56 });
  const [hover, setHover] = useState<Point | null>(null);
  const hasWaits = scene.waits !== undefined;
  const most = useMemo(() => mostWindow(scene, range), [scene, range]);
  const ticks = textWidth(`${Math.ceil(most)}`, TICK_SIZE) + 14;
  const frame = useMemo(
    () => flowFrame(width || 640, height, isMini, { hasWaits, ticks }),
    [width, height, isMini, hasWaits, ticks],
  );
  const view = useMemo(() => flowView(frame, range, most), [frame, range, most]);

  const { timeAt, ...handlers } = useTimeDrag(svg, width > 0, {
    ...{ range, whole, left: frame.left, right: frame.right, onRange },
    axisTop: Number.POSITIVE_INFINITY,
    onScrub: () => {},
    onHover: (at, event) => {
      if (event.pointerType !== 'mouse') return;
      setHover(at);
      onPoint(pickPacket(scene, frame, view, at, 'mouse'));
    },
    onLeave: () => {
      setHover(null);
      onPoint(null);
    },
  });
  const onClick = (at: Point, event: PointerEvent) => {
    const packet = pickPacket(scene, frame, view, at, event.pointerType === 'mouse' ? 'mouse' : 'touch');
    if (packet !== null) onPick(packet);
  };
  const keys = [
    ...props.keys,
    ...zoomKeys(range, (range[0] + range[1]) / 2, (next) =>
      onRange(next === null ? whole : fittedRange(next, whole), 'commit'),
    ),
  ];

  const words = pointed === null ? null : props.wordsFor(pointed);
  const overWindow = words === null && hover !== null && hover.y > frame.top && hover.y < frame.bottom;
  const at = overWindow ? timeAt(hover) : null;
  const windowWords = at === null ? null : levelReading(scene, props.words, at);
  const busy = useMemo(() => inSight(scene.packets, range).length, [scene, range]);
  return (
    <Chart
      sizeRef={sizeRef}
      svgRef={svg}
      width={width}
      height={frame.height}
      label={props.words.label}
      keys={keys}
      readout={words ?? windowWords}
      reading={
        hover === null || (words === null && windowWords === null) || (pointed === pinned && pinned !== null)
          ? null
          : { ...hover, rows: [], place: words ?? windowWords ?? '', isBoxed: true }
      }
      hint={props.words.hint}
      {...handlers}
      onClick={onClick}
      cursor={pointed === null ? 'default' : 'pointer'}
      over={
        props.card !== undefined &&
        pinned !== null && <CardAt {...{ scene, frame, view, pinned }}>{props.card}</CardAt>
      }
    >
      <rect width={frame.width} height={frame.height} fill="transparent" />
      <clipPath id={clip}>
        <rect x={frame.left} y={0} width={frame.right - frame.left} height={frame.bottom + 2} />
      </clipPath>
      {!isMini && <Furniture frame={frame} view={view} time={TIME} words={props.words} key={letters} />}
      <g clipPath={`url(#${clip})`}>
        <WindowStair {...{ scene, frame, view, hatch }} />
        {hasWaits && <WaitLines {...{ scene, frame, view, pinned, pointed }} />}
        <Lines {...{ scene, frame, view, pinned, pointed }} />
        <Declared {...{ scene, frame, view }} />
      </g>
      {!isMini && (
        <MarkNames
          {...{ scene, frame, view, pinned, pointed, isCrowded: busy > frame.width / 3 }}
          remarks={props.remarks}
          withoutWords={props.withoutWords}
          words={props.words}
        />
      )}
    </Chart>
  );
}

function levelReading({ window, without, waits }: FlowScene, words: FlowWords, at: number): string | null {
  const value = stepValue(window, at);
  if (!Number.isFinite(value)) return null;
  const other = without === null ? Number.NaN : stepValue(without, at);
  const shown = words.shownLevel(value);
  const isApart = Number.isFinite(other) && words.shownLevel(other) !== shown;
  const beside = isApart ? `, not ${words.shownLevel(other)}` : '';
  const held = waits === undefined ? Number.NaN : stepValue(waits.level, at);
  const waiting = held > 0 ? `; ${held} in the buffer` : '';
  return `${words.level} ${shown} ${words.unit}${beside}${waiting}, at ${axisValue(TIME, at)}`;
}

interface CardAtProps {
  scene: FlowScene;
  frame: ReturnType<typeof flowFrame>;
  view: ReturnType<typeof flowView>;
  pinned: number;
  children: ReactNode;
}

/** In a free place, the empty one below the receiver first. */
function CardAt({ scene, frame, view, pinned, children }: CardAtProps) {
  const [sizeRef, { height }] = useSize();
  const place = useMemo(
    () => flowCardPlace(scene, frame, view, pinned, { width: CARD_WIDTH, height: height || USUAL_HEIGHT }),
    [scene, frame, view, pinned, height],
  );
  if (place === null) return null;
  return (
    <Tied place={place} width={frame.width} height={frame.height} sizeRef={sizeRef}>
      {children}
    </Tied>
  );
}
