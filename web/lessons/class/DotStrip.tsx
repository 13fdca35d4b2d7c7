// A dot plot of a class's numbers on one axis; equal numbers are stacked.

import type { ReactNode } from 'react';
import { useSize } from '../../charts/layout/useSize.ts';
import styles from './DotStrip.module.css';

export interface Line {
  readonly at: number;
  readonly words: string;
  /** Half the width of its 95% interval; 0 without one. */
  readonly half: number;
  readonly isMeasured: boolean;
}

interface DotStripProps {
  readonly label: string;
  readonly values: readonly number[];
  readonly from: number;
  readonly to: number;
  readonly isLog: boolean;
  /** A value in words, with its unit. */
  readonly words: (value: number) => string;
  /** Values to compare the dots with, drawn as vertical lines. */
  readonly lines?: readonly Line[];
}

const SIDE = 40;
/** The width (px) until the real one is measured. */
const USUAL = 600;
const DOT = 10;
const FOOT = 28;
/** The height (px) of the words of one line above the dots. */
const HEAD = 20;
const HIGHEST = 160;

export function DotStrip({ label, values, from, to, isLog, words, lines = [] }: DotStripProps) {
  const [ref, size] = useSize();
  const width = size.width === 0 ? USUAL : size.width;
  const share = (value: number) =>
    isLog ? Math.log(value / from) / Math.log(to / from) : (value - from) / (to - from);
  const x = (value: number) => SIDE + Math.min(1, Math.max(0, share(value))) * (width - 2 * SIDE);
  const piles = new Map<number, number>();
  const dots = values.map((value) => {
    // dots that would overlap are stacked
    const pile = Math.round(x(value) / DOT);
    const above = piles.get(pile) ?? 0;
    piles.set(pile, above + 1);
    return { x: pile * DOT, above };
  });
  const most = Math.max(1, ...piles.values());
  const rise = Math.min(DOT, HIGHEST / most);
  const base = HEAD * lines.length + 12 + most * rise;
  return (
    <div ref={ref} className={styles.room}>
      <p className={styles.label}>{label}</p>
      <svg
        width={width}
        height={base + FOOT}
        className={styles.plot}
        role="img"
        aria-label={`${label}: ${values.map(words).join(', ')}`}
        data-dots={values.length}
      >
        <path className={styles.axis} d={`M${SIDE} ${base}H${width - SIDE}`} />
        {ends(from, to, isLog).map((tick) => (
          <text key={tick} className={styles.tick} x={x(tick)} y={base + 20} textAnchor="middle">
            {words(tick)}
          </text>
        ))}
        {lines.map((line, at) => (
          <Marked
            key={line.words}
            line={line}
            x={x}
            top={HEAD * at}
            base={base}
            isLeft={share(line.at) > 0.5}
          />
        ))}
        {dots.map((dot) => (
          <circle
            key={`${dot.x} ${dot.above}`}
            className={styles.dot}
            cx={dot.x}
            cy={base - rise * (dot.above + 0.5)}
            r={DOT / 2 - 1}
          />
        ))}
      </svg>
    </div>
  );
}

function ends(from: number, to: number, isLog: boolean): readonly number[] {
  return isLog ? [from, Math.sqrt(from * to), to] : [from, (from + to) / 2, to];
}

interface MarkedProps {
  readonly line: Line;
  readonly x: (value: number) => number;
  readonly top: number;
  readonly base: number;
  readonly isLeft: boolean;
}

function Marked({ line: { at, words, half, isMeasured }, x, top, base, isLeft }: MarkedProps): ReactNode {
  return (
    <g className={isMeasured ? styles.measured : styles.beside}>
      {half > 0 && (
        <rect x={x(at - half)} width={Math.max(1, x(at + half) - x(at - half))} y={top} height={base - top} />
      )}
      <path d={`M${x(at)} ${top}V${base}`} />
      <text x={x(at) + (isLeft ? -6 : 6)} y={top + 14} textAnchor={isLeft ? 'end' : 'start'}>
        {words}
      </text>
    </g>
  );
}
