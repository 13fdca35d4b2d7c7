// The sequence numbers of packets over time, each packet drawn as the kind it is judged to be, with the acknowledgments
// of the other direction. Dense parts come as cells computed for this view; the other packets are drawn one by one.

import { useEffect, useRef, useState } from 'react';
import { Axes } from '../frame/Axes.tsx';
import { Chart } from '../frame/Chart.tsx';
import type { ReadRow } from '../frame/Reading.tsx';
import { type KeyLine, keyLine } from '../gestures/keys.ts';
import type { Point } from '../gestures/point.ts';
import { useFinger } from '../gestures/pointing.ts';
import { fittedRange, type Range, zoomedRange, zoomKeys } from '../gestures/range.ts';
import { useBrush } from '../gestures/useBrush.ts';
import { enlargementOf } from '../layout/enlargement.ts';
import { useLook } from '../layout/look.ts';
import { type Title, titlesOf } from '../layout/titles.ts';
import { type Plot, usePlot } from '../layout/usePlot.ts';
import type { AxisSpec } from '../scales/axis.ts';
import { TimeCursor } from '../timeplot/TimeMarks.tsx';
import { ChosenPacket, type PacketPoint } from './ChosenPacket.tsx';
import { type KeyEntry, MarkKey } from './MarkKey.tsx';
import { nearestTo } from './nearest.ts';
import { PaintedPackets } from './PaintedPackets.tsx';
import type { PictureRequest, SequencePicture } from './picture.ts';
import styles from './TimeSequence.module.css';
import { useWheelZoom } from './useWheelZoom.ts';

interface TimeSequenceProps {
  readonly time: AxisSpec;
  readonly number: AxisSpec;
  readonly whole: Range;
  readonly range: Range;
  readonly onRange: (range: Range, phase: 'live' | 'commit') => void;
  /** The newest picture, perhaps still of an earlier view; null until one has come. */
  readonly picture: SequencePicture | null;
  /** Asks for the picture of the visible range. */
  readonly onRequest: (wanted: PictureRequest) => void;
  /** The marks' names, with how many packets have each. */
  readonly entries: readonly KeyEntry[];
  readonly chosen: PacketPoint | null;
  /** A packet was pressed; `point` is its index among the picture's points. */
  readonly onChoose: (point: number) => void;
  /** Goes to the next packet that is not in order, or to the one before. */
  readonly onStep: (direction: 1 | -1) => void;
  /** The read-out of a point. */
  readonly tell: (point: number) => { readonly rows: readonly ReadRow[]; readonly place: string };
}

/** The shortest range is the whole time divided by this: it shows a few of a million packets. */
export const PARTS = 2_000_000;

/**
 * Pixels that a packet in order, and any other packet, reaches around its own cell where packets are too dense for
 * marks.
 */
const [DOT, MARK] = [1, 2];

/** Room for the button that shows the whole time, in pixels. */
const WHOLE_BUTTON_ROOM = 104;

export function TimeSequence(props: TimeSequenceProps) {
  const { picture, whole, range, onRange, chosen, entries } = props;
  const isMini = useLook() === 'mini';
  const view = picture?.view;
  const plot = usePlot({
    x: props.time,
    y: props.number,
    xRange: range,
    yRange: view === undefined ? [0, 1] : [view.low, view.high],
    aspect: 0.6,
  });
  const { area, x, y } = plot;
  usePictureRequest(props, area.width, area.height);
  const svg = useRef<SVGSVGElement>(null);
  const hand = useBrush({ area, x, whole, range, onRange, parts: PARTS });
  const isZoomed = range[0] > whole[0] || range[1] < whole[1];
  const middle = chosen?.time ?? (range[0] + range[1]) / 2;
  useWheelZoom(svg, plot.width > 0, (factor, clientX) => {
    const at = pointerAt(svg.current, clientX);
    const share = Math.min(1, Math.max(0, (at - area.left) / area.width));
    onRange(fittedRange(zoomedRange(range, factor, share), whole, PARTS), 'live');
  });
  const points = picture?.points;
  const { at, pointed, point, step } = usePacketReading(chosen, points);
  const read = at === null || points === undefined ? null : { ...props.tell(at), at };
  const find = (point: Point) => (points === undefined ? null : nearestTo(point, points, x, y));
  const keys: readonly KeyLine[] = [
    keyLine(
      { ArrowLeft: -1, ArrowRight: 1 } as const,
      'previous packet, next packet that is not in order',
      (direction) => {
        step();
        props.onStep(direction);
      },
    ),
    ...zoomKeys(range, middle, hand.change, ['0', 'Escape']),
  ];
  const hint = useSequenceHint(isZoomed);
  const titles = titlesOf(plot);
  return (
    <Chart
      sizeRef={plot.ref}
      svgRef={svg}
      width={plot.width}
      height={plot.height}
      label={`${plot.yAxis.label} over ${plot.xAxis.label}`}
      keys={keys}
      readout={read === null ? null : readoutText(read)}
      reading={
        read === null || points === undefined
          ? null
          : { ...read, x: x(points.times[read.at] ?? 0), y: y(points.numbers[read.at] ?? 0), isBoxed: true }
      }
      hint={hint}
      titles={titles}
      cursor={pointed === null ? 'crosshair' : 'pointer'}
      underlay={picture !== null && plot.width > 0 && <PaintedPackets {...{ picture, area, x, y }} />}
      overlay={
        isZoomed && (
          <button type="button" className={`button corner ${styles.whole}`} onClick={() => hand.change(null)}>
            Whole time
          </button>
        )
      }
      onPoint={(place) => {
        hand.point(place);
        point(hand.brush === null ? find(place) : null);
      }}
      onPress={hand.press}
      onRelease={hand.release}
      onClick={(point) => {
        const found = find(point);
        if (found !== null) props.onChoose(found);
      }}
      onLeave={() => {
        hand.drop();
        point(null);
      }}
      onDouble={() => hand.change(null)}
    >
      <rect width={plot.width} height={plot.height} fill="transparent" />
      <Axes plot={plot} titles={titles} />
      {!isMini && <KeyOf plot={plot} titles={titles} entries={entries} isZoomed={isZoomed} />}
      {!isMini && chosen !== null && <ChosenPacket chosen={chosen} area={area} x={x} y={y} />}
      {!isMini && <TimeCursor area={area} x={x} at={null} brush={hand.brush} />}
    </Chart>
  );
}

interface KeyOfProps {
  readonly plot: Plot;
  readonly titles: readonly Title[];
  readonly entries: readonly KeyEntry[];
  readonly isZoomed: boolean;
}

/** The key: beside the vertical axis' title, and entries without room there before the horizontal axis' title. */
function KeyOf({ plot, titles, entries, isZoomed }: KeyOfProps) {
  const across = titles.find(({ key }) => key === 'x');
  const below =
    plot.isOneRow || across === undefined ? undefined : { to: across.left - 16, baseline: across.baseline };
  return (
    <MarkKey
      entries={entries}
      from={(titles[0]?.right ?? 0) + 24}
      to={plot.area.right - (isZoomed ? WHOLE_BUTTON_ROOM : 0)}
      below={below}
    />
  );
}

/** The point that is read: the one under the pointer, or the one that keys chose until the pointer reads another. */
function usePacketReading(chosen: PacketPoint | null, points: SequencePicture['points'] | undefined) {
  const [pointed, setPointed] = useState<number | null>(null);
  const [isStepped, setIsStepped] = useState(false);
  const stepped = isStepped && chosen !== null && points !== undefined ? placeOf(chosen, points) : null;
  const wanted = pointed ?? stepped;
  return {
    at: wanted !== null && points !== undefined && wanted < points.times.length ? wanted : null,
    pointed,
    point: (at: number | null) => {
      setIsStepped((was) => was && at === null);
      setPointed(at);
    },
    step: () => {
      setPointed(null);
      setIsStepped(true);
    },
  };
}

/** Index of the chosen packet among the packets that are drawn one by one; null if it is not among them. */
function placeOf(
  { time, number }: PacketPoint,
  { times, numbers }: SequencePicture['points'],
): number | null {
  const at = times.findIndex((each, place) => each === time && numbers[place] === number);
  return at < 0 ? null : at;
}

/** Asks for the picture of the visible range, whenever that or the plot's size changes. */
function usePictureRequest({ range, onRequest }: TimeSequenceProps, width: number, height: number): void {
  const [from, to] = range;
  const density = typeof window === 'undefined' ? 1 : window.devicePixelRatio || 1;
  const [across, down] = [Math.round(width * density), Math.round(height * density)];
  const [dot, mark] = [Math.round(DOT * density), Math.round(MARK * density)];
  useEffect(() => {
    if (across > 1 && down > 1) onRequest({ from, to, width: across, height: down, dot, mark });
  }, [onRequest, from, to, across, down, dot, mark]);
}

function readoutText({ rows, place }: { rows: readonly ReadRow[]; place: string }): string {
  const values = rows.map(({ name, value, note }) => [name, value, note].filter(Boolean).join(' '));
  return `${values.join(', ')}; ${place}`;
}

function pointerAt(svg: SVGSVGElement | null, clientX: number): number {
  if (svg === null) return 0;
  return (clientX - svg.getBoundingClientRect().left) / enlargementOf(svg, svg.width.baseVal.value);
}

function useSequenceHint(isZoomed: boolean): string {
  if (useFinger()) return 'Tap a packet to read it; drag across to zoom in.';
  const back = isZoomed ? '; double click shows the whole' : '';
  return `Drag across or turn the wheel to zoom in${back}. Arrow keys: the next packet that is not in order.`;
}
