// A number in a sentence that is a control: drag it sideways, or move it with the arrow keys.

import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { LabId, Scenarios } from '#pkg/params.ts';
import { isOf, shownValue, spokenName } from '../../controls/value.ts';
import { useParameter } from '../../scenario/react.tsx';
import styles from './DragNumber.module.css';

/** Pixels of dragging for a step. */
const PIXELS = 6;

interface DragNumberProps<L extends LabId> {
  readonly lab: L;
  readonly id: keyof Scenarios[L] & string;
}

export function DragNumber<L extends LabId>({ lab, id }: DragNumberProps<L>) {
  const { param, value, onChange } = useParameter(lab, id);
  const held = useRef<{ readonly x: number; readonly from: number } | null>(null);
  if (!isOf('number', param) || typeof value !== 'number') return null;
  const { min, max, step } = param.values;
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
      aria-label={spokenName(param)}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={shownValue(param, value)}
      title={`${param.name}: drag sideways to change it`}
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
      {shownValue(param, value)}
    </span>
  );
}
