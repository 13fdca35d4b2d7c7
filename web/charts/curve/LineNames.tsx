import { DrawnWords } from '../../notation/Words.tsx';
import frameStyles from '../frame/Chart.module.css';
import { Decoration } from '../frame/Decoration.tsx';
import { useNamed } from '../frame/hidden.ts';
import { NOTE_SIZE } from '../frame/text.ts';
import { type Around, around, type NamedLine, type NamedPlot, namePlaces } from './namePlace.ts';

export interface LineNamesProps extends Around {
  series: readonly NamedLine[];
  plot: NamedPlot;
  /** The present value's handle, in pixels: no name stands over it. */
  handle?: readonly [x: number, y: number] | undefined;
}

/** More lines than this have no room for names. */
const MOST = 6;
/** Half of the handle with its arrows. */
const [WIDE, HIGH] = [26, 14];

/** Each line is named where it is farthest from the others; a name that would lie on a line is left out. */
export function LineNames({ series, plot, handle, taken = [], ...others }: LineNamesProps) {
  const held = handle === undefined ? [] : [around(...handle, WIDE, HIGH)];
  const isTooMany = series.filter(({ isQuiet }) => !isQuiet).length > MOST;
  const names = isTooMany ? [] : namePlaces(series, plot, { ...others, taken: [...taken, ...held] });
  useNamed(names.map(({ line }) => line.label));
  return (
    <Decoration>
      {names.map(({ line: { id, label, color }, x, y }) => (
        <text
          key={id}
          className={frameStyles.halo}
          x={x}
          y={y}
          fontSize={NOTE_SIZE}
          style={{ fill: color }}
          pointerEvents="none"
        >
          <DrawnWords of={label} />
        </text>
      ))}
    </Decoration>
  );
}
