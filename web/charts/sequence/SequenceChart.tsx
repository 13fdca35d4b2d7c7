import { useMemo, useState } from 'react';
import { Chart } from '../frame/Chart.tsx';
import { type KeyLine, keyLine } from '../gestures/keys.ts';
import type { Point } from '../gestures/point.ts';
import { useFinger } from '../gestures/pointing.ts';
import { useLook } from '../layout/look.ts';
import { useFontVersion } from '../layout/text.ts';
import { type ChartSize, useChartSize } from '../layout/useChartSize.ts';
import { type Arrival, type Crossing, crossings } from './crossings.ts';
import { type SequenceFrame, sequenceFrame } from './frame.ts';
import { Inset, type InsetDensity } from './Inset.tsx';
import { Lines } from './Lines.tsx';
import { distanceAside, lineEnds } from './paths.ts';
import { Rows } from './Rows.tsx';
import { isSilent, type SequenceRow } from './rows.ts';
import { Tokens } from './Tokens.tsx';
import { useArrivalDrag } from './useArrivalDrag.ts';

interface SequenceChartProps extends ChartSize {
  /** Sequence numbers in the order of sending. */
  readonly sent: ArrayLike<number>;
  /** The packets that arrived, in order of arrival. */
  readonly arrivals: readonly Arrival[];
  readonly rows: readonly SequenceRow[];
  /** A density, shown beside the crossings if there is room. */
  readonly density?: InsetDensity | undefined;
  /** The text alternative of a packet. */
  readonly wordsFor: (crossing: Crossing) => string;
  /** Makes the arrivals draggable: receives the new order, and whether the packet has been released. */
  readonly onOrder?: ((order: readonly number[], commit: boolean) => void) | undefined;
  /** Index of the arrival that is marked "drag", while nobody has dragged one. */
  readonly invites?: number | null | undefined;
}

/**
 * The order of sending above the order of arrival, above the value of each measure for each packet. Each crossing of
 * two lines is a pair of packets that changed places.
 */
export function SequenceChart(props: SequenceChartProps) {
  const { sent, wordsFor, onOrder } = props;
  const look = useLook();
  const isMini = look === 'mini';
  const isFinger = useFinger();
  const fontVersion = useFontVersion();
  const [chosen, setChosen] = useState<number | null>(null);
  const drag = useArrivalDrag(props.arrivals, onOrder);
  const { arrivals, dragged } = drag;
  const [sizeRef, { width, height }] = useChartSize(props);
  // no row appears or disappears while a packet is being dragged
  const rows = isMini ? NO_ROWS : props.rows.filter((row) => dragged !== null || !isSilent(row));
  const kept = rows.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: new letters are of other widths; of the rows the frame needs their names alone
  const frame = useMemo(() => {
    const widest = Math.max(0, ...Array.from(sent), ...arrivals.map(({ sequence }) => sequence));
    const columns = Math.max(sent.length, arrivals.length, 1);
    return sequenceFrame(width, height, { columns, widest: `${widest}`, rows, isMini });
  }, [width, height, sent, arrivals, kept, isMini, fontVersion]);
  const lines = useMemo(() => crossings(sent, arrivals), [sent, arrivals]);
  const current = chosen === null ? undefined : lines.find((line) => placeOf(line) === chosen);

  const point = (at: Point) => {
    if (dragged !== null) {
      drag.move(frame.placeAt(at.x), at.x);
      setChosen(frame.placeAt(at.x));
      return;
    }
    const line = lineAt(lines, frame, at);
    setChosen(line === undefined ? null : placeOf(line));
  };
  const isOnToken = (at: Point) =>
    at.x >= frame.left && at.x <= frame.right && Math.abs(at.y - frame.arrivedY) <= frame.radius + 10;

  const last = arrivals.length - 1;
  const step = (by: number, isMoved: boolean) => {
    const from = Math.min(last, Math.max(0, chosen ?? 0));
    const isFirst = chosen === null && !isMoved && Math.abs(by) === 1;
    const to = Math.min(last, Math.max(0, from + (isFirst ? 0 : by)));
    if (isMoved && to !== from) drag.moveByKey(from, to);
    setChosen(to);
  };

  const words = current === undefined ? '' : wordsFor(current);
  return (
    <Chart
      sizeRef={sizeRef}
      width={width}
      height={height}
      label="Sent order against arrival order"
      keys={keysOf(step, onOrder !== undefined, () => setChosen(null))}
      readout={current === undefined ? null : `Packet ${current.sequence}: ${words}`}
      reading={current === undefined ? null : readingOf(current, words, frame, arrivals.length)}
      hint={`${isFinger ? 'Tap' : 'Point at'} a packet to read about it.`}
      cursor={dragged !== null ? 'grabbing' : undefined}
      onPress={(at, event) => {
        point(at);
        if (onOrder === undefined || event.button !== 0 || !isOnToken(at)) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.start(frame.placeAt(at.x), at.x);
      }}
      onPoint={point}
      onRelease={() => drag.end()}
      onCancel={() => drag.cancel()}
      onLeave={() => {
        if (dragged === null) setChosen(null);
      }}
      onFocus={() => setChosen((old) => old ?? (arrivals.length > 0 ? 0 : null))}
    >
      <rect width={width} height={height} fill="transparent" />
      {!isMini && props.density && <Inset density={props.density} frame={frame} />}
      <Rows rows={rows} frame={frame} chosen={current?.arrived ?? null} />
      <Lines lines={lines} frame={frame} dragged={dragged} chosen={current} />
      {!isMini && (
        <Tokens
          sent={sent}
          arrivals={arrivals}
          frame={frame}
          dragged={dragged}
          chosen={current}
          canMove={onOrder !== undefined}
          invites={dragged === null ? (props.invites ?? null) : null}
        />
      )}
    </Chart>
  );
}

const NO_ROWS: readonly SequenceRow[] = [];

const STEPS = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 };
const STRIDES = { PageUp: -10, PageDown: 10 };
const ENDS = { Home: Number.NEGATIVE_INFINITY, End: Number.POSITIVE_INFINITY };

/** Keys that choose the next packets, and with Shift move the chosen one, if packets can be moved. */
function keysOf(
  step: (by: number, isMoved: boolean) => void,
  canMove: boolean,
  clear: () => void,
): readonly KeyLine[] {
  const withShift = canMove ? false : undefined;
  const go = (by: number) => step(by, false);
  const move = (by: number) => step(by, true);
  return [
    keyLine(STEPS, 'previous arrival, next arrival', go, withShift),
    keyLine(STRIDES, 'ten packets back, ten on', go, withShift),
    keyLine(ENDS, 'the first packet, the last', go, withShift),
    ...(canMove
      ? [
          keyLine(STEPS, 'move the packet to another place', move, true),
          keyLine(STRIDES, 'move it ten places', move, true),
          keyLine(ENDS, 'move it to the beginning, to the end', move, true),
        ]
      : []),
    { keys: ['Escape'], does: 'clear the selection', act: clear },
  ];
}

/** The packet at a position: in a row that of the column, between the rows the one whose line passes nearest. */
function lineAt(lines: readonly Crossing[], frame: SequenceFrame, { x, y }: Point): Crossing | undefined {
  if (x < frame.left - 8 || x > frame.right + 8) return undefined;
  const column = frame.placeAt(x);
  if (y >= frame.arrivedY - frame.radius - 4) return lines.find(({ arrived }) => arrived === column);
  if (y <= frame.sentY + frame.sentRadius + 2) return lines.find(({ sent }) => sent === column);
  let distance = Math.max(12, Math.min(24, frame.slot / 2));
  let nearest: Crossing | undefined;
  for (const line of lines) {
    const away = distanceAside(lineEnds(line, frame), x, y);
    if (away < distance) [nearest, distance] = [line, away];
  }
  return nearest;
}

/** Where the packet's words are shown: at its arrival, or at its line's beginning if it did not arrive. */
function readingOf(
  { sequence, sent, arrived }: Crossing,
  words: string,
  frame: SequenceFrame,
  count: number,
) {
  const place = arrived ?? sent;
  return {
    x: frame.x(place),
    y: arrived === null ? frame.sentY + frame.sentRadius : frame.arrivedY - frame.radius,
    rows: [{ value: `Packet ${sequence}` }],
    place: words,
    isBoxed: true,
    isLeft: place > 0.6 * count,
  };
}

/** An arrival's index; for a packet that never arrived, a negative number from its index in the order of sending. */
function placeOf({ arrived, sent }: Crossing): number {
  return arrived ?? -1 - sent;
}
