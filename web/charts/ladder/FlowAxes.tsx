import { TICK_SIZE } from '../layout/text.ts';
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
}

/** The rails, the axis of the level, the axis of time, and their names. */
export function FlowAxes({ frame, time, ticks, words }: FlowAxesProps) {
  const { left, right, sender, receiver, released, top, bottom, isNarrow } = frame;
  const levelTicks = axisTicks(
    { label: words.level, integer: true },
    levelScale(frame),
    () => TICK_SIZE,
    14,
    Math.max(2, Math.floor((bottom - top) / 44)),
  );
  const rails = released > receiver ? [sender, receiver, released] : [sender, receiver];
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
      <text className={styles.lane} x={left + 6} y={levelNameAt(top, bottom)}>
        {words.level.toLowerCase()}, {words.unit}
      </text>
    </Decoration>
  );
}

/** A lane that is lower than this has its line where its name stands in others (px). */
const LOW = 60;

/** Where the name of the level stands: in a low lane at its foot, for its line goes along the top. */
export function levelNameAt(top: number, bottom: number): number {
  return bottom - top < LOW ? bottom - 6 : top + 4;
}
