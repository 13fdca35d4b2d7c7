import { DrawnWords } from '../../notation/Words.tsx';
import frameStyles from '../frame/Chart.module.css';
import { Decoration } from '../frame/Decoration.tsx';
import { NOTE_SIZE, textWidth } from '../frame/text.ts';
import type { Plot } from '../frame/usePlot.ts';
import { type CurveSeries, valueAt } from './series.ts';

interface LineNamesProps {
  series: readonly CurveSeries[];
  plot: Plot;
  /** The present value's handle, in pixels: no name stands over it. */
  handle?: readonly [x: number, y: number] | undefined;
  /** Upright lines, in pixels: a name stands on one only where it has no other place. */
  uprights?: readonly number[] | undefined;
}

/** More lines than this have no room for names. */
const MOST = 6;
/** Places along the axis that are tried for a name. */
const PLACES = 40;
const HEIGHT = 18;
/** Half of the handle with its arrows. */
const [WIDE, HIGH] = [26, 14];

/** Each line is named where it is farthest from the others; a name that would lie on a line is left out. */
export function LineNames(props: LineNamesProps) {
  const { series } = props;
  if (series.length > MOST) return null;
  return (
    <Decoration>
      {placedNames(props).map(({ id, label, color, x, y }) => (
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

interface Name {
  readonly id: string;
  readonly label: string;
  readonly color: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

function placedNames(props: LineNamesProps): Name[] {
  const placed: Name[] = [];
  const all = { ...props, placed };
  for (const one of props.series) {
    // a name is looked for over its line
    const name = nameOf(one, true, all) ?? nameOf(one, false, all);
    if (name !== null) placed.push(name);
  }
  return placed;
}

interface Around extends LineNamesProps {
  readonly placed: readonly Name[];
}

/** Where the line has most room over or under it for the whole of its name; null where nowhere. */
function nameOf(
  one: CurveSeries,
  isOver: boolean,
  { series, plot: { area, x, y }, placed, handle, uprights = [] }: Around,
): Name | null {
  const width = textWidth(one.label, NOTE_SIZE) + 6;
  let best: { readonly name: Name; readonly worth: number } | null = null;
  for (let i = 0; i <= PLACES; i += 1) {
    const left = area.left + 8 + (i / PLACES) * (area.width - width - 16);
    const across = [0, 0.5, 1].map((share) => x.invert(left + share * width));
    const own = across.map((at) => y(valueAt(one, at)));
    const foot = isOver ? Math.min(...own) - 6 : Math.max(...own) + HEIGHT;
    if (!Number.isFinite(foot) || foot - HEIGHT < area.top || foot > area.bottom - (isOver ? 0 : 4)) continue;
    const middle = foot - HEIGHT / 2;
    const others = series.flatMap((other) =>
      other === one ? [] : across.map((at) => Math.abs(y(valueAt(other, at)) - middle)),
    );
    const isTaken =
      placed.some(
        (name) => Math.abs(name.y - foot) < HEIGHT && left < name.x + name.width && name.x < left + width,
      ) ||
      (handle !== undefined &&
        Math.abs(handle[0] - left - width / 2) < width / 2 + WIDE &&
        Math.abs(handle[1] - middle) < HEIGHT / 2 + HIGH);
    const room = Math.min(...others.filter(Number.isFinite), area.height);
    if (isTaken || room < HEIGHT) continue;
    const isCrossed = uprights.some((at) => at > left - 4 && at < left + width);
    const worth = isCrossed ? room - area.height : room;
    if (best === null || worth > best.worth)
      best = { name: { id: one.id, label: one.label, color: one.color, x: left, y: foot, width }, worth };
  }
  return best?.name ?? null;
}
