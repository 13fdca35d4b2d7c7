import { use } from 'react';
import { DrawnWords } from '../../../notation/Words.tsx';
import { HiddenSeriesContext, useNamed, useReported } from '../../frame/hidden.ts';
import type { Box } from '../../layout/box.ts';
import frameStyles from '../../layout/Chart.module.css';
import { NOTE_SIZE } from '../../layout/text.ts';
import { Decoration } from '../../marks/Decoration.tsx';
import { inkOf } from '../../marks/ink.ts';
import type { MarkersProps, ReferencesProps } from '../../marks/Marks.tsx';
import { type Together, takeTurns, together } from './coinciding.ts';
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

/**
 * Each line is named where it is farthest from the others, lines that lie on each other together; a name that would lie on a line is left out.
 * Where the legend names them, because one had no place, none is drawn.
 */
export function LineNames(props: LineNamesProps) {
  const { series, plot } = props;
  const isTooMany = series.filter(({ isQuiet }) => !isQuiet).length > MOST;
  const seen = isTooMany ? [] : together(series, plot);
  const lines = seen.map(({ line }) => line);
  const { isNaming } = use(HiddenSeriesContext);
  const of = { series, seen, isDrawn: isNaming };
  return (
    <Decoration>
      {isTooMany ? (
        <Named {...of} placed={NONE} />
      ) : (
        <Names {...of} naming={namingOf(lines, plot, aroundOf(props))} placed={NONE} at={0} />
      )}
    </Decoration>
  );
}

const NONE: readonly PlacedName[] = [];

interface NamedProps {
  readonly series: readonly NamedLine[];
  readonly seen: readonly Together[];
  /** The names of the lines before. */
  readonly placed: readonly PlacedName[];
}

interface NamesProps extends NamedProps {
  readonly isDrawn: boolean;
  readonly naming: Naming;
  readonly at: number;
}

/** The name of a line, and those of the next: each a piece of its own, between which the browser is free. */
function Names({ naming, placed, at, isDrawn, ...of }: NamesProps) {
  const line = naming.lines[at];
  if (line === undefined) return <Named {...of} placed={placed} />;
  const name = naming.place(line, placed);
  return (
    <>
      {name !== null && isDrawn && <Name {...name} />}
      <Names
        {...of}
        isDrawn={isDrawn}
        naming={naming}
        placed={name === null ? placed : [...placed, name]}
        at={at + 1}
      />
    </>
  );
}

function Named({ series, seen, placed }: NamedProps) {
  const drawn = new Set(placed.map(({ line }) => line.label));
  const named = new Set(seen.filter(({ line }) => drawn.has(line.label)).flatMap(({ labels }) => labels));
  useNamed([...named]);
  const marks = series.filter(({ isQuiet, y }) => isQuiet !== true && Array.from(y).some(Number.isFinite));
  const under = new Map(
    seen.flatMap((one) => (takeTurns(one) ? [] : one.labels.slice(1).map((label) => [label, one.labels[0]]))),
  );
  useReported(
    'lines',
    marks.map(({ label, color, dash }) => ({
      ...{ label, color, dash },
      isNamed: named.has(label),
      under: under.get(label),
    })),
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
