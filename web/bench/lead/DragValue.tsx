// A number in a sentence that is a control: drag it sideways, or move it with the arrow keys.

import type { KeyboardEvent } from 'react';
import { usePointerDrag } from '../../charts/gestures/usePointerDrag.ts';
import styles from './DragNumber.module.css';

/** Dragging distance per step (px). */
const PIXELS = 6;

interface DragValueProps {
  /** The name for screen readers. */
  readonly label: string;
  readonly title: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The value as the sentence shows it. */
  readonly text: string;
  readonly onChange: (value: number, commit: boolean) => void;
}

/** Where the drag began (px), and the value then. */
interface DragStart {
  readonly x: number;
  readonly from: number;
}

export function DragValue({ label, title, value, min, max, step, text, onChange }: DragValueProps) {
  const within = (wanted: number) => Math.min(max, Math.max(min, wanted));
  const moved = ({ x, from }: DragStart, to: number) => {
    const steps = Math.round((to - x) / PIXELS);
    // a value between two steps stays until the drag reaches a step
    return steps === 0 ? from : within((Math.round(from / step) + steps) * step);
  };
  const hold = usePointerDrag<HTMLSpanElement, DragStart>({
    start: ({ clientX }) => ({ x: clientX, from: value }),
    move: (held, { clientX }) => onChange(moved(held, clientX), false),
    end: (held, { clientX }) => onChange(moved(held, clientX), true),
    cancel: ({ from }) => onChange(from, true),
  });
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
      {...hold}
    >
      {text}
    </span>
  );
}
