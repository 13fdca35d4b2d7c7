// Notes on a surface that explain its shape in some of its cells.

import type { Box } from '../layout/box.ts';
import { LINE_HEIGHT, NOTE_SIZE, textWidth } from '../layout/text.ts';
import type { Plot } from '../layout/usePlot.ts';
import { Decoration } from '../marks/Decoration.tsx';
import type { Matrix } from '../scales/matrix.ts';
import type { ContourLine, PixelPoint } from './contourLines.ts';
import styles from './HeatMap.module.css';
import { notePlace } from './notePlace.ts';

export interface SurfaceNote {
  readonly lines: readonly string[];
  /** Whether the note holds in each cell, by the cell's index in the values. */
  readonly isSo: ArrayLike<boolean>;
}

interface Placing {
  readonly matrix: Matrix;
  readonly plot: Pick<Plot, 'area' | 'x' | 'y'>;
  /** The scenario's own position (px), which stays free. */
  readonly point: readonly [x: number, y: number] | null;
  /** The bold contour where better becomes worse, which no note crosses. */
  readonly edges: readonly ContourLine[];
}

export interface PlacedNote {
  readonly lines: readonly string[];
  readonly box: Box;
}

/** Space around the words, and around the scenario's own position (px). */
const EDGE = 6;
const POINT = 14;
/** Distance of the boxes along a line (px). */
const STEP = 6;

/** Places the notes; the contours' labels come later, since they can move along their lines. */
export function placedNotes(
  notes: readonly SurfaceNote[],
  { matrix, plot: { area, x, y }, point, edges }: Placing,
): PlacedNote[] {
  const occupied: Box[] = edges.flatMap(({ points }) => boxesAlong(points));
  if (point !== null) {
    const [cx, cy] = point;
    occupied.push({ left: cx - POINT, right: cx + POINT, top: cy - POINT, bottom: cy + POINT });
  }
  return notes.flatMap(({ lines, isSo }) => {
    const width = Math.max(...lines.map((line) => textWidth(line, NOTE_SIZE))) + 2 * EDGE;
    const height = lines.length * LINE_HEIGHT + 2;
    const box = notePlace(matrix, isSo, { area, x, y, width, height, occupied });
    if (box === null) return [];
    occupied.push(box);
    return [{ lines, box }];
  });
}

/** Small boxes along a line, which cover it. */
function boxesAlong(points: readonly PixelPoint[]): Box[] {
  return points.flatMap(([x, y], i) => {
    const [endX, endY] = points[i + 1] ?? [x, y];
    const count = Math.max(1, Math.ceil(Math.hypot(endX - x, endY - y) / STEP));
    return Array.from({ length: count }, (_, k): Box => {
      const [cx, cy] = [x + ((endX - x) * k) / count, y + ((endY - y) * k) / count];
      return { left: cx - 1, right: cx + 1, top: cy - 1, bottom: cy + 1 };
    });
  });
}

export function SurfaceNotes({ notes }: { notes: readonly PlacedNote[] }) {
  return (
    <Decoration style={{ pointerEvents: 'none' }}>
      {notes.map(({ lines, box }) => (
        <g key={lines[0]} data-note="">
          {lines.map((line, i) => (
            <text key={line} className={styles.note} x={box.left + EDGE} y={box.top + 15 + i * LINE_HEIGHT}>
              {line}
            </text>
          ))}
        </g>
      ))}
    </Decoration>
  );
}
