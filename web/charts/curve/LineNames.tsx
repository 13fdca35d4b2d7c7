import { DrawnWords } from '../../notation/Words.tsx';
import frameStyles from '../frame/Chart.module.css';
import { Decoration } from '../frame/Decoration.tsx';
import { NOTE_SIZE, textWidth } from '../frame/text.ts';
import type { Plot } from '../frame/usePlot.ts';
import { type CurveSeries, valueAt } from './series.ts';

interface LineNamesProps {
  series: readonly CurveSeries[];
  plot: Plot;
}

/** More lines than this have no room for names. */
const MOST = 6;
/** Places along the axis that are tried for a name. */
const PLACES = 40;
const HEIGHT = 18;

/** Each line is named where it is farthest from the others; a name that would lie on a line is left out. */
export function LineNames({ series, plot }: LineNamesProps) {
  if (series.length > MOST) return null;
  return (
    <Decoration>
      {placedNames(series, plot).map(({ id, label, color, x, y }) => (
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

function placedNames(series: readonly CurveSeries[], { area, x, y }: Plot): Name[] {
  const placed: Name[] = [];
  for (const one of series) {
    const width = textWidth(one.label, NOTE_SIZE) + 6;
    let best: { readonly name: Name; readonly room: number } | null = null;
    for (let i = 0; i <= PLACES; i += 1) {
      const left = area.left + 8 + (i / PLACES) * (area.width - width - 16);
      // over the line along the whole name
      const across = [0, 0.5, 1].map((share) => x.invert(left + share * width));
      const foot = Math.min(...across.map((at) => y(valueAt(one, at)))) - 6;
      if (!Number.isFinite(foot) || foot - HEIGHT < area.top || foot > area.bottom) continue;
      const others = series.flatMap((other) =>
        other === one ? [] : across.map((at) => Math.abs(y(valueAt(other, at)) - (foot - HEIGHT / 2))),
      );
      const isTaken = placed.some(
        (name) => Math.abs(name.y - foot) < HEIGHT && left < name.x + name.width && name.x < left + width,
      );
      const room = Math.min(...others.filter(Number.isFinite), area.height);
      if (isTaken || room < HEIGHT) continue;
      const name = { id: one.id, label: one.label, color: one.color, x: left, y: foot, width };
      if (best === null || room > best.room) best = { name, room };
    }
    if (best !== null) placed.push(best.name);
  }
  return placed;
}
