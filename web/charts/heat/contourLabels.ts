import type { Box } from '../layout/box.ts';
import { leastInk } from '../placement/leastInk.ts';
import { type ContourLine, lineLength, type PixelPoint } from './contourLines.ts';

interface ContourLabel {
  level: number;
  text: string;
  x: number;
  y: number;
  /** Degrees; text is never upside down. */
  angle: number;
  /** Bounding box of the rotated text, which no other label may enter. */
  box: Box;
}

interface Room {
  bounds: Box;
  /** Boxes that labels avoid, for example around the current point. */
  occupied?: readonly Box[];
  text: (level: number) => string;
  width: (text: string) => number;
  height: number;
}

/** Positions tried for a label, as shares of the line's length, the middle first. */
const PLACES = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.12, 0.88];

/**
 * A label for each line that has room for one: on the line, along it, apart from all others. Long lines
 * choose first; a level that already has a label gets another only on a line at least six labels long.
 */
export function contourLabels(lines: readonly ContourLine[], room: Room): ContourLabel[] {
  const placed: ContourLabel[] = [];
  const occupied: Box[] = [...(room.occupied ?? [])];
  const sorted = lines
    .map((line) => ({ line, length: lineLength(line.points) }))
    .sort((a, b) => b.length - a.length);
  for (const { line, length } of sorted) {
    const text = room.text(line.level);
    const width = room.width(text);
    if (length < width * 2 + 10) continue;
    if (length < width * 6 && placed.some(({ level }) => level === line.level)) continue;
    const places = labelsAlong(line, length, text, width, room.height);
    const label = leastInk(places, ({ box }) => box, { bounds: room.bounds, occupied });
    if (label === null) continue;
    placed.push(label);
    occupied.push(label.box);
  }
  return placed;
}

/** Candidate labels along a line, computed one after another, since the first mostly fits. */
function* labelsAlong(line: ContourLine, length: number, text: string, width: number, height: number) {
  for (const share of PLACES) {
    const label = labelAt(line, share * length, text, width, height);
    if (label !== null) yield label;
  }
}

function labelAt(
  line: ContourLine,
  at: number,
  text: string,
  width: number,
  height: number,
): ContourLabel | null {
  const from = pointAlong(line.points, at - width / 2);
  const to = pointAlong(line.points, at + width / 2);
  const middle = pointAlong(line.points, at);
  if (!from || !to || !middle) return null;
  const chord = Math.hypot(to[0] - from[0], to[1] - from[1]);
  // Where the line bends sharply, straight text would leave it.
  if (chord < width * 0.85) return null;
  let radians = Math.atan2(to[1] - from[1], to[0] - from[0]);
  if (radians > Math.PI / 2) radians -= Math.PI;
  if (radians < -Math.PI / 2) radians += Math.PI;
  const halfWidth = (Math.abs(Math.cos(radians)) * width + Math.abs(Math.sin(radians)) * height) / 2 + 2;
  const halfHeight = (Math.abs(Math.sin(radians)) * width + Math.abs(Math.cos(radians)) * height) / 2 + 2;
  const [x, y] = middle;
  return {
    level: line.level,
    text,
    x,
    y,
    angle: (radians * 180) / Math.PI,
    box: { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight },
  };
}

function pointAlong(points: readonly PixelPoint[], distance: number): PixelPoint | null {
  if (distance < 0) return null;
  let walked = 0;
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1], points[i]];
    if (!a || !b) continue;
    const step = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (walked + step >= distance && step > 0) {
      const share = (distance - walked) / step;
      return [a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])];
    }
    walked += step;
  }
  return null;
}
