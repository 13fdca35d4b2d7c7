// What is drawn on by hand: an area with axes, which tells where a mouse or a finger is. A finger that goes up or down scrolls
// the page: it draws when it goes sideways, or where it taps.

import { type PointerEvent, type ReactNode, useMemo, useState } from 'react';
import { slackOf } from '../../charts/gestures/useClick.ts';
import { useHold } from '../../charts/gestures/useHold.ts';
import { useSize } from '../../charts/layout/useSize.ts';
import type { Answer } from '../read/answer.ts';
import styles from './Pad.module.css';

const MARGIN = { left: 66, right: 28, top: 32, bottom: 44 };
/** Until it is known how much room there is. */
const USUAL = { width: 800, height: 360 };
/** Where every second name below the pad stands alone (px). */
const NARROW = 520;

/** Where things are drawn (px), by their shares of the way along both axes. */
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
  /** What was drawn before comes back. */
  readonly onDraft?: ((former: Answer | null) => void) | undefined;
  /** Shares of the way along both axes; without it nothing can be drawn. */
  readonly onDraw?: ((x: number, y: number) => void) | undefined;
  readonly children: (frame: Frame) => ReactNode;
}

/** Where a stroke begins, what was drawn before it, and whether it draws. */
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
    // what lies beside the axes is at their end
    const within = (share: number) => Math.min(1, Math.max(0, share));
    onDraw?.(
      within((clientX - box.left - left) / (right - left)),
      within((bottom - (clientY - box.top)) / (bottom - top)),
    );
  };
  /** Before the last stroke. */
  const [before, setBefore] = useState<{ readonly draft: Answer | null } | null>(null);
  const hold = useHold<SVGSVGElement, Stroke>({
    take: (event) => {
      const draws = event.pointerType !== 'touch';
      if (draws) draw(event);
      return { x: event.clientX, y: event.clientY, former: draft, draws };
    },
    move: (stroke, event) => {
      const [across, down] = [Math.abs(event.clientX - stroke.x), Math.abs(event.clientY - stroke.y)];
      stroke.draws ||= across > slackOf(event) && across > down;
      if (stroke.draws) draw(event);
    },
    letGo: ({ former, draws }, event) => {
      if (!draws) draw(event);
      setBefore({ draft: former });
    },
    giveBack: ({ former, draws }) => {
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
  /** Share of the way. */
  readonly at: number;
  readonly words: string;
}

/** A line across the pad, with its value at the left. */
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

/** A value below the pad. */
export function Column({ frame: { area, across }, at, words }: TickProps) {
  return (
    <text className={styles.word} x={across(at)} y={area.bottom + 20} textAnchor="middle">
      {words}
    </text>
  );
}

/** What the axes show. */
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
