// A number in a sentence that is a control: drag it sideways, or move it with the arrow keys.

import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import styles from './DragNumber.module.css';

/** Pixels of dragging for a step. */
const PIXELS = 6;

interface DragValueProps {
  /** Spoken. */
  readonly label: string;
  readonly title: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** As it stands in the sentence. */
  readonly text: string;
  readonly onChange: (value: number, commit: boolean) => void;
}

export function DragValue({ label, title, value, min, max, step, text, onChange }: DragValueProps) {
  const held = useRef<{ readonly x: number; readonly from: number } | null>(null);
  const within = (wanted: number) => Math.min(max, Math.max(min, wanted));
  const at = (event: PointerEvent) => {
    const { x, from } = held.current ?? { x: event.clientX, from: value };
    return within((Math.round(from / step) + Math.round((event.clientX - x) / PIXELS)) * step);
  };
  const letGo = (event: PointerEvent) => {
    if (held.current === null) return;
    onChange(at(event), true);
    held.current = null;
  };
  const onKey = (event: KeyboardEvent) => {
    const steps = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: 10, PageDown: -10 };
    const wanted =
      event.key === 'Home'
        ? min
        : event.key === 'End'
          ? max
          : movedBy((steps as Record<string, number>)[event.key]);
    if (wanted === undefined) return;
    event.preventDefault();
    onChange(within(wanted), true);
  };
  const movedBy = (steps: number | undefined) =>
    steps === undefined ? undefined : (Math.round(value / step) + steps) * step;
  return (
    <span
      className={styles.number}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={text}
      title={title}
      onKeyDown={onKey}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = { x: event.clientX, from: value };
      }}
      onPointerMove={(event) => {
        if (held.current !== null) onChange(at(event), false);
      }}
      onPointerUp={letGo}
      onPointerCancel={letGo}
    >
      {text}
    </span>
  );
}
