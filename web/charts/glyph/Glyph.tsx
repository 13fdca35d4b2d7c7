// Marks of charts for texts, drawn in a box of 40 x 24 and in the theme's colours for charts.

import type { ReactNode } from 'react';
import type { MarkForm } from '../plane/curves.ts';
import { PATHS } from '../plane/Marks.tsx';
import styles from './Glyph.module.css';

const [WIDTH, HEIGHT] = [40, 24];
const [X, Y] = [WIDTH / 2, HEIGHT / 2];

/** The box of a glyph; laboratories also put glyphs of their own in it. */
export function Glyph({ children }: { children: ReactNode }) {
  return (
    <svg
      className={styles.glyph}
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

interface Coloured {
  readonly color: string;
}

/** The point of a curve, with bars for its intervals if it has any. */
export function PointGlyph({ color, form, bars }: Coloured & { form: MarkForm; bars?: 'across' | 'both' }) {
  return (
    <Glyph>
      {bars && (
        <path stroke={color} strokeWidth={1.5} d={`M0 ${Y}H${WIDTH}${bars === 'both' ? `M${X} 3V21` : ''}`} />
      )}
      <path d={PATHS[form](4.5)} transform={`translate(${X} ${Y})`} fill={color} />
    </Glyph>
  );
}

/** Rising curves, one below the other. */
export function LinesGlyph({ colors, dash }: { colors: readonly string[]; dash?: string }) {
  return (
    <Glyph>
      {colors.map((color, i) => (
        <path
          key={color}
          fill="none"
          stroke={color}
          strokeWidth={2.5}
          strokeDasharray={dash}
          d={`M0 ${15 + 7 * i - 3.5 * (colors.length - 1)}L40 ${9 + 7 * i - 3.5 * (colors.length - 1)}`}
        />
      ))}
    </Glyph>
  );
}

/** A line at a value, such as a mean, a limit or a kept value. */
export function RuleGlyph({ color, dash, isUpright }: Coloured & { dash?: string; isUpright?: boolean }) {
  return (
    <Glyph>
      <path
        stroke={color}
        strokeWidth={2}
        strokeDasharray={dash}
        d={isUpright ? `M${X} 0V24` : `M0 ${Y}H40`}
      />
    </Glyph>
  );
}

/** A curve inside the band of its interval. */
export function BandGlyph({ color }: Coloured) {
  return (
    <Glyph>
      <path fill={color} fillOpacity={0.25} d="M0 8L40 2V14L0 22z" />
      <path fill="none" stroke={color} strokeWidth={2.5} d="M0 15L40 8" />
    </Glyph>
  );
}

/** A bar; with `rest`, a hatched part follows it. */
export function BarGlyph({ color, rest }: Coloured & { rest?: string }) {
  return (
    <Glyph>
      <path fill={color} d={`M0 6h${rest === undefined ? 40 : 24}v12h${rest === undefined ? -40 : -24}z`} />
      {rest !== undefined && (
        <>
          <path stroke={rest} strokeWidth={1} d="M24 14l8 -8M25 18l12 -12M31 18l9 -9M37 18l3 -3" />
          <path fill="none" stroke={rest} d="M24.5 6.5h15v11h-15z" />
        </>
      )}
    </Glyph>
  );
}

/** A hatched area, for a gain or a loss. */
export function HatchGlyph({ color }: Coloured) {
  return (
    <Glyph>
      <path
        stroke={color}
        strokeWidth={1}
        d="M0 14L11 3M0 21L18 3M5 21L25 3M12 21L32 3M19 21L39 3M26 21L40 7"
      />
    </Glyph>
  );
}

/** The vertical bars of a histogram. */
export function BarsGlyph({ color }: Coloured) {
  return (
    <Glyph>
      <path fill={color} d="M3 24v-6h8v6zM12 24v-20h8v20zM21 24v-13h8v13zM30 24v-4h8v4z" />
    </Glyph>
  );
}

/** A quantity over time. */
export function TraceGlyph({ color }: Coloured) {
  return (
    <Glyph>
      <path fill="none" stroke={color} strokeWidth={2} d="M0 20L8 6V16L16 4V18L24 8V20L32 3V14L40 7" />
    </Glyph>
  );
}

/** The ring at the scenario's own position, and the stem to the compared curve. */
export function RingGlyph({ stem }: { stem?: string }) {
  return (
    <Glyph>
      {stem && <path fill="none" stroke={stem} strokeWidth={3} d="M14 2h12M20 2V12" />}
      <circle className={styles.ring} cx={X} cy={stem ? 17 : Y} r={stem ? 5.5 : 7} />
    </Glyph>
  );
}

/** A cross, for a loss. */
export function CrossGlyph({ color }: Coloured) {
  return (
    <Glyph>
      <path stroke={color} strokeWidth={2.5} d="M14 6l12 12M26 6l-12 12" />
    </Glyph>
  );
}

/** An arrow in a direction of the screen. */
export function ArrowGlyph({ to }: { to: 'lower right' | 'up' | 'down' | 'right' }) {
  const turn = { right: 0, 'lower right': 45, down: 90, up: -90 }[to];
  return (
    <Glyph>
      <path className={styles.arrow} transform={`rotate(${turn} ${X} ${Y})`} d="M9 12h22m-8 -6l8 6l-8 6" />
    </Glyph>
  );
}

/** Cells of a heat map, from low to high. */
export function CellsGlyph({ colors }: { colors: readonly string[] }) {
  const width = WIDTH / colors.length;
  return (
    <Glyph>
      {colors.map((color, i) => (
        <rect key={color} x={i * width} y={4} width={width} height={16} fill={color} />
      ))}
    </Glyph>
  );
}
