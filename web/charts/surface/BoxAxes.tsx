import { DrawnWords } from '../../notation/Words.tsx';
import { LINE_HEIGHT, NOTE_SIZE, textWidth } from '../layout/text.ts';
import { Decoration } from '../marks/Decoration.tsx';
import { type AxisSpec, axisTitle } from '../scales/axis.ts';
import type { Scale } from '../scales/scale.ts';
import { axisTicks } from '../scales/ticks.ts';
import type { BoxEdges, Projection } from './projection.ts';
import styles from './TurningSurface.module.css';

interface BoxProps {
  projection: Projection;
  edges: BoxEdges;
  /** Height of the zero plane in the box, from 0 to 1. */
  zero: number;
  zTicks: readonly { at: number; label: string }[];
}

function path(...points: [number, number][]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
}

/** The parts behind the surface: the floor, the two far walls, and the lines of equal height on them. */
export function BoxBack({ projection: { point }, edges, zero, zTicks }: BoxProps) {
  const { xAxisAt, yAxisAt } = edges;
  const [farX, farY] = [-yAxisAt, -xAxisAt];
  const wall = (z: number) => path(point(-farX, farY, z), point(farX, farY, z), point(farX, -farY, z));
  const floor = path(point(-1, -1, 0), point(1, -1, 0), point(1, 1, 0), point(-1, 1, 0));
  return (
    <Decoration>
      <path className={styles.floor} d={`${floor}Z`} />
      {zTicks.map(({ at, label }) => (
        <path key={label} className={styles.grid} d={wall(at)} />
      ))}
      <path className={styles.edge} d={path(point(farX, farY, 0), point(farX, farY, 1))} />
      <path className={styles.edge} d={path(point(-farX, farY, 0), point(-farX, farY, 1))} />
      <path className={styles.edge} d={path(point(farX, -farY, 0), point(farX, -farY, 1))} />
      {zero > 0 && <path className={styles.zero} d={wall(zero)} />}
    </Decoration>
  );
}

interface AxisLabelsProps {
  /** Width of the chart, which no title may leave. */
  width: number;
  projection: Projection;
  edges: BoxEdges;
  x: AxisSpec;
  y: AxisSpec;
  value: AxisSpec;
  xScale: Scale;
  yScale: Scale;
  zTicks: readonly { at: number; label: string }[];
}

interface Label {
  key: string;
  text: string;
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  title: boolean;
}

/**
 * Labels along the near edges of the floor and the left-most vertical edge: always horizontal, never on the surface.
 */
export function BoxLabels(props: AxisLabelsProps) {
  const { projection, edges, zTicks } = props;
  const { point } = projection;
  const floor = (['x', 'y'] as const).map((which) => floorLabels(props, which));
  const [zx, zy] = edges.zAxis;
  const [topX, topY] = point(zx, zy, 1);
  return (
    <Decoration style={{ pointerEvents: 'none' }}>
      {floor.map(({ line, marks }) => (
        <path key={line} className={styles.axis} d={`${line}${marks}`} />
      ))}
      <path className={styles.axis} d={path(point(zx, zy, 0), point(zx, zy, 1))} />
      {zTicks.map(({ at, label }) => {
        const [px, py] = point(zx, zy, at);
        return (
          <text key={label} className={styles.tick} x={px - 8} y={py + 4} textAnchor="end">
            {label}
          </text>
        );
      })}
      <text
        className={styles.title}
        x={Math.max(2, topX - textWidth(props.value.label, NOTE_SIZE, 500) / 2)}
        y={topY - 12}
      >
        <DrawnWords text={props.value.label} />
      </text>
      {floor
        .flatMap(({ labels }) => labels)
        .map(({ key, text, x, y, anchor, title }) => (
          <text key={key} className={title ? styles.title : styles.tick} x={x} y={y} textAnchor={anchor}>
            <DrawnWords text={text} />
          </text>
        ))}
    </Decoration>
  );
}

function floorLabels(props: AxisLabelsProps, which: 'x' | 'y') {
  const { projection, edges } = props;
  const axis = props[which];
  const scale = which === 'x' ? props.xScale : props.yScale;
  const side = which === 'x' ? edges.xAxisAt : edges.yAxisAt;
  const place = (along: number, out = 1) =>
    which === 'x' ? projection.point(along, side * out, 0) : projection.point(side * out, along, 0);
  const [x0, y0] = place(-1);
  const [x1, y1] = place(1);
  const [inX, inY] = place(0);
  const [outX, outY] = place(0, 1.2);
  const reach = Math.hypot(outX - inX, outY - inY) || 1;
  const [dx, dy] = [(outX - inX) / reach, (outY - inY) / reach];
  const anchor = dx > 0.35 ? ('start' as const) : dx < -0.35 ? ('end' as const) : ('middle' as const);

  // ticks are thinned to the edge's foreshortened length on screen
  const length = Math.hypot(x1 - x0, y1 - y0);
  const flat = Math.abs(x1 - x0) / (length || 1);
  const screen = scale.within([0, Math.max(1, length)]);
  const extent = (label: string) => Math.max(NOTE_SIZE, textWidth(label, NOTE_SIZE) * flat);
  const ticks = axisTicks(axis, screen, extent, 12, 6);
  const labels: Label[] = ticks.map(({ value, label }) => {
    const [px, py] = place(scale(value));
    return {
      key: `${which} ${label}`,
      text: label,
      x: px + dx * 10,
      y: py + Math.max(0, dy) * 12 + 6,
      anchor,
      title: false,
    };
  });
  const widest = Math.max(0, ...ticks.map(({ label }) => textWidth(label, NOTE_SIZE)));
  const title = axisTitle(axis);
  const wanted = inX + dx * (18 + widest);
  const x = withinWidth(wanted, textWidth(title, NOTE_SIZE, 500), anchor, props.width);
  // a title moved inwards goes a line down, clear of the ticks
  const down = x === wanted ? 8 : 8 + LINE_HEIGHT * 1.2;
  labels.push({
    key: `${which} title`,
    text: title,
    x,
    y: inY + Math.max(0, dy) * (12 + LINE_HEIGHT * 1.3) + down,
    anchor,
    title: true,
  });
  const marks = ticks.map(({ value }) => path(place(scale(value)), place(scale(value), 1.025))).join('');
  return { line: path([x0, y0], [x1, y1]), marks, labels };
}

/** A text's position, moved so that the text stays within the chart. */
function withinWidth(x: number, text: number, anchor: Label['anchor'], width: number): number {
  const before = { start: 0, middle: text / 2, end: text }[anchor];
  const after = text - before;
  return Math.max(before + 2, Math.min(width - after - 2, x));
}
