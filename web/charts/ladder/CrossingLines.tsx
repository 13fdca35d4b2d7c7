import { type KeyboardEvent, useCallback, useMemo, useState } from 'react';
import { CanvasLayer } from '../frame/CanvasLayer.tsx';
import { Chart } from '../frame/Chart.tsx';
import { Decoration } from '../frame/Decoration.tsx';
import { useLook } from '../frame/look.ts';
import { type Palette, usePalette } from '../frame/palette.ts';
import { useFinger } from '../frame/pointing.ts';
import { NOTE_SIZE, textWidth } from '../frame/text.ts';
import { useChartSize } from '../frame/useChartSize.ts';
import styles from './CrossingLines.module.css';
import { type Arrival, type Crossing, crossings, type Line, lineDistance } from './crossings.ts';

export interface CrossingLinesProps {
  /** Sequence numbers in the order in which they were sent. */
  sent: ArrayLike<number>;
  /** What arrived, in order of arrival. */
  arrivals: readonly Arrival[];
  /** `down`: sent along the top, arrivals along the bottom; `right`: sent at the left, arrivals at the right. */
  direction?: 'down' | 'right' | undefined;
  height?: number | undefined;
  /** What to say of a packet; left out: its two places and how far they are apart. */
  wordsFor?: ((crossing: Crossing) => string) | undefined;
}

/** More lines than this are drawn on a canvas. */
const MOST_SVG_LINES = 400;

const LOOK: Record<Crossing['kind'], { token: keyof Palette; width: number; dash: number[] }> = {
  'in-order': { token: '--line-strong', width: 1.25, dash: [] },
  reordered: { token: '--text', width: 2.75, dash: [] },
  duplicate: { token: '--retransmission', width: 1.5, dash: [5, 4] },
  lost: { token: '--lost', width: 1.75, dash: [2, 3] },
};

interface Drawn extends Crossing, Line {}

/** Sent order against arrival order: every crossing of two lines is a pair of packets that changed places. */
export function CrossingLines(props: CrossingLinesProps) {
  const { sent, arrivals, direction = 'down', wordsFor = crossingWords } = props;
  const palette = usePalette();
  const [chosen, setChosen] = useState<number | null>(null);
  const isFinger = useFinger();
  const slots = Math.max(sent.length, arrivals.length, 1);
  const isMini = useLook() === 'mini';
  const [sizeRef, { width, height }] = useChartSize({
    height: props.height ?? (direction === 'down' ? 240 : Math.min(720, Math.max(200, slots * 20 + 40))),
  });
  const frame = useMemo(
    () => laddersFrame(width, height, slots, direction, isMini),
    [width, height, slots, direction, isMini],
  );
  const lines = useMemo(
    (): Drawn[] =>
      crossings(sent, arrivals).map((crossing) => {
        const from = frame.place(crossing.sent, 0);
        // A lost packet's line keeps its direction and ends on the way.
        const to =
          crossing.arrived === null ? frame.place(crossing.sent, 0.55) : frame.place(crossing.arrived, 1);
        return { ...crossing, from, to };
      }),
    [sent, arrivals, frame],
  );
  const dense = lines.length > MOST_SVG_LINES;
  const draw = useCallback(
    (context: CanvasRenderingContext2D) => drawLines(context, lines, palette, width, height),
    [lines, palette, width, height],
  );
  const vector = useCallback(() => linesMarkup(lines, palette), [lines, palette]);
  const current = chosen === null ? undefined : lines[chosen];

  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') {
      setChosen(null);
      return true;
    }
    const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, PageDown: 10, PageUp: -10 };
    const step = (steps as Record<string, number>)[key];
    if (step === undefined) return false;
    setChosen((old) => Math.min(lines.length - 1, Math.max(0, old === null ? 0 : old + step)));
    return true;
  };

  return (
    <Chart
      sizeRef={sizeRef}
      width={width}
      height={height}
      label="Sent order against arrival order"
      keys="Arrow keys go from packet to packet in sent order."
      readout={current ? wordsFor(current) : null}
      hint={`${isFinger ? 'Tap' : 'Point at'} a line to read about its packet.`}
      onPoint={({ x, y }) => setChosen(nearestLine(lines, x, y))}
      onLeave={() => setChosen(null)}
      onFocus={() => setChosen((old) => old ?? (lines.length > 0 ? 0 : null))}
      onKey={onKey}
      under={
        dense && <CanvasLayer left={0} top={0} width={width} height={height} draw={draw} vector={vector} />
      }
    >
      <rect width={width} height={height} fill="transparent" />
      {!dense && (
        <g className={current ? styles.faded : undefined}>
          {emphasised(lines).map((line) => (
            <LineMark key={`${line.sent} ${line.arrived}`} line={line} />
          ))}
        </g>
      )}
      {current && (
        <g data-transient="">
          <LineMark line={current} strong />
        </g>
      )}
      {!isMini && (
        <>
          <Rail numbers={sent} frame={frame} side={0} name="Sent" chosen={current?.sent} />
          <Rail
            numbers={arrivals.map(({ sequence }) => sequence)}
            frame={frame}
            side={1}
            name="Arrived"
            chosen={current?.arrived ?? undefined}
            kinds={arrivals}
          />
        </>
      )}
    </Chart>
  );
}

/** Reordered packets are drawn last, over the calm ones. */
function emphasised(lines: readonly Drawn[]): Drawn[] {
  const rank = { 'in-order': 0, duplicate: 1, lost: 2, reordered: 3 };
  return [...lines].sort((a, b) => rank[a.kind] - rank[b.kind]);
}

interface Frame {
  down: boolean;
  slot: number;
  place: (index: number, across: number) => [number, number];
}

function laddersFrame(
  width: number,
  height: number,
  slots: number,
  direction: 'down' | 'right',
  isMini: boolean,
): Frame {
  const down = direction === 'down';
  const rail = isMini ? (direction === 'down' ? 4 : -20) : 40;
  const title = down ? 8 : 22;
  const length = (down ? width - 16 : height - title - 6) / slots;
  // Few packets on a wide page would stand far apart and cross at flat angles.
  const slot = Math.min(length, down ? 64 : 30);
  const start = down ? (width - slot * slots) / 2 : title;
  const [near, far] = down ? [rail, height - rail] : [rail + 24, width - rail - 24];
  return {
    down,
    slot,
    place: (index, across) => {
      const along = start + (index + 0.5) * slot;
      const over = near + across * (far - near);
      return down ? [along, over] : [over, along];
    },
  };
}

function LineMark({ line, strong = false }: { line: Drawn; strong?: boolean }) {
  const { token, width, dash } = LOOK[line.kind];
  const [[x1, y1], [x2, y2]] = [line.from, line.to];
  return (
    <g stroke={`var(${token})`} strokeWidth={strong ? width + 1.5 : width}>
      <line
        x1={x1}
        y1={y1}
        x2={x2}
        y2={y2}
        strokeDasharray={dash.join(' ') || undefined}
        strokeWidth={strong ? width + 1.5 : width}
        stroke={`var(${token})`}
      />
      {line.arrived === null && (
        <path
          className={styles.cross}
          stroke={`var(${token})`}
          d={`M${x2 - 5} ${y2 - 5}l10 10m0 -10l-10 10`}
        />
      )}
    </g>
  );
}

interface RailProps {
  numbers: ArrayLike<number>;
  frame: Frame;
  side: 0 | 1;
  name: string;
  chosen: number | undefined;
  kinds?: readonly Arrival[] | undefined;
}

/** Sequence numbers along one side, as many as fit. */
function Rail({ numbers, frame, side, name, chosen, kinds }: RailProps) {
  const { down, slot, place } = frame;
  const widest = textWidth(String(numbers[numbers.length - 1] ?? 0), NOTE_SIZE);
  const room = (down ? widest + 8 : NOTE_SIZE + 3) / slot;
  const stride = room <= 1 ? 1 : ([2, 5, 10, 20, 50, 100, 200, 500, 1000].find((n) => n >= room) ?? 2000);
  const out = side === 0 ? -1 : 1;
  const [firstX] = place(0, side);
  const [, firstY] = place(0, side);
  return (
    <Decoration>
      {Array.from(numbers, (number, i) => {
        const [x, y] = place(i, side);
        const marked = i === chosen;
        const near = chosen !== undefined && Math.abs(i - chosen) * slot < widest + 8 && !marked;
        if (!marked && (i % stride !== 0 || (stride > 1 && near))) return null;
        return (
          <text
            // biome-ignore lint/suspicious/noArrayIndexKey: a duplicate repeats its number; its place is its own.
            key={i}
            className={marked || kinds?.[i]?.kind === 'reordered' ? styles.strong : styles.number}
            x={down ? x : x + out * 8}
            y={down ? y + (out < 0 ? -7 : 17) : y + 4.5}
            textAnchor={down ? 'middle' : out < 0 ? 'end' : 'start'}
          >
            {number}
          </text>
        );
      })}
      <text
        className={styles.title}
        x={down ? Math.max(0, firstX - slot / 2) : firstX}
        y={down ? (side === 0 ? 13 : firstY + 36) : 13}
        textAnchor={down ? 'start' : 'middle'}
      >
        {name}
      </text>
    </Decoration>
  );
}

function nearestLine(lines: readonly Drawn[], x: number, y: number): number | null {
  let best: number | null = null;
  let distance = 14;
  lines.forEach((line, i) => {
    const away = lineDistance(line, x, y);
    if (away < distance) [best, distance] = [i, away];
  });
  return best;
}

function drawLines(
  context: CanvasRenderingContext2D,
  lines: readonly Drawn[],
  palette: Palette,
  width: number,
  height: number,
): void {
  context.clearRect(0, 0, width, height);
  for (const { kind, from, to, arrived } of emphasised(lines)) {
    const look = LOOK[kind];
    context.strokeStyle = palette[look.token];
    context.lineWidth = look.width * 0.7;
    context.setLineDash(look.dash);
    context.beginPath();
    context.moveTo(from[0], from[1]);
    context.lineTo(to[0], to[1]);
    context.stroke();
    if (arrived !== null) continue;
    context.setLineDash([]);
    context.beginPath();
    context.moveTo(to[0] - 3, to[1] - 3);
    context.lineTo(to[0] + 3, to[1] + 3);
    context.moveTo(to[0] + 3, to[1] - 3);
    context.lineTo(to[0] - 3, to[1] + 3);
    context.stroke();
  }
}

function linesMarkup(lines: readonly Drawn[], palette: Palette): string {
  return emphasised(lines)
    .map(({ kind, from: [x1, y1], to: [x2, y2], arrived }) => {
      const { token, width, dash } = LOOK[kind];
      const cross = arrived === null ? `M${x2 - 3} ${y2 - 3}l6 6m0 -6l-6 6` : '';
      return `<path d="M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}${cross}" fill="none" stroke="${palette[token]}" stroke-width="${width * 0.7}" stroke-dasharray="${dash.join(' ') || 'none'}"/>`;
    })
    .join('');
}

function crossingWords({ sequence, sent, arrived, kind }: Crossing): string {
  const start = `Packet ${sequence}: sent at place ${sent + 1}`;
  if (arrived === null) return `${start}, lost`;
  const kinds = { 'in-order': 'in order', reordered: 'reordered', duplicate: 'a duplicate', lost: 'lost' };
  return `${start}, arrived at place ${arrived + 1}, ${kinds[kind]}`;
}
