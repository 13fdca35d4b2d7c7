import { useId } from 'react';
import { NOTE_SIZE, textWidth } from '../layout/text.ts';
import { Decoration } from '../marks/Decoration.tsx';
import type { AxisSpec } from '../scales/axis.ts';
import { linearScale } from '../scales/scale.ts';
import { axisTicks } from '../scales/ticks.ts';
import styles from './ColourBar.module.css';
import type { DivergingScale } from './diverging.ts';
import { HatchPattern } from './Hatch.tsx';
import type { BarBox } from './useBarPlace.ts';
import type { EvenValue } from './useDivergingScale.ts';

interface ColourBarProps extends BarBox {
  value: AxisSpec;
  colour: DivergingScale;
  /** Part of the scale to show, including zero. */
  domain: readonly [number, number];
  /** Value under the crosshair, shown as a mark on the bar. */
  current?: number | null | undefined;
  /** The value where colours change sides: the bar's worse side is hatched, as in the plot. */
  middle?: EvenValue | undefined;
}

const THICK = 14;

/** The key to the colours: the bar and its ticks. Its title is among the chart's titles. */
export function ColourBar({
  value,
  colour,
  domain,
  left,
  top,
  length,
  direction,
  current,
  middle,
}: ColourBarProps) {
  const gradient = useId();
  const hatch = useId();
  const isUp = direction === 'up';
  const scale = linearScale(domain, isUp ? [top + length, top] : [left, left + length]);
  const extent = (label: string) => (isUp ? NOTE_SIZE : textWidth(label, NOTE_SIZE));
  const ticks = axisTicks({ ...value, scale: 'linear' }, scale, extent, 12, 7);
  const stops = Array.from({ length: 33 }, (_, i) => i / 32);
  const mark =
    current === null || current === undefined || Number.isNaN(current)
      ? null
      : scale(Math.min(Math.max(...domain), Math.max(Math.min(...domain), current)));
  return (
    <Decoration>
      <linearGradient id={gradient} {...(isUp ? { x1: 0, x2: 0, y1: 1, y2: 0 } : {})}>
        {stops.map((share) => (
          <stop
            key={share}
            offset={share}
            stopColor={colour(domain[0] + share * (domain[1] - domain[0])) ?? 'none'}
          />
        ))}
      </linearGradient>
      <rect
        x={left}
        y={top}
        width={isUp ? THICK : length}
        height={isUp ? length : THICK}
        fill={`url(#${gradient})`}
      />
      {middle && (
        <>
          <HatchPattern id={hatch} />
          <path d={worsePath(middle, domain, scale, { left, top, isUp })} fill={`url(#${hatch})`} />
          <path
            className={styles.even}
            d={
              isUp
                ? `M${left - 4} ${scale(middle.at)}h${THICK + 8}`
                : `M${scale(middle.at)} ${top - 4}v${THICK + 8}`
            }
          />
        </>
      )}
      {ticks.map(({ value: tick, at, label }) => (
        <g key={tick}>
          <path className={styles.line} d={isUp ? `M${left + THICK} ${at}h4` : `M${at} ${top + THICK}v4`} />
          <text
            className={styles.tick}
            x={isUp ? left + THICK + 8 : at}
            y={isUp ? at + 5 : top + THICK + 18}
            textAnchor={isUp ? 'start' : 'middle'}
          >
            {label}
          </text>
        </g>
      ))}
      {mark !== null && (
        <path
          data-transient=""
          className={styles.mark}
          d={isUp ? `M${left + 1} ${mark}l-7 -5v10z` : `M${mark} ${top + 1}l-5 -7h10z`}
        />
      )}
    </Decoration>
  );
}

/** Path of the bar's part on the worse side of the middle. */
function worsePath(
  { at, isLowerBetter }: EvenValue,
  domain: readonly [number, number],
  scale: (value: number) => number,
  { left, top, isUp }: { left: number; top: number; isUp: boolean },
): string {
  const [from, to] = [scale(at), scale(domain[isLowerBetter ? 1 : 0])];
  return isUp ? `M${left} ${from}h${THICK}V${to}h${-THICK}Z` : `M${from} ${top}v${THICK}H${to}v${-THICK}Z`;
}
