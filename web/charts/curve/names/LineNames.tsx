import { DrawnWords } from '../../../notation/Words.tsx';
import { useNamed, useReported } from '../../frame/hidden.ts';
import type { Box } from '../../layout/box.ts';
import frameStyles from '../../layout/Chart.module.css';
import { NOTE_SIZE } from '../../layout/text.ts';
import { Decoration } from '../../marks/Decoration.tsx';
import { inkOf } from '../../marks/ink.ts';
import type { MarkersProps, ReferencesProps } from '../../marks/Marks.tsx';
import { boxesOfMarkers, boxesOfReferences } from './markBoxes.ts';
import {
  type Around,
  around,
  type NamedLine,
  type NamedPlot,
  type Naming,
  namingOf,
  type PlacedName,
} from './namePlace.ts';

export interface LineNamesProps {
  series: readonly NamedLine[];
  plot: NamedPlot;
  /** The present value's handle, in pixels: no name stands over it. */
  handle?: readonly [x: number, y: number] | undefined;
  /** Words and lines that are drawn already. */
  references?: ReferencesProps | undefined;
  markers?: MarkersProps | undefined;
  taken?: readonly Box[] | undefined;
  hasZeroLine?: boolean | undefined;
}

/** More lines than this have no room for names. */
const MOST = 6;
/** Half of the handle with its arrows. */
const [WIDE, HIGH] = [26, 14];

/** Each line is named where it is farthest from the others; a name that would lie on a line is left out. */
export function LineNames(props: LineNamesProps) {
  const { series, plot } = props;
  const isTooMany = series.filter(({ isQuiet }) => !isQuiet).length > MOST;
  return (
    <Decoration>
      {isTooMany ? (
        <Named series={series} placed={NONE} />
      ) : (
        <Names series={series} naming={namingOf(series, plot, aroundOf(props))} placed={NONE} at={0} />
      )}
    </Decoration>
  );
}

const NONE: readonly PlacedName[] = [];

interface NamesProps {
  readonly series: readonly NamedLine[];
  readonly naming: Naming;
  /** The names of the lines before. */
  readonly placed: readonly PlacedName[];
  readonly at: number;
}

/** The name of a line, and those of the next: each a piece of its own, between which the browser is free. */
function Names({ series, naming, placed, at }: NamesProps) {
  const line = naming.lines[at];
  if (line === undefined) return <Named series={series} placed={placed} />;
  const name = naming.place(line, placed);
  return (
    <>
      {name !== null && <Name {...name} />}
      <Names
        series={series}
        naming={naming}
        placed={name === null ? placed : [...placed, name]}
        at={at + 1}
      />
    </>
  );
}

function Named({ series, placed }: Pick<NamesProps, 'series' | 'placed'>) {
  const named = new Set(placed.map(({ line }) => line.label));
  useNamed([...named]);
  const marks = series.filter(({ isQuiet, y }) => isQuiet !== true && Array.from(y).some(Number.isFinite));
  useReported(
    'lines',
    marks.map(({ label, color, dash }) => ({ label, color, dash, isNamed: named.has(label) })),
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

/** What the names keep clear of. */
function aroundOf(props: LineNamesProps): Around {
  const { plot, handle, references, markers, taken = [], hasZeroLine } = props;
  const { x, y } = plot;
  const { items = [], uprights = [] } = markers ?? {};
  const levels = references?.items.map(({ value }) => y(value)) ?? [];
  return {
    taken: [
      ...taken,
      ...(handle === undefined ? [] : [around(...handle, WIDE, HIGH)]),
      ...(references === undefined ? [] : boxesOfReferences(references)),
      ...(markers === undefined ? [] : boxesOfMarkers(markers)),
    ],
    uprights: [...uprights, ...items.map(({ value }) => x(value))],
    levels: hasZeroLine ? [...levels, y(0)] : levels,
  };
}
