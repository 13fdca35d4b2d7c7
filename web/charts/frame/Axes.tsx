import { useLook } from '../layout/look.ts';
import { LINE_HEIGHT } from '../layout/text.ts';
import type { Title } from '../layout/titles.ts';
import type { Plot } from '../layout/usePlot.ts';
import { Decoration } from '../marks/Decoration.tsx';
import styles from './Axes.module.css';
import { TitleWords } from './Titles.tsx';

interface AxesProps {
  plot: Plot;
  /** Lines across the plot at the ticks; a heat map would cover them, so it has none. */
  grid?: 'both' | 'y' | 'none';
  zero?: boolean;
  titles: readonly Title[];
}

/** Gridlines, tick labels and axis titles. A small picture has only the line on which its marks stand. */
export function Axes({ plot, grid = 'y', zero = false, titles }: AxesProps) {
  const { area, y, xTicks, yTicks, yAxis } = plot;
  const isMini = useLook() === 'mini';
  const most = Math.max(...yTicks.map(({ value }) => value));
  const zeroAt = zero && yAxis.scale !== 'log' ? y(0) : Number.NaN;
  const hasZero = zeroAt > area.top && zeroAt < area.bottom;
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
      {hasZero && <line className={styles.zero} x1={area.left} x2={area.right} y1={zeroAt} y2={zeroAt} />}
      {/* no axis line where it would lie just below the zero line */}
      {(!hasZero || area.bottom - zeroAt > LINE_HEIGHT) && (
        <line className={styles.line} x1={area.left} x2={area.right} y1={area.bottom} y2={area.bottom} />
      )}
      {xTicks.map(({ value, at, label }) => (
        <g key={value}>
          <line className={styles.line} x1={at} x2={at} y1={area.bottom} y2={area.bottom + 5} />
          <text className={styles.tick} x={at} y={area.bottom + 21} textAnchor="middle">
            {label}
          </text>
        </g>
      ))}
      {yTicks.map(({ value, at, label }) => (
        <text key={value} className={styles.tick} x={area.left - 10} y={at + 5} textAnchor="end">
          {/* only the topmost number carries the percent sign */}
          {value < most ? label.replace(/%$/, '') : label}
        </text>
      ))}
      {!isMini && <TitleWords titles={titles} />}
    </Decoration>
  );
}
