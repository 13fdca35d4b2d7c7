import { type AxisSpec, axisTitle } from '../frame/axis.ts';
import { Decoration } from '../frame/Decoration.tsx';
import { linearScale } from '../frame/scale.ts';
import { LINE_HEIGHT, TICK_SIZE, textWidth } from '../frame/text.ts';
import { axisTicks } from '../frame/ticks.ts';
import styles from './FlowLadder.module.css';
import { type FlowFrame, type FlowView, levelScale } from './frame.ts';
import type { FlowWords } from './scene.ts';

interface FurnitureProps {
  frame: FlowFrame;
  view: FlowView;
  time: AxisSpec;
  words: FlowWords;
}

/** The two lines, the axis of the window, the axis of time, and their names. */
export function Furniture({ frame, view, time, words }: FurnitureProps) {
  const { left, right, sender, receiver, released, top, bottom, isNarrow } = frame;
  const x = linearScale([view.range[0], view.range[1]], [left, right]);
  const y = levelScale(frame, view.most);
  const most = Math.max(2, Math.floor((right - left) / 80));
  const xTicks = axisTicks(time, x, (label) => textWidth(label, TICK_SIZE), 18, Math.min(10, most));
  const yTicks = axisTicks(
    { label: words.level, integer: true },
    y,
    () => TICK_SIZE,
    14,
    Math.max(2, Math.floor((bottom - top) / 44)),
  );
  const title = isNarrow ? words.narrowTitle : words.title;
  return (
    <Decoration>
      {yTicks.map(({ value, at, label }) => (
        <g key={value}>
          <line className={styles.grid} x1={left} x2={right} y1={at} y2={at} />
          <text className={styles.tick} x={left - 10} y={at + 5} textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      <line className={styles.rail} x1={left} x2={right} y1={sender} y2={sender} />
      <line className={styles.rail} x1={left} x2={right} y1={receiver} y2={receiver} />
      {released > receiver && (
        <line className={styles.rail} x1={left} x2={right} y1={released} y2={released} />
      )}
      <line className={styles.rail} x1={left} x2={right} y1={bottom} y2={bottom} />
      {xTicks.map(({ value, at, label }) => (
        <g key={value}>
          <line className={styles.rail} x1={at} x2={at} y1={bottom} y2={bottom + 5} />
          <text className={styles.tick} x={at} y={bottom + 21} textAnchor="middle">
            {label}
          </text>
        </g>
      ))}
      <text className={styles.title} x={0} y={16}>
        {title}
      </text>
      <text className={styles.title} x={right} y={bottom + 2 * LINE_HEIGHT + 1} textAnchor="end">
        {axisTitle(time)}
      </text>
      {!isNarrow && (
        <>
          <text className={styles.lane} x={left - 10} y={sender + 5} textAnchor="end">
            sender
          </text>
          <text className={styles.lane} x={left - 10} y={receiver + 5} textAnchor="end">
            receiver
          </text>
          {released > receiver && (
            <text className={styles.lane} x={left - 10} y={released + 5} textAnchor="end">
              {words.releasedAt}
            </text>
          )}
        </>
      )}
      <text className={styles.plotName} x={left + 6} y={top + 4}>
        {words.level.toLowerCase()}, {words.unit}
      </text>
    </Decoration>
  );
}
