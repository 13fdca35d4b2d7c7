// The scenario's own position: a ring dragged along its curve, or moved with the arrow keys like a slider.

import { useHandle } from '../frame/useHandle.ts';
import type { Spot } from './curves.ts';
import styles from './PlaneCurves.module.css';

export interface RingValue {
  readonly label: string;
  /** The value as screen readers speak it, with what it stands for. */
  readonly text: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Values at which arrow keys stop, ascending; without them keys move by steps. */
  readonly stops?: readonly number[] | undefined;
  /** Moves the ring to the curve before or after this one. */
  readonly onAcross?: ((by: 1 | -1) => void) | undefined;
  readonly onChange: (value: number, commit: boolean) => void;
}

interface RingProps extends RingValue {
  readonly at: Spot;
  /** The value whose position on the curve is nearest to a spot; null if there is none. */
  readonly valueAt: (at: Spot) => number | null;
}

export function Ring(props: RingProps) {
  const { at, valueAt, label, text, value, min, max, step, stops, onAcross, onChange } = props;
  const settled = (wanted: number) =>
    Number(Math.min(max, Math.max(min, Math.round(wanted / step) * step)).toPrecision(12));
  const handle = useHandle({ value, min, max, step, stops, onAcross, settled, valueAt, onChange });
  return (
    <g
      className={styles.handle}
      role="slider"
      aria-label={label}
      aria-valuenow={value}
      aria-valuetext={text}
      {...handle}
    >
      <circle className={styles.grip} cx={at.x} cy={at.y} r={22} />
      <circle className={styles.halo} data-transient="" data-focus-ring="" cx={at.x} cy={at.y} r={13} />
      <circle className={styles.knob} data-handle="" cx={at.x} cy={at.y} r={8} />
    </g>
  );
}
