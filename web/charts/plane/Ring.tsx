// The scenario's own place: a ring that is dragged along its curve, or moved with the arrow keys like a slider.

import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { pointIn } from '../frame/Chart.tsx';
import { isShortcut } from '../frame/shortcut.ts';
import type { Spot } from './curves.ts';
import styles from './PlaneCurves.module.css';

export interface RingValue {
  readonly label: string;
  /** Spoken, with what it stands for. */
  readonly text: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly onChange: (value: number, commit: boolean) => void;
}

interface RingProps extends RingValue {
  readonly at: Spot;
  /** The value whose place on the curve is nearest. */
  readonly valueAt: (at: Spot) => number | null;
}

export function Ring({ at, valueAt, label, text, value, min, max, step, onChange }: RingProps) {
  const isHeld = useRef(false);
  const latest = useRef(value);
  // where keys have brought it: the next key may come before that is drawn
  const brought = useRef(value);
  useEffect(() => {
    brought.current = value;
  }, [value]);
  const settled = (wanted: number) =>
    Number(Math.min(max, Math.max(min, Math.round(wanted / step) * step)).toPrecision(12));
  const follow = (event: PointerEvent<SVGGElement>) => {
    const svg = event.currentTarget.ownerSVGElement;
    if (!svg || !isHeld.current) return;
    event.stopPropagation();
    const found = valueAt(pointIn(svg, event));
    if (found === null || settled(found) === latest.current) return;
    latest.current = settled(found);
    onChange(latest.current, false);
  };
  const letGo = (event: PointerEvent) => {
    if (!isHeld.current) return;
    event.stopPropagation();
    isHeld.current = false;
    onChange(latest.current, true);
  };
  const onKey = (event: KeyboardEvent) => {
    if (isShortcut(event)) return;
    const from = brought.current;
    const moves: Record<string, number> = {
      ArrowRight: from + step,
      ArrowUp: from + step,
      ArrowLeft: from - step,
      ArrowDown: from - step,
      PageUp: from + 10 * step,
      PageDown: from - 10 * step,
      Home: min,
      End: max,
    };
    const wanted = moves[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    brought.current = settled(wanted);
    onChange(brought.current, true);
  };
  return (
    <g
      className={styles.handle}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={Math.min(min, value)}
      aria-valuemax={Math.max(max, value)}
      aria-valuenow={value}
      aria-valuetext={text}
      onKeyDown={onKey}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        isHeld.current = true;
        latest.current = value;
      }}
      onPointerMove={follow}
      onPointerUp={letGo}
      onPointerCancel={letGo}
    >
      <circle className={styles.grip} cx={at.x} cy={at.y} r={22} />
      <circle className={styles.halo} data-transient="" data-focus-ring="" cx={at.x} cy={at.y} r={13} />
      <circle className={styles.knob} data-handle="" cx={at.x} cy={at.y} r={8} />
    </g>
  );
}
