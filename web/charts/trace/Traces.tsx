import { useMemo } from 'react';
import type { AxisSpec } from '../frame/axis.ts';
import frameStyles from '../frame/Chart.module.css';
import { Decoration } from '../frame/Decoration.tsx';
import type { Range } from '../frame/range.ts';
import type { Scale } from '../frame/scale.ts';
import { stepPath } from '../frame/steps.ts';
import { TICK_SIZE } from '../frame/text.ts';
import { axisTicks } from '../frame/ticks.ts';
import type { Lane } from './lanes.ts';
import styles from './StepTrace.module.css';

/** The axis of a lane, if each series has its own. */
export function LaneAxis({ lane: { area, y, series }, value }: { lane: Lane; value: AxisSpec }) {
  const ticks = axisTicks(value, y, () => TICK_SIZE, 12, Math.max(2, Math.floor(area.height / 36)));
  return (
    <Decoration>
      {ticks.map(({ value: tick, at, label }) => (
        <g key={tick}>
          <line className={styles.grid} x1={area.left} x2={area.right} y1={at} y2={at} />
          <text className={styles.tick} x={area.left - 7} y={at + 4.5} textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      <line className={styles.base} x1={area.left} x2={area.right} y1={area.bottom} y2={area.bottom} />
      <text
        className={frameStyles.note}
        x={area.left + 6}
        y={area.top + 12}
        style={{ fill: series[0]?.color }}
      >
        {series[0]?.label}
      </text>
    </Decoration>
  );
}

interface TracesProps {
  lane: Lane;
  range: Range;
  x: Scale;
  clip: string;
}

/** The series of a lane as lines over lightly filled areas. */
export function Traces({ lane: { area, y, series }, range, x, clip }: TracesProps) {
  const [t0, t1] = range;
  const paths = useMemo(
    () => series.map((one) => stepPath(one, [t0, t1], x, y, one.end)),
    [series, t0, t1, x, y],
  );
  return (
    <g clipPath={`url(#${clip})`}>
      {series.map((one, i) => {
        const path = paths[i];
        if (!path || one.isOutline) return null;
        const start = /^M([\d.-]+)/.exec(path)?.[1] ?? area.left;
        return (
          <path
            key={one.id}
            className={styles.fill}
            d={`${path}V${area.bottom}H${start}Z`}
            fill={one.color}
          />
        );
      })}
      {series.map((one, i) => (
        <path
          key={one.id}
          className={styles.line}
          d={paths[i]}
          stroke={one.color}
          strokeDasharray={one.dash}
        />
      ))}
    </g>
  );
}
