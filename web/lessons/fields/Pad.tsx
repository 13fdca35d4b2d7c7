// A pad to draw on: an area with axes that reports the position of mouse or finger. A finger that moves up or down scrolls the
// page; it draws when it moves sideways, or when it taps.

import { type PointerEvent, type ReactNode, useMemo, useState } from 'react';
import { slackOf } from '../../charts/gestures/useClick.ts';
import { usePointerDrag } from '../../charts/gestures/usePointerDrag.ts';
import { useSize } from '../../charts/layout/useSize.ts';
import type { Answer } from '../read/answer.ts';
import styles from './Pad.module.css';

const MARGIN = { left: 66, right: 28, top: 32, bottom: 44 };
/** The size (px) until the real one is measured. */
const USUAL = { width: 800, height: 360 };
/** Below this width (px) only every second name below the pad is shown. */
const NARROW = 520;

/** Converts shares of both axes (0 to 1) to positions in the drawing (px). */
export interface Frame {
  readonly across: (share: number) => number;
  readonly upwards: (share: number) => number;
  readonly area: {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  };
  readonly isNarrow: boolean;
}

function frameOf(width: number, height: number): Frame {
  const area = {
    left: MARGIN.left,
    right: Math.max(MARGIN.left + 1, width - MARGIN.right),
    top: MARGIN.top,
    bottom: Math.max(MARGIN.top + 1, height - MARGIN.bottom),
  };
  return {
    across: (share) => area.left + share * (area.right - area.left),
    upwards: (share) => area.bottom - share * (area.bottom - area.top),
    area,
    isNarrow: width < NARROW,
  };
}

interface PadProps {
  readonly draft: Answer | null;
  /** Called with the former draft when a stroke is undone or cancelled. */
  readonly onDraft?: ((former: Answer | null) => void) | undefined;
  /** Called with the position as shares of both axes (0 to 1); without it nothing can be drawn. */
  readonly onDraw?: ((x: number, y: number) => void) | undefined;
  readonly children: (frame: Frame) => ReactNode;
}

/** A stroke: where it began (px), the draft before it, and whether it draws (a finger may scroll instead). */
interface Stroke {
  readonly x: number;
  readonly y: number;
  readonly former: Answer | null;
  draws: boolean;
}

export function Pad({ draft, onDraft, onDraw, children }: PadProps) {
  const [ref, size] = useSize();
  const { width, height } = size.width === 0 ? USUAL : size;
  const frame = useMemo(() => frameOf(width, height), [width, height]);
  const { left, right, top, bottom } = frame.area;
  const draw = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect();
    // a position outside the axes counts as their end
    const within = (share: number) => Math.min(1, Math.max(0, share));
    onDraw?.(
      within((clientX - box.left - left) / (right - left)),
      within((bottom - (clientY - box.top)) / (bottom - top)),
    );
  };
  /** The draft before the last stroke, for Undo. */
  const [before, setBefore] = useState<{ readonly draft: Answer | null } | null>(null);
  const hold = usePointerDrag<SVGSVGElement, Stroke>({
    start: (event) => {
      const draws = event.pointerType !== 'touch';
      if (draws) draw(event);
      return { x: event.clientX, y: event.clientY, former: draft, draws };
    },
    move: (stroke, event) => {
      const [across, down] = [Math.abs(event.clientX - stroke.x), Math.abs(event.clientY - stroke.y)];
      stroke.draws ||= across > slackOf(event) && across > down;
      if (stroke.draws) draw(event);
    },
    end: ({ former, draws }, event) => {
      if (!draws) draw(event);
      setBefore({ draft: former });
    },
    cancel: ({ former, draws }) => {
      if (draws) onDraft?.(former);
    },
  });
  const undo = () => {
    if (before !== null) onDraft?.(before.draft);
    setBefore(null);
  };
  return (
    <div ref={ref} className={styles.room}>
      <svg
        width={width}
        height={height}
        className={styles.plot}
        data-pad=""
        data-drawn={draft !== null || undefined}
        data-open={onDraw === undefined || undefined}
        aria-hidden="true"
        {...(onDraw && hold)}
      >
        {children(frame)}
      </svg>
      {onDraw !== undefined && before !== null && (
        <button type="button" className={`button corner ${styles.undo}`} onClick={undo}>
          Undo
        </button>
      )}
    </div>
  );
}

interface TickProps {
  readonly frame: Frame;
  /** The position as a share of the axis. */
  readonly at: number;
  readonly words: string;
}

/** A grid line of the pad, with its value at the left. */
export function Row({ frame: { area, upwards }, at, words }: TickProps) {
  return (
    <>
      <line className={styles.grid} x1={area.left} x2={area.right} y1={upwards(at)} y2={upwards(at)} />
      <text className={styles.word} x={area.left - 14} y={upwards(at) + 5} textAnchor="end">
        {words}
      </text>
    </>
  );
}

/** A value or name on the axis below the pad. */
export function Column({ frame: { area, across }, at, words }: TickProps) {
  return (
    <text className={styles.word} x={across(at)} y={area.bottom + 20} textAnchor="middle">
      {words}
    </text>
  );
}

/** The names of both axes. */
export function AxisNames({ frame: { area }, x, y }: { frame: Frame; x: string; y: string }) {
  return (
    <>
      <text className={styles.axis} x={4} y={14}>
        {y}
      </text>
      <text className={styles.axis} x={area.right} y={area.bottom + 40} textAnchor="end">
        {x}
      </text>
    </>
  );
}
