import styles from './Axes.module.css';
import { axisTitle } from './axis.ts';
import { Decoration } from './Decoration.tsx';
import { LABEL_SIZE, textWidth } from './text.ts';
import type { Plot } from './usePlot.ts';

/** In the middle of the axis, or beside it as far as a long title needs to stay within the chart. */
function titlePlace({ area, x, xAxis, width }: Plot): number {
  const middle = ((x.range()[0] ?? 0) + area.right) / 2;
  const half = textWidth(axisTitle(xAxis), LABEL_SIZE, 500) / 2 + 1;
  return Math.max(half, Math.min(middle, width - half));
}

interface AxesProps {
  plot: Plot;
  /** Lines across the plot at the ticks; a heat map covers them, so it does without. */
  grid?: 'both' | 'y' | 'none';
  zero?: boolean;
  /** How far down the vertical axis' title stands, where something lies above the plot. */
  titleTop?: number;
}

/** Gridlines, tick labels and axis titles. The vertical title stands upright above its axis: no neck is turned. */
export function Axes({ plot, grid = 'y', zero = false, titleTop = 0 }: AxesProps) {
  const { area, y, xTicks, yTicks, xAxis, yAxis } = plot;
  const zeroAt = zero && yAxis.scale !== 'log' ? y(0) : Number.NaN;
  return (
    <Decoration>
      {grid !== 'none' &&
        yTicks.map(({ value, at }) => (
          <line key={value} className={styles.grid} x1={area.left} x2={area.right} y1={at} y2={at} />
        ))}
      {grid === 'both' &&
        xTicks.map(({ value, at }) => (
          <line key={value} className={styles.grid} x1={at} x2={at} y1={area.top} y2={area.bottom} />
        ))}
      {zeroAt > area.top && zeroAt < area.bottom && (
        <line className={styles.zero} x1={area.left} x2={area.right} y1={zeroAt} y2={zeroAt} />
      )}
      <line className={styles.line} x1={area.left} x2={area.right} y1={area.bottom} y2={area.bottom} />
      {xTicks.map(({ value, at, label }) => (
        <g key={value}>
          <line className={styles.line} x1={at} x2={at} y1={area.bottom} y2={area.bottom + 4} />
          <text className={styles.tick} x={at} y={area.bottom + 18} textAnchor="middle">
            {label}
          </text>
        </g>
      ))}
      {yTicks.map(({ value, at, label }) => (
        <text key={value} className={styles.tick} x={area.left - 7} y={at + 4.5} textAnchor="end">
          {label}
        </text>
      ))}
      <text className={styles.title} x={0} y={titleTop + 14}>
        {axisTitle(yAxis)}
      </text>
      <text className={styles.title} x={titlePlace(plot)} y={area.bottom + 38} textAnchor="middle">
        {axisTitle(xAxis)}
      </text>
    </Decoration>
  );
}
