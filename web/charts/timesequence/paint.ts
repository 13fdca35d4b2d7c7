// Paints a picture of packets: the cells as pixels, then the marks, those of the rarest kind on top.

import type { Area } from '../layout/usePlot.ts';
import type { Palette } from '../marks/palette.ts';
import type { Scale } from '../scales/scale.ts';
import { FIRST_LINE, formPath, LINES, MARKS, markOf, round, strokeOf } from './marks.ts';
import type { SequencePicture, SequencePoints } from './picture.ts';

/** The pixel (ABGR) for each number that a cell may have. */
export function pixelsOf(palette: Palette, channels: (color: string) => readonly number[]): Uint32Array {
  const pixels = new Uint32Array(256);
  const pixel = (color: string) => {
    const [red = 0, green = 0, blue = 0] = channels(color);
    // ABGR: the byte order of a canvas on little-endian machines, which all browsers run on
    return ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;
  };
  MARKS.forEach(({ color }, kind) => {
    pixels[kind + 1] = pixel(palette[color]);
  });
  LINES.forEach((color, line) => {
    pixels[FIRST_LINE + line] = pixel(palette[color]);
  });
  return pixels;
}

/** Red, green and blue (0 to 255) of any CSS colour. */
export function channelsOf(color: string): readonly number[] {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 1, height: 1 });
  const context = canvas.getContext('2d');
  if (context === null) return [];
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  return Array.from(context.getImageData(0, 0, 1, 1).data.slice(0, 3));
}

/** The cells as a canvas of their own, which can then be drawn at any size. */
export function cellsOf(
  { cells, width, height }: SequencePicture,
  pixels: Uint32Array,
): HTMLCanvasElement | null {
  const canvas = document.createElement('canvas');
  const context = width > 0 && height > 0 ? canvas.getContext('2d') : null;
  if (context === null) return null;
  Object.assign(canvas, { width, height });
  const image = context.createImageData(width, height);
  const painted = new Uint32Array(image.data.buffer);
  for (let at = 0; at < painted.length; at += 1) painted[at] = pixels[cells[at] ?? 0] ?? 0;
  context.putImageData(image, 0, 0);
  return canvas;
}

/** Where the cells' view lies on the present scales: the picture may be of an earlier view. */
export function placeOf({ view }: SequencePicture, x: Scale, y: Scale) {
  const [left, right, top, bottom] = [x(view.from), x(view.to), y(view.high), y(view.low)];
  return { left, top, width: right - left, height: bottom - top };
}

interface Forms {
  readonly kind: number;
  readonly path: string;
}

/** Side of a square, in pixels, within which packets of one kind count as one place. */
const PLACE = 8;
/** The smallest scale of a form where many crowd. */
const LEAST = 0.5;

/** Where the forms of one kind stand, and the distinct places that they cover. */
interface Placed {
  readonly at: (readonly [x: number, y: number])[];
  readonly places: Set<number>;
}

/**
 * The forms of each kind as one path, the most frequent kind first; but dots come after the discs, which would cover
 * these smaller forms. Filled forms shrink where many of their kind crowd.
 */
export function formsOf({ times, numbers, kinds }: SequencePoints, x: Scale, y: Scale, area: Area): Forms[] {
  const placed = new Map<number, Placed>();
  for (let at = 0; at < times.length; at += 1) {
    const kind = kinds[at] ?? 0;
    const [across, down] = [x(times[at] ?? 0), y(numbers[at] ?? 0)];
    if (across < area.left - 1 || across > area.right + 1 || down < area.top - 1 || down > area.bottom + 1)
      continue;
    const of = placed.get(kind) ?? { at: [], places: new Set() };
    if (of.at.length === 0) placed.set(kind, of);
    of.at.push([round(across), round(down)]);
    of.places.add(Math.floor(across / PLACE) * 65_536 + Math.floor(down / PLACE));
  }
  const forms = Array.from(placed, ([kind, { at, places }]) => {
    const mark = markOf(kind);
    const scale = strokeOf(mark) === null ? Math.max(LEAST, Math.sqrt(places.size / at.length)) : 1;
    const path = at.map(([across, down]) => formPath(mark, across, down, scale)).join('');
    return { kind, form: mark.form, count: at.length, path };
  }).sort((a, b) => b.count - a.count);
  const last = forms.findLastIndex(({ form }) => form === 'disc');
  const isCovered = ({ form }: { form: string }, place: number) => form === 'dot' && place < last;
  const covered = forms.filter(isCovered);
  const rest = forms.filter((of, place) => !isCovered(of, place));
  return rest.flatMap((of) => (of === forms[last] ? [of, ...covered] : [of]));
}

export function paintForms(
  context: CanvasRenderingContext2D,
  forms: readonly Forms[],
  palette: Palette,
): void {
  for (const { kind, path } of forms) {
    const mark = markOf(kind);
    const stroke = strokeOf(mark);
    const drawn = new Path2D(path);
    if (stroke === null) {
      context.fillStyle = palette[mark.color];
      context.fill(drawn);
      continue;
    }
    if (mark.form !== 'cross') {
      context.fillStyle = palette['--bg'];
      context.fill(drawn);
    }
    context.strokeStyle = palette[mark.color];
    context.lineWidth = stroke.width;
    context.setLineDash([...stroke.dash]);
    context.stroke(drawn);
    context.setLineDash([]);
  }
}

/** The forms as SVG markup, for an export. */
export function formMarkup(forms: readonly Forms[], palette: Palette): string {
  return forms
    .map(({ kind, path }) => {
      const mark = markOf(kind);
      const stroke = strokeOf(mark);
      const color = palette[mark.color];
      if (stroke === null) return `<path d="${path}" fill="${color}"/>`;
      const fill = mark.form === 'cross' ? 'none' : palette['--bg'];
      const dash = stroke.dash.length === 0 ? '' : ` stroke-dasharray="${stroke.dash.join(' ')}"`;
      return `<path d="${path}" fill="${fill}" stroke="${color}" stroke-width="${stroke.width}"${dash}/>`;
    })
    .join('');
}
