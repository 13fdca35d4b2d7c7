// The lanes of quantities: an axis for each, lines over filled areas, references and means.

import { useMemo } from 'react';
import { DrawnWords } from '../../notation/Words.tsx';
import { alternatingDashes } from '../curve/names/coinciding.ts';
import { linePath } from '../curve/paths.ts';
import { LineNames } from '../curve/sentences.ts';
import { Axes } from '../frame/Axes.tsx';
import type { Range } from '../gestures/range.ts';
import type { Box } from '../layout/box.ts';
import frameStyles from '../layout/Chart.module.css';
import { useLook } from '../layout/look.ts';
import { LINE_HEIGHT, NOTE_SIZE, textWidth } from '../layout/text.ts';
import type { Plot } from '../layout/usePlot.ts';
import { Decoration } from '../marks/Decoration.tsx';
import { References } from '../marks/Marks.tsx';
import type { Scale } from '../scales/scale.ts';
import { stepPath } from '../scales/steps.ts';
import type { PlacedLane } from './lanes.ts';
import { Means } from './Means.tsx';
import type { Quantity } from './quantity.ts';
import styles from './TimePlot.module.css';

interface LaneProps {
  readonly lane: PlacedLane;
  readonly plot: Plot;
}

/** The vertical axis of a lane, with its name inside the lane or its heading above. */
export function LaneAxis({ lane: { area, y, ticks, name, heading, quantities }, plot }: LaneProps) {
  const title = heading ?? name;
  return (
    <>
      <Axes plot={{ ...plot, area, y, yTicks: ticks, xTicks: [] }} titles={[]} />
      {title !== undefined && (
        <Decoration>
          <text
            className={frameStyles.note}
            x={heading ? 0 : area.left + 6}
            y={area.top + (heading ? -7 : 12)}
            style={{ fill: heading ? 'var(--text)' : quantities[0]?.color }}
          >
            {title}
          </text>
        </Decoration>
      )}
    </>
  );
}

interface LaneLinesProps {
  readonly lane: PlacedLane;
  readonly range: Range;
  readonly x: Scale;
  readonly clip: string;
}

/** A lane's quantities as lines, above the areas that some of them fill. */
export function LaneLines({ lane: { area, y, quantities, Over }, range, x, clip }: LaneLinesProps) {
  const [from, to] = range;
  const paths = useMemo(
    () => quantities.map((quantity) => pathOf(quantity, [from, to], x, y)),
    [quantities, from, to, x, y],
  );
  const isMini = useLook() === 'mini';
  const turns = useMemo(() => {
    const lines = isMini
      ? []
      : quantities.map(({ times, values, ...line }) => ({ ...line, x: times, y: values }));
    return alternatingDashes(lines, { area, x, y });
  }, [isMini, quantities, area, x, y]);
  return (
    <g clipPath={`url(#${clip})`}>
      {quantities.map(({ id, area: filled }, i) => {
        const path = paths[i];
        return (
          filled &&
          path && (
            <path
              key={id}
              className={styles.area}
              d={areaUnder(path, area.bottom)}
              fill={filled.color}
              fillOpacity={filled.opacity}
            />
          )
        );
      })}
      {quantities.map(({ id, color, width = 2.25, dash = turns.get(id) }, i) => (
        <path
          key={id}
          className={styles.line}
          d={paths[i]}
          stroke={color}
          strokeWidth={width}
          strokeDasharray={dash}
        />
      ))}
      {Over && <Over {...{ range, x, y }} />}
    </g>
  );
}

function pathOf(quantity: Quantity, range: Range, x: Scale, y: Scale): string {
  if (quantity.isSteps) return stepPath(quantity, range, x, y, quantity.end);
  const { times, values } = quantity;
  return linePath(Float64Array.from(times, x), Float64Array.from(values, y));
}

/** Closes each piece of a line's path along the foot of its lane. */
function areaUnder(path: string, foot: number): string {
  return path.replace(/M([\d.-]+)[^M]*/g, (piece, start) => `${piece}V${foot}H${start}Z`);
}

/** How far words may reach above a lane (px). */
const OVERHANG = 4;

/**
 * Tests whether words in a box stay below the lane's top, or the names that stand there, and clear of its lines; lines with a filled area may lie
 * behind words.
 */
function freeOf({ quantities, area, y, above }: PlacedLane, x: Scale): (words: Box) => boolean {
  const highest = area.top + (above.length > 0 ? LINE_HEIGHT : -OVERHANG);
  const lines = quantities.filter(({ area }) => area === undefined);
  return ({ left, right, top, bottom }) =>
    top > highest &&
    lines.every(({ times, values }) =>
      Array.from(times).every((time, i) => {
        const [across, up] = [x(time), y(values[i] ?? Number.NaN)];
        return !(across > left - 2 && across < right + 2 && up > top - 2 && up < bottom + 2);
      }),
    );
}

/** The references above the lane's range: in one line, or one below the other if that is too long. */
function Above({ labels, area }: { readonly labels: readonly string[]; readonly area: Box }) {
  const all = labels.join(', ');
  const lines = textWidth(all, NOTE_SIZE) > area.right - area.left - 8 ? labels : [all];
  return lines.map((line, i) => (
    <text
      key={line}
      className={frameStyles.note}
      x={area.right - 4}
      y={area.top + 12 + i * LINE_HEIGHT}
      textAnchor="end"
    >
      <DrawnWords text={line} />
    </text>
  ));
}

/** A lane's references and means, and the names of its lines while nothing is read. */
export function LaneNotes({ lane, plot, isRead }: LaneProps & { readonly isRead: boolean }) {
  const { area, y, quantities, value, inSight, above, isNamed = false } = lane;
  const isMini = useLook() === 'mini';
  const isFree = useMemo(() => freeOf(lane, plot.x), [lane, plot.x]);
  const named = useMemo(
    () =>
      quantities.map(({ id, label, color, dash, times, values }) => ({
        ...{ id, label, color, dash },
        ...{ x: times, y: values },
      })),
    [quantities],
  );
  return (
    <>
      {above.length > 0 && !isMini && <Above labels={above.map(({ label }) => `${label} ↑`)} area={area} />}
      <References items={inSight} area={area} y={y} isFree={isFree} />
      {!isMini && <Means area={area} y={y} quantities={quantities} value={value} />}
      {isNamed && !isMini && !isRead && (
        <LineNames
          series={named}
          plot={{ ...plot, area, y }}
          references={{ items: inSight, area, y, isFree }}
        />
      )}
    </>
  );
}
