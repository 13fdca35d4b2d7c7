import { Fragment } from 'react';
import { Decoration } from '../marks/Decoration.tsx';
import { inkOf } from '../marks/ink.ts';
import { GAP, headingDetail } from './headings.ts';
import styles from './Ladder.module.css';
import type { LayerStateText, PartProps } from './ladderLayout.ts';
import { type LadderFrame, type Lanes, middleBaseline } from './lanes.ts';
import type { View } from './marks.ts';
import { NamesBetween } from './NamesBetween.tsx';
import type { Diagram, Scene } from './scene.ts';
import { Rails, type SideName, SideNames, TimeAxis } from './TimeAxis.tsx';

/** Gridlines at the ticks, beneath all other marks of each diagram. */
export function Grid({ frame, ticks }: Pick<PartProps, 'frame' | 'ticks'>) {
  return frame.diagrams.flatMap(({ upper, bottom }) =>
    ticks.map(({ value, at }) => (
      <line key={`${upper} ${value}`} className={styles.grid} x1={at} x2={at} y1={upper} y2={bottom} />
    )),
  );
}

/**
 * Rails, names of lanes and diagrams, and the common time axis. Until the film has reached the end of a layer, its
 * heading gives the present state, not the result.
 */
export function LaneNames(props: PartProps) {
  const { scene, frame, view, time, ticks, cursor, stateText, isAxisBrief } = props;
  const { left, right, bottom } = frame;
  const detail = headingDetail(scene, frame);
  return (
    <Decoration>
      <TimeAxis {...{ time, ticks, left, right, bottom }} isBrief={isAxisBrief} />
      {frame.diagrams.map((lanes, d) => {
        const diagram = scene.diagrams[d];
        return (
          diagram && (
            <DiagramNames
              key={diagram.id}
              {...{ diagram, lanes, frame, view, cursor, stateText, detail }}
              names={scene.names}
              isFirst={d === 0}
              isLast={d === frame.diagrams.length - 1}
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
  view: View;
  names: Scene['names'];
  cursor: number | null;
  stateText: LayerStateText | undefined;
  detail: number;
  isFirst: boolean;
  isLast: boolean;
}

function DiagramNames(props: DiagramNamesProps) {
  const { diagram, lanes, frame, view, names, isFirst, isLast, ...heading } = props;
  const { left, right, isNarrow } = frame;
  const places: SideName[] = [
    [lanes.levels.length > 0 ? names.level : '', middleBaseline(lanes.levels)],
    [names.from, lanes.upper + 4],
    [names.to, lanes.lower + 4],
    [lanes.held.height > 8 ? names.held : '', middleBaseline([lanes.held])],
    [names.service, middleBaseline(lanes.services)],
  ];
  const end = Math.max(...diagram.layers.map((layer) => layer.end));
  const hasNote = !isNarrow && diagram.note !== undefined;
  return (
    <g data-diagram={diagram.id} data-end={end}>
      <text className={styles.diagram} x={left} y={lanes.title} data-heading="">
        <Headings diagram={diagram} result={names.result} {...heading} />
      </text>
      {hasNote && (
        <text className={styles.note} x={right} y={lanes.title} textAnchor="end">
          {diagram.note}
        </text>
      )}
      <Rails at={[lanes.upper, lanes.lower]} {...{ left, right }} />
      {!isLast && <line className={styles.foot} x1={left} x2={right} y1={lanes.bottom} y2={lanes.bottom} />}
      {!isNarrow && <SideNames names={places} left={left} />}
      {isNarrow && isFirst && <NamesBetween {...{ diagram, lanes, frame, view, names }} />}
    </g>
  );
}

interface HeadingsProps extends Pick<DiagramNamesProps, 'diagram' | 'cursor' | 'stateText' | 'detail'> {
  /** The words before a result. */
  result: string;
}

/** The words above a diagram. */
function Headings({ diagram, cursor, stateText, result, detail }: HeadingsProps) {
  const { titles, layers } = diagram;
  return titles.map(({ text, color, against, result: outcome }, i) => {
    const layer = layers[i];
    const isUnderWay = layer !== undefined && cursor !== null && cursor < layer.end;
    return (
      <Fragment key={text}>
        <tspan dx={i === 0 ? 0 : GAP} style={{ fill: inkOf(color) }}>
          {text}
        </tspan>
        {isUnderWay && (
          <tspan className={styles.soft} dx={GAP} data-unknown="">
            {stateText?.(layer, cursor) ?? ''}
          </tspan>
        )}
        {!isUnderWay && detail > 1 && (
          <tspan className={styles.soft} dx={GAP}>
            {`${result} `}
          </tspan>
        )}
        {!isUnderWay && detail > 0 && (
          <tspan dx={detail > 1 ? 0 : GAP} style={{ fill: inkOf(color) }}>
            {outcome}
          </tspan>
        )}
        {!isUnderWay && detail > 2 && against !== undefined && (
          <tspan className={styles.soft} dx={GAP}>
            {`(${against})`}
          </tspan>
        )}
      </Fragment>
    );
  });
}
