// What a buffer holds over time, with the most that it may hold.

import { useMemo } from 'react';
import { bandPath, linePath } from '../curve/paths.ts';
import { dataRange } from '../frame/axis.ts';
import { Decoration } from '../frame/Decoration.tsx';
import { linearScale } from '../frame/scale.ts';
import type { Area } from '../frame/usePlot.ts';
import styles from './RateTrace.module.css';
import type { HeldTrace } from './RateTrace.tsx';

interface BufferLaneProps {
  readonly held: HeldTrace;
  readonly times: ArrayLike<number>;
  readonly x: (time: number) => number;
  readonly area: Area;
  /** Of the marks: what lies outside the stretch is not drawn. */
  readonly clip: string;
}

function lastOf(values: ArrayLike<number>): number {
  return values[values.length - 1] ?? 0;
}

/** From the lower tick's middle to its foot. */
const FOOT = 5;

export function BufferLane({
  held: { values, most, color, mostName },
  times,
  x,
  area,
  clip,
}: BufferLaneProps) {
  const top = useMemo(() => Math.max(1, dataRange([values, most], [0, 0])[1]), [values, most]);
  const { yOf, line, band, limit } = useMemo(() => {
    const y = linearScale([0, top], [area.bottom, area.top + 2]);
    const xs = Float64Array.from(times, x);
    const ys = Float64Array.from(values, y);
    return {
      yOf: y,
      line: linePath(xs, ys),
      band: bandPath(
        xs,
        Float64Array.from(xs, () => area.bottom),
        ys,
      ),
      limit: linePath(xs, Float64Array.from(most, y)),
    };
  }, [values, most, times, x, top, area.top, area.bottom]);
  const ticks = [
    { value: 0, at: area.bottom },
    { value: top, at: area.top + 2 },
  ];
  return (
    <Decoration>
      <g clipPath={`url(#${clip})`}>
        <path className={styles.held} d={band} fill={color} />
        <path className={styles.edge} d={line} stroke={color} />
        <path className={styles.most} d={limit} />
      </g>
      {mostName !== undefined && (
        <text className={styles.words} x={area.right + 6} y={yOf(lastOf(most)) + FOOT}>
          {mostName}
        </text>
      )}
      {ticks.map(({ value, at }) => (
        <text key={value} className={styles.tick} x={area.left - 10} y={at + FOOT} textAnchor="end">
          {Number(value.toPrecision(3))}
        </text>
      ))}
    </Decoration>
  );
}
