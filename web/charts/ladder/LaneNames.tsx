import { Fragment } from 'react';
import { type AxisSpec, axisTitle } from '../frame/axis.ts';
import { Decoration } from '../frame/Decoration.tsx';
import { textWidth } from '../frame/text.ts';
import type { Tick } from '../frame/ticks.ts';
import type { Band, LadderFrame, Lanes } from './lanes.ts';
import type { Diagram, Scene } from './scene.ts';
import styles from './TimeLadder.module.css';

/** Lines at the ticks, beneath all marks. */
export function Grid({ frame, ticks }: Pick<LaneNamesProps, 'frame' | 'ticks'>) {
  return ticks.map(({ value, at }) => (
    <line key={value} className={styles.grid} x1={at} x2={at} y1={22} y2={frame.bottom} />
  ));
}

/** As in the style sheet. */
const TITLE_SIZE = 14;

interface LaneNamesProps {
  scene: Scene;
  frame: LadderFrame;
  time: AxisSpec;
  ticks: readonly Tick[];
  /** A film that has not come to the end of a layer does not tell what comes of it. */
  cursor: number | null;
}

/** Rails, names of lanes and diagrams, and the time axis that they share. */
export function LaneNames({ scene, frame, time, ticks, cursor }: LaneNamesProps) {
  const before = hasRoomForWords(scene, frame) ? `. ${scene.names.result} ` : ': ';
  return (
    <Decoration>
      {ticks.map(({ value, at, label }) => (
        <g key={value}>
          <line className={styles.axis} x1={at} x2={at} y1={frame.bottom} y2={frame.bottom + 4} />
          <text className={styles.tick} x={at} y={frame.bottom + 18} textAnchor="middle">
            {label}
          </text>
        </g>
      ))}
      <line className={styles.axis} x1={frame.left} x2={frame.right} y1={frame.bottom} y2={frame.bottom} />
      <text
        className={styles.axisTitle}
        x={(frame.left + frame.right) / 2}
        y={frame.bottom + 37}
        textAnchor="middle"
      >
        {axisTitle(time)}
      </text>
      {frame.diagrams.map((lanes, d) => {
        const diagram = scene.diagrams[d];
        return (
          diagram && (
            <DiagramNames
              key={diagram.id}
              {...{ diagram, lanes, frame, cursor, before }}
              names={scene.names}
            />
          )
        );
      })}
    </Decoration>
  );
}

interface DiagramNamesProps {
  diagram: Diagram;
  lanes: Lanes;
  frame: LadderFrame;
  names: Scene['names'];
  /** Stands before the result. */
  before: string;
  cursor: number | null;
}

function DiagramNames({ diagram, lanes, frame, before, cursor, ...props }: DiagramNamesProps) {
  const { left, right, isNarrow } = frame;
  const names = {
    ...props.names,
    held: diagram.layers.some(({ held }) => held.length > 0) ? props.names.held : '',
  };
  const places: [string, number][] = [
    ...(lanes.levels.length > 0 ? [[names.level, middle(lanes.levels)] satisfies [string, number]] : []),
    [names.from, lanes.upper + 4],
    [names.between, (lanes.upper + lanes.lower) / 2 + 4],
    [names.to, lanes.lower + 1],
    [names.held, middle([lanes.held])],
    [names.service, middle(lanes.services)],
  ];
  const end = Math.max(...diagram.layers.map((layer) => layer.end));
  return (
    <g data-diagram={diagram.id} data-end={end}>
      <text className={styles.diagram} x={isNarrow ? left : 0} y={lanes.title}>
        {diagram.titles.map(({ text, result, color }, i) => (
          <Fragment key={text}>
            <tspan dx={i === 0 ? 0 : 14} style={{ fill: color }}>
              {text}
            </tspan>
            <tspan
              style={{ fill: color }}
              data-unknown={(cursor !== null && cursor < (diagram.layers[i]?.end ?? 0)) || undefined}
            >
              {before}
              {result}
            </tspan>
          </Fragment>
        ))}
      </text>
      {!isNarrow && diagram.note !== undefined && (
        <text className={styles.note} x={right} y={lanes.title} textAnchor="end">
          {diagram.note}
        </text>
      )}
      <line className={styles.rail} x1={left} x2={right} y1={lanes.upper} y2={lanes.upper} />
      <line className={styles.rail} x1={left} x2={right} y1={lanes.lower} y2={lanes.lower} />
      <line
        className={styles.foot}
        x1={left}
        x2={right}
        y1={lanes.held.top + lanes.held.height}
        y2={lanes.held.top + lanes.held.height}
      />
      {!isNarrow &&
        named(places).map(([name, y]) => (
          <text key={name} className={styles.lane} x={left - 8} y={y} textAnchor="end">
            {name}
          </text>
        ))}
      {isNarrow &&
        named(insidePlaces(lanes, names)).map(([name, y]) => (
          <text key={name} className={styles.inside} x={right - 2} y={y} textAnchor="end">
            {name}
          </text>
        ))}
    </g>
  );
}

/** Whether all headings have the room to say ". Complete after 270 ms", and not only ": 270 ms". */
function hasRoomForWords({ diagrams, names }: Scene, { left, right }: LadderFrame): boolean {
  return diagrams.every(({ titles: [only, ...others] }) => {
    const words = only && `${only.text}. ${names.result} ${only.result}`;
    return others.length === 0 && textWidth(words ?? '', TITLE_SIZE, 600) <= right - left - 4;
  });
}

/** Lanes that are not shown, or empty for good, have no name. */
function named(places: readonly [string, number][]): readonly [string, number][] {
  return places.filter(([name]) => name !== '');
}

/** On narrow screens names stand inside, at the end of their lanes. */
function insidePlaces(lanes: Lanes, names: Scene['names']): [string, number][] {
  return [
    [names.from, lanes.upper + 12],
    [names.to, lanes.lower - 4],
    [names.held, lanes.held.top + 11],
    [names.service, lanes.bottom + 11],
  ];
}

function middle(bands: readonly Band[]): number {
  const [first, last] = [bands[0], bands.at(-1)];
  return first && last ? (first.top + last.top + last.height) / 2 + 4 : 0;
}
