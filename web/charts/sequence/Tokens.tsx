import { textWidth } from '../layout/text.ts';
import { Decoration } from '../marks/Decoration.tsx';
import type { Arrival, Crossing } from './crossings.ts';
import { NAMES, type SequenceFrame } from './frame.ts';
import { withinColumns } from './Lines.tsx';
import styles from './SequenceChart.module.css';
import type { DragPosition } from './useArrivalDrag.ts';

interface TokensProps {
  readonly sent: ArrayLike<number>;
  readonly arrivals: readonly Arrival[];
  readonly frame: SequenceFrame;
  readonly dragged: DragPosition | null;
  readonly chosen: Crossing | undefined;
  readonly canMove: boolean;
  /** Index of the arrival that is marked "drag"; null if none is. */
  readonly invites: number | null;
}

/** The packets at both ends of their lines: discs with their numbers, or as many numbers as fit. */
export function Tokens({ sent, arrivals, frame, dragged, chosen, canMove, invites }: TokensProps) {
  const { x, sentY, arrivedY, sentRadius, radius, fontSize, left } = frame;
  const numbers = arrivals.map(({ sequence }) => sequence);
  return (
    <Decoration>
      <Name x={left} y={sentY} size={fontSize} words={NAMES.sent} />
      <Name x={left} y={arrivedY} size={fontSize} words={NAMES.arrived} />
      {radius === 0 && (
        <>
          <Numbers numbers={sent} frame={frame} y={sentY - fontSize / 2 - 2} chosen={chosen?.sent} />
          <Numbers
            numbers={numbers}
            frame={frame}
            y={arrivedY + fontSize / 2 + 2}
            chosen={chosen?.arrived ?? undefined}
          />
        </>
      )}
      {radius > 0 &&
        Array.from(sent, (number, i) => (
          <g key={number} className={styles.sent} transform={`translate(${x(i)} ${sentY})`}>
            <circle r={sentRadius} />
            <text y={0.35 * fontFor(sentRadius, number)} fontSize={fontFor(sentRadius, number)}>
              {number}
            </text>
          </g>
        ))}
      {radius > 0 &&
        arrivals.map(({ sequence, kind }, i) => {
          const isHeld = dragged?.place === i;
          return (
            <g
              // biome-ignore lint/suspicious/noArrayIndexKey: a copy repeats its number; its place is its own
              key={i}
              className={styles.arrived}
              data-kind={kind}
              data-token={sequence}
              data-chosen={chosen?.arrived === i || undefined}
              data-held={isHeld || undefined}
              data-movable={canMove || undefined}
              data-invites={invites === i || undefined}
              transform={`translate(${isHeld ? withinColumns(dragged.x, frame) : x(i)} ${arrivedY})`}
            >
              <circle r={radius} />
              <text y={0.35 * fontFor(radius, sequence)} fontSize={fontFor(radius, sequence)}>
                {sequence}
              </text>
            </g>
          );
        })}
      {radius > 0 && invites !== null && <Invitation place={invites} frame={frame} />}
    </Decoration>
  );
}

const ARROW = { length: 12, head: 5 } as const;
/** Least column width (px) at which the word "drag" fits between two lines. */
const LEAST_SLOT = 40;

/** The word "drag" at an arrival and, where the neighbours leave room, an arrow on either side. */
function Invitation({
  place,
  frame: { x, arrivedY, radius, slot, fontSize },
}: {
  place: number;
  frame: SequenceFrame;
}) {
  const { length, head } = ARROW;
  const isWide = slot >= 2 * (radius + length + 4);
  if (!isWide && slot < LEAST_SLOT) return null;
  const arrow = (way: number) => {
    const from = way * (radius + 8);
    const to = from + way * length;
    return `M${from} 0H${to}M${to - way * head} ${-head}L${to} 0L${to - way * head} ${head}`;
  };
  return (
    <g data-transient="" transform={`translate(${x(place)} ${arrivedY})`}>
      {isWide && <path className={styles.arrows} d={`${arrow(-1)}${arrow(1)}`} />}
      <text
        className={styles.drag}
        x={isWide ? radius + 6 : 8}
        y={isWide ? -12 : -radius - 5}
        fontSize={Math.min(14, fontSize)}
      >
        drag
      </text>
    </g>
  );
}

/** Font size of a number in a disc (px): as large as the disc allows, but never too small to read. */
function fontFor(radius: number, number: number): number {
  const share = (1.7 * radius) / textWidth(`${number}`, 1, 600);
  return Math.round(Math.max(13, Math.min(0.82 * radius, share, 26)));
}

function Name({ x, y, size, words }: { x: number; y: number; size: number; words: string }) {
  return (
    <text className={styles.name} x={x - (size < 16 ? 10 : 24)} y={y + 0.35 * size} fontSize={size}>
      {words}
    </text>
  );
}

interface NumbersProps {
  readonly numbers: ArrayLike<number>;
  readonly frame: SequenceFrame;
  readonly y: number;
  readonly chosen: number | undefined;
}

const STRIDES = [1, 2, 5, 10, 20, 50, 100, 200, 500];

function Numbers({ numbers, frame: { x, slot }, y, chosen }: NumbersProps) {
  const widest = Math.max(0, ...Array.from(numbers, (number) => textWidth(`${number}`, 14)));
  const stride = STRIDES.find((n) => n * slot >= widest + 10) ?? 1000;
  const isShown = (i: number) => {
    if (chosen === undefined) return i % stride === 0;
    return i === chosen || (i % stride === 0 && Math.abs(i - chosen) * slot > widest + 8);
  };
  return Array.from(numbers, (number, i) =>
    isShown(i) ? (
      <text
        // biome-ignore lint/suspicious/noArrayIndexKey: a copy repeats its number; its place is its own
        key={i}
        className={styles.number}
        data-chosen={i === chosen || undefined}
        x={x(i)}
        y={y + 5}
        fontSize={14}
      >
        {number}
      </text>
    ) : null,
  );
}
