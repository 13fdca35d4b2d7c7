// The time axis, the rails, and the names to their left.

import { useMemo } from 'react';
import type { Range } from '../gestures/range.ts';
import { LABEL_SIZE, TICK_SIZE, textWidth } from '../layout/text.ts';
import { type AxisSpec, axisTitle } from '../scales/axis.ts';
import { linearScale } from '../scales/scale.ts';
import { axisTicks, type Tick } from '../scales/ticks.ts';
import styles from './Ladder.module.css';
import { BLEED } from './lines.ts';

/** Height of the time axis with ticks, numbers and title (px). */
export const AXIS = 44;

interface Sides {
  left: number;
  right: number;
}

export function useTimeTicks(time: AxisSpec, range: Range, { left, right }: Sides): readonly Tick[] {
  return useMemo(() => {
    const scale = linearScale([range[0], range[1]], [left, right]);
    const most = Math.max(2, Math.floor((right - left) / 80));
    const width = (label: string) => textWidth(label, TICK_SIZE);
    return axisTicks({ ...time, domain: range }, scale, width, 18, Math.min(12, most));
  }, [time, range, left, right]);
}

interface TimeAxisProps extends Sides {
  time: AxisSpec;
  ticks: readonly Tick[];
  bottom: number;
  /** Whether the axis has no title but the unit among its numbers. */
  isBrief?: boolean | undefined;
}

export function TimeAxis({ time, ticks, left, right, bottom, isBrief = false }: TimeAxisProps) {
  const wholeTitle = axisTitle(time);
  const title =
    textWidth(wholeTitle, LABEL_SIZE, 500) < 0.55 * (right - left) ? wholeTitle : `Time (${time.unit ?? ''})`;
  return (
    <>
      {ticks.map(({ value, at, label }) => (
        <g key={value}>
          <line className={styles.axis} x1={at} x2={at} y1={bottom} y2={bottom + 5} />
          <text className={styles.tick} x={at} y={bottom + 20} textAnchor="middle">
            {label}
          </text>
        </g>
      ))}
      <line className={styles.axis} x1={left} x2={right} y1={bottom} y2={bottom} />
      {isBrief ? (
        <text className={styles.title} x={right} y={bottom + 20} textAnchor="end">
          {roomAfter(ticks, right) > UNIT_ROOM && time.unit}
        </text>
      ) : (
        <text className={styles.title} x={right} y={bottom + 38} textAnchor="end">
          {title}
        </text>
      )}
    </>
  );
}

/** Room for a unit behind the last number (px). */
const UNIT_ROOM = 44;

function roomAfter(ticks: readonly Tick[], right: number): number {
  return right - Math.max(0, ...ticks.map(({ at }) => at));
}

/** Horizontal rails, extended as far as lines at the window's edges are drawn. */
export function Rails({ at, left, right }: Sides & { at: readonly number[] }) {
  return at.map((y) => (
    <line key={y} className={styles.rail} x1={left - BLEED} x2={right + BLEED} y1={y} y2={y} />
  ));
}

/** A name and its baseline (px). */
export type SideName = readonly [name: string, y: number];

/** Names to the left of rails and lanes; a name that would touch the one above it is left out. */
export function SideNames({ names, left }: { names: readonly SideName[]; left: number }) {
  let free = Number.NEGATIVE_INFINITY;
  const shown = names.filter(([name, y]) => {
    if (name === '' || y < free) return false;
    free = y + 14;
    return true;
  });
  return shown.map(([name, y]) => (
    <text key={name} className={styles.lane} x={left - 12} y={y} textAnchor="end">
      {name}
    </text>
  ));
}
