// Scores as bars, followed by the points that they miss, by cause.

import { useId, useMemo, useState } from 'react';
import { Chart } from '../frame/Chart.tsx';
import { TitleWords } from '../frame/Titles.tsx';
import { keyLine } from '../gestures/keys.ts';
import { useLook } from '../layout/look.ts';
import { LINE_HEIGHT, NOTE_SIZE, TICK_SIZE, textWidth, useFontVersion } from '../layout/text.ts';
import { type Title, titleBefore } from '../layout/titles.ts';
import { useChartSize } from '../layout/useChartSize.ts';
import { Decoration } from '../marks/Decoration.tsx';
import { KeptStroke } from '../marks/KeptStroke.tsx';
import { Rhombus } from '../marks/Rhombus.tsx';
import { type AxisSpec, axisTitle } from '../scales/axis.ts';
import { linearScale } from '../scales/scale.ts';
import { Intervals, Looks } from './Looks.tsx';
import {
  barTop,
  type ScoreBar,
  type ScoreFrame,
  type ScoreGroup,
  type Stretch,
  scoreFrame,
  stretchAt,
  stretchesOf,
} from './layout.ts';
import styles from './ScoreBars.module.css';

interface ScoreBarsProps {
  readonly groups: readonly ScoreGroup[];
  readonly axis: AxisSpec & { readonly domain: readonly [number, number] };
}

export function ScoreBars({ groups, axis }: ScoreBarsProps) {
  const isMini = useLook() === 'mini';
  const fontVersion = useFontVersion();
  const hatch = useId();
  const [sizeRef, { width, height }] = useChartSize({ aspect: 0.6 });
  const [chosen, setChosen] = useState<number | null>(null);
  const [low, high] = axis.domain;
  const frame = useMemo(
    () => scoreFrame(width || 640, height, groups.length, isMini),
    [width, height, groups.length, isMini],
  );
  const x = useMemo(() => linearScale([low, high], [frame.left, frame.right]), [low, high, frame]);
  const stretches = useMemo(() => stretchesOf(groups, low), [groups, low]);
  const titles = [
    titleBefore(
      'x',
      { text: axisTitle(axis), choose: axis.choose, meaning: axis.meaning },
      frame.right,
      frame.bottom + LINE_HEIGHT + 19,
    ),
  ];
  const stretch = chosen === null ? undefined : stretches[chosen];
  const words = stretch === undefined ? null : readingOf(groups, stretch);
  const keys = [
    keyLine({ ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 }, 'previous part, next part', (by) =>
      setChosen(Math.max(0, Math.min(stretches.length - 1, (chosen ?? -1) + by))),
    ),
    { keys: ['Escape'], does: 'end the reading', act: () => setChosen(null) },
  ];
  return (
    <Chart
      sizeRef={sizeRef}
      width={width}
      height={frame.height}
      label={axis.label}
      titles={isMini ? undefined : titles}
      keys={keys}
      readout={words === null ? null : `${words.place}: ${words.value}${words.note ? ` ${words.note}` : ''}`}
      reading={
        words === null || stretch === undefined
          ? null
          : {
              x: x((stretch.from + stretch.to) / 2),
              y: barTop(frame, stretch.group, stretch.bar) + frame.thick / 2,
              rows: [{ value: words.value, note: words.note }],
              place: words.place,
              isBoxed: true,
            }
      }
      onPoint={(at) => setChosen(stretchAt(stretches, frame, x, at))}
      onLeave={() => setChosen(null)}
      onFocus={() => setChosen(0)}
    >
      <rect width={frame.width} height={frame.height} fill="transparent" />
      <defs>
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line className={styles.stroke} x1="0" y1="0" x2="0" y2="6" />
        </pattern>
      </defs>
      {!isMini && <Axis {...{ frame, axis, titles, x }} />}
      {stretches.map((one) => (
        <Piece key={`${one.group} ${one.bar} ${one.part}`} {...{ groups, frame, hatch, x }} stretch={one} />
      ))}
      {groups.map(({ id, bars }, group) =>
        bars.map(({ id: bar, kept }, i) =>
          kept === undefined || Number.isNaN(kept) ? null : (
            <KeptStroke
              key={`${id} ${bar}`}
              x={x(kept)}
              top={barTop(frame, group, i) - 2}
              height={frame.thick + 4}
            />
          ),
        ),
      )}
      {stretch && (
        <rect
          data-transient=""
          className={styles.chosen}
          x={x(stretch.from)}
          y={barTop(frame, stretch.group, stretch.bar)}
          width={Math.max(2, x(stretch.to) - x(stretch.from))}
          height={frame.thick}
        />
      )}
      {!isMini && <Looks key={`looks ${fontVersion}`} {...{ groups, frame, hatch }} />}
      {!isMini && <Intervals {...{ groups, frame, x }} />}
      <g data-stated="">
        {groups.map(({ id, bars }, group) =>
          bars.map(({ id: bar, stated }, i) =>
            stated === undefined ? null : (
              <Rhombus key={`${id} ${bar}`} x={x(stated)} y={barTop(frame, group, i) + frame.thick / 2} />
            ),
          ),
        )}
      </g>
      {!isMini && <Names key={fontVersion} {...{ groups, frame, x }} />}
    </Chart>
  );
}

function readingOf(groups: readonly ScoreGroup[], { group, bar, part }: Stretch) {
  const of = groups[group];
  const own = of?.bars[bar];
  if (of === undefined || own === undefined) return null;
  const cause = own.parts[part];
  const half = cause?.half ?? own.half;
  const notes = [
    Number.isNaN(half) ? '' : `± ${half < 0.005 ? 'under 0.005' : half.toFixed(2)}`,
    cause === undefined && own.kept !== undefined ? `kept ${own.kept.toFixed(2)}` : '',
  ].filter((note) => note !== '');
  return {
    value: cause === undefined ? own.value.toFixed(2) : `${cause.name} −${cause.points.toFixed(2)}`,
    note: notes.length === 0 ? undefined : notes.join('; '),
    place: `${of.name}, ${own.label}`,
  };
}

interface PieceProps {
  groups: readonly ScoreGroup[];
  frame: ScoreFrame;
  x: (value: number) => number;
  hatch: string;
  stretch: Stretch;
}

function Piece({ groups, frame, x, hatch, stretch: { group, bar, part, from, to } }: PieceProps) {
  const own = groups[group]?.bars[bar];
  const cause = own?.parts[part];
  const isOwn = cause === undefined;
  // missing parts stand a little apart from the score
  const gap = frame.isMini || isOwn ? 0 : 1.5;
  const look = cause?.look;
  return (
    <rect
      data-piece={isOwn ? 'score' : cause.id}
      className={look === undefined ? undefined : styles[look]}
      x={x(from) + gap}
      y={barTop(frame, group, bar)}
      width={Math.max(0.5, x(to) - x(from) - gap)}
      height={frame.thick}
      fill={isOwn ? own?.color : look === 'hatched' ? `url(#${hatch})` : undefined}
    />
  );
}

function Axis({
  frame,
  axis,
  titles,
  x,
}: {
  frame: ScoreFrame;
  axis: ScoreBarsProps['axis'];
  titles: readonly Title[];
  x: (value: number) => number;
}) {
  const [low, high] = axis.domain;
  const ticks = Array.from({ length: Math.floor(high) - Math.ceil(low) + 1 }, (_, i) => Math.ceil(low) + i);
  return (
    <Decoration>
      {ticks.map((value) => (
        <g key={value}>
          <line className={styles.grid} x1={x(value)} x2={x(value)} y1={frame.top} y2={frame.bottom} />
          <text className={styles.tick} x={x(value)} y={frame.bottom + 19} textAnchor="middle">
            {value}
          </text>
        </g>
      ))}
      <TitleWords titles={titles} />
    </Decoration>
  );
}

/** Names of groups, scores inside their bars, and the missing points below each bar. */
function Names({
  groups,
  frame,
  x,
}: {
  groups: readonly ScoreGroup[];
  frame: ScoreFrame;
  x: (value: number) => number;
}) {
  return (
    <Decoration>
      {groups.map(({ id, name, note, bars }, group) => (
        <g key={id}>
          <text className={styles.name} x={frame.left} y={barTop(frame, group, 0) - 7}>
            {name}
            {note !== undefined && textWidth(`${name}: ${note}`, TICK_SIZE) < frame.right - frame.left && (
              <tspan className={styles.note}>: {note}</tspan>
            )}
          </text>
          {bars.map((bar, i) => (
            <BarWords key={bar.id} bar={bar} top={barTop(frame, group, i)} frame={frame} x={x} />
          ))}
        </g>
      ))}
    </Decoration>
  );
}

interface BarWordsProps {
  bar: ScoreBar;
  top: number;
  frame: ScoreFrame;
  x: (value: number) => number;
}

function BarWords({ bar, top, frame, x }: BarWordsProps) {
  const value = bar.value.toFixed(2);
  const [short, long] = [
    textWidth(value, TICK_SIZE, 600),
    textWidth(`${value} ${bar.label}`, TICK_SIZE, 600),
  ];
  // the interval begins before the end of the bar
  const room = x(bar.value - (bar.half || 0)) - frame.left - 14;
  const beside = room >= short ? bar.label : `${value} ${bar.label}`;
  const missing = bar.parts.filter(({ points }) => points >= 0.005);
  return (
    <>
      {room >= short && frame.thick >= 15 && (
        <text className={styles.value} x={frame.left + 7} y={top + frame.thick / 2 + 5.5}>
          {value}
          {room >= long && <tspan className={styles.side}> {bar.label}</tspan>}
        </text>
      )}
      {frame.thick >= 15 && room < long && (
        <text
          className={styles.beside}
          // an interval may reach the axis' end, and then runs on below the words
          x={Math.min(x(bar.value + (bar.half || 0)) + 8, frame.right - textWidth(beside, TICK_SIZE, 600))}
          y={top + frame.thick / 2 + 5.5}
        >
          {beside}
        </text>
      )}
      {frame.isSaid && (
        <text className={styles.said} x={frame.left} y={top + frame.thick + NOTE_SIZE}>
          {missing.map(({ id, name, points, look }, i) => (
            <tspan key={id}>
              {i === 0 ? '' : ', '}
              <tspan className={look === 'hatched' ? styles.loss : undefined}>
                {name} −{points.toFixed(2)}
              </tspan>
            </tspan>
          ))}
        </text>
      )}
    </>
  );
}
