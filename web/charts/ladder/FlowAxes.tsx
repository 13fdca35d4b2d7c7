import { NOTE_SIZE, TICK_SIZE, textWidth } from '../layout/text.ts';
import { Decoration } from '../marks/Decoration.tsx';
import type { AxisSpec } from '../scales/axis.ts';
import { axisTicks, type Tick } from '../scales/ticks.ts';
import type { FlowWords } from './flow.ts';
import { type FlowFrame, levelScale } from './flowFrame.ts';
import styles from './Ladder.module.css';
import { Rails, SideNames, TimeAxis } from './TimeAxis.tsx';

interface FlowAxesProps {
  frame: FlowFrame;
  time: AxisSpec;
  ticks: readonly Tick[];
  words: FlowWords;
  /** The highest and the lowest position (px from the top) of the level's line between two positions along the axis. */
  lineIn: (from: number, to: number) => readonly [number, number];
}

/** The rails, the axis of the level and the time axis, with their names. */
export function FlowAxes({ frame, time, ticks, words, lineIn }: FlowAxesProps) {
  const { left, right, sender, receiver, released, top, bottom, isNarrow } = frame;
  const levelTicks = axisTicks(
    { label: words.level, integer: true },
    levelScale(frame),
    () => TICK_SIZE,
    14,
    Math.max(2, Math.floor((bottom - top) / 44)),
  );
  const rails = released > receiver ? [sender, receiver, released] : [sender, receiver];
  const level = `${words.level.toLowerCase()}, ${words.unit}`;
  const line = lineIn(left, left + 12 + textWidth(level, NOTE_SIZE));
  const names = ['sender', 'receiver', words.releasedAt ?? ''];
  return (
    <Decoration>
      {levelTicks.map(({ value, at, label }) => (
        <g key={value}>
          <line className={styles.grid} x1={left} x2={right} y1={at} y2={at} />
          <text className={styles.tick} x={left - 10} y={at + 5} textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      <Rails at={rails} {...{ left, right }} />
      <TimeAxis {...{ time, ticks, left, right, bottom }} />
      <text className={styles.title} x={0} y={16}>
        {isNarrow ? words.narrowTitle : words.title}
      </text>
      {!isNarrow && <SideNames names={rails.map((y, i) => [names[i] ?? '', y + 4])} left={left} />}
      <text className={styles.lane} x={left + 6} y={levelNameAt(top, bottom, line)}>
        {level}
      </text>
    </Decoration>
  );
}

/** In a lane lower than this (px), the line runs where other lanes have the level's name. */
const LOW = 60;

/**
 * Baseline of the level's name: at the top of its lane, or at the foot where the lane is low or its line runs along the
 * top.
 */
export function levelNameAt(
  top: number,
  bottom: number,
  [highest, lowest]: readonly [number, number],
): number {
  const [head, foot] = [top + 4, bottom - 6];
  const isFree = (at: number) => highest > at + 5 || lowest < at - NOTE_SIZE;
  return (bottom - top < LOW || !isFree(head)) && isFree(foot) ? foot : head;
}
