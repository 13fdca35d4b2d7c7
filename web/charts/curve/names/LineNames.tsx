import { use } from 'react';
import { DrawnWords } from '../../../notation/Words.tsx';
import { HiddenSeriesContext, type Nameable, useNamedLabels, useReportedMarks } from '../../frame/hidden.ts';
import type { Box } from '../../layout/box.ts';
import frameStyles from '../../layout/Chart.module.css';
import { NOTE_SIZE } from '../../layout/text.ts';
import { Decoration } from '../../marks/Decoration.tsx';
import { inkOf } from '../../marks/ink.ts';
import type { MarkersProps, ReferencesProps } from '../../marks/Marks.tsx';
import { type CoincidingLines, coincidingGroups, isAlternating } from './coinciding.ts';
import { boxesOfMarkers, boxesOfReferences } from './markBoxes.ts';
import {
  around,
  type NamedLine,
  type NamedPlot,
  type Naming,
  namingOf,
  type Obstacles,
  type PlacedName,
} from './namePlace.ts';

interface LineNamesProps {
  series: readonly NamedLine[];
  plot: NamedPlot;
  /** Position of the current value's handle (px), which no name covers. */
  handle?: readonly [x: number, y: number] | undefined;
  /** Labels and lines already drawn, which names avoid. */
  references?: ReferencesProps | undefined;
  markers?: MarkersProps | undefined;
  occupied?: readonly Box[] | undefined;
  hasZeroLine?: boolean | undefined;
}

/** More lines than this have no room for names. */
const MOST = 6;
/** Half the width and half the height of the handle with its arrows (px). */
const [WIDE, HIGH] = [26, 14];

/**
 * The names of lines, each where its line is farthest from the others; coinciding lines have one name together. A name
 * that would cover a line is left out. No name is drawn where one line has no room for its name, since the legend then
 * names all.
 */
export function LineNames(props: LineNamesProps) {
  const { series, plot } = props;
  const isTooMany = series.filter(({ isQuiet }) => !isQuiet).length > MOST;
  const groups = isTooMany ? [] : coincidingGroups(series, plot);
  const lines = groups.map(({ line }) => line);
  const { isNaming } = use(HiddenSeriesContext);
  const common = { series, groups, isDrawn: isNaming };
  return (
    <Decoration>
      {isTooMany ? (
        <Named {...common} placed={NONE} />
      ) : (
        <Names {...common} naming={namingOf(lines, plot, obstaclesOf(props))} placed={NONE} at={0} />
      )}
    </Decoration>
  );
}

const NONE: readonly PlacedName[] = [];

interface NamedProps {
  readonly series: readonly NamedLine[];
  readonly groups: readonly CoincidingLines[];
  /** The names placed so far. */
  readonly placed: readonly PlacedName[];
}

interface NamesProps extends NamedProps {
  readonly isDrawn: boolean;
  readonly naming: Naming;
  readonly at: number;
}

/**
 * The name of a line and, nested, those of the next: each is a component of its own, so that React can yield to the
 * browser in between.
 */
function Names({ naming, placed, at, isDrawn, ...common }: NamesProps) {
  const line = naming.lines[at];
  if (line === undefined) return <Named {...common} placed={placed} />;
  const name = naming.place(line, placed);
  return (
    <>
      {name !== null && isDrawn && <Name {...name} />}
      <Names
        {...common}
        isDrawn={isDrawn}
        naming={naming}
        placed={name === null ? placed : [...placed, name]}
        at={at + 1}
      />
    </>
  );
}

function Named({ series, groups, placed }: NamedProps) {
  const drawn = new Set(placed.map(({ line }) => line.label));
  const named = new Set(groups.filter(({ line }) => drawn.has(line.label)).flatMap(({ labels }) => labels));
  useNamedLabels([...named]);
  const marks = series.filter(({ isQuiet, y }) => isQuiet !== true && Array.from(y).some(Number.isFinite));
  const coverOf = new Map(
    groups.flatMap((one) =>
      isAlternating(one) ? [] : one.labels.slice(1).map((label) => [label, one.labels[0]]),
    ),
  );
  useReportedMarks(
    'lines',
    marks.map(
      ({ label, color, dash }): Nameable => ({
        ...{ label, color, dash },
        isNamed: named.has(label),
        coveredBy: coverOf.get(label),
      }),
    ),
  );
  return null;
}

function Name({ line: { label, color }, x, y }: PlacedName) {
  return (
    <text
      className={frameStyles.halo}
      x={x}
      y={y}
      fontSize={NOTE_SIZE}
      style={{ fill: inkOf(color) }}
      pointerEvents="none"
    >
      <DrawnWords text={label} />
    </text>
  );
}

/** What the names avoid. */
function obstaclesOf(props: LineNamesProps): Obstacles {
  const { plot, handle, references, markers, occupied = [], hasZeroLine } = props;
  const { x, y } = plot;
  const { items = [], uprights = [] } = markers ?? {};
  const levels = references?.items.map(({ value }) => y(value)) ?? [];
  return {
    boxes: [
      ...occupied,
      ...(handle === undefined ? [] : [around(...handle, WIDE, HIGH)]),
      ...(references === undefined ? [] : boxesOfReferences(references)),
      ...(markers === undefined ? [] : boxesOfMarkers(markers)),
    ],
    uprights: [...uprights, ...items.map(({ value }) => x(value))],
    levels: hasZeroLine ? [...levels, y(0)] : levels,
  };
}
