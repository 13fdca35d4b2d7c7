// One set of drawing operations with two outputs: pixels on a canvas, or SVG text for an export.

import { escapeSvg } from '../export/escapeSvg.ts';
import { FAMILY } from '../layout/text.ts';

interface Stroke {
  readonly color: string;
  readonly width: number;
  readonly dash?: readonly number[] | undefined;
  readonly alpha?: number | undefined;
}

interface Letters {
  readonly color: string;
  readonly size: number;
  readonly weight?: number | undefined;
}

export interface Pen {
  /** Separate lines, each as x1, y1, x2, y2. */
  lines(coordinates: readonly number[], stroke: Stroke): void;
  /** Separate rectangles, each as x, y, width, height. */
  rects(coordinates: readonly number[], color: string, alpha?: number): void;
  /** Separate discs, each as the x and y of its centre. */
  dots(centres: readonly number[], radius: number, color: string): void;
  /** A text centred on x, with its baseline at y. */
  text(words: string, x: number, y: number, letters: Letters): void;
}

export function canvasPen(context: CanvasRenderingContext2D): Pen {
  // set only when it changes: setting a font makes the browser parse it, and most texts share one
  let font = '';
  return {
    lines(coordinates, { color, width, dash = [], alpha = 1 }) {
      if (coordinates.length === 0) return;
      context.globalAlpha = alpha;
      context.strokeStyle = color;
      context.lineWidth = width;
      context.setLineDash([...dash]);
      context.beginPath();
      for (let i = 0; i < coordinates.length; i += 4) {
        context.moveTo(coordinates[i] ?? 0, coordinates[i + 1] ?? 0);
        context.lineTo(coordinates[i + 2] ?? 0, coordinates[i + 3] ?? 0);
      }
      context.stroke();
    },
    rects(coordinates, color, alpha = 1) {
      context.globalAlpha = alpha;
      context.fillStyle = color;
      for (let i = 0; i < coordinates.length; i += 4) {
        context.fillRect(
          coordinates[i] ?? 0,
          coordinates[i + 1] ?? 0,
          coordinates[i + 2] ?? 0,
          coordinates[i + 3] ?? 0,
        );
      }
    },
    dots(centres, radius, color) {
      context.globalAlpha = 1;
      context.fillStyle = color;
      context.beginPath();
      for (let i = 0; i < centres.length; i += 2) {
        const [x, y] = [centres[i] ?? 0, centres[i + 1] ?? 0];
        context.moveTo(x + radius, y);
        context.arc(x, y, radius, 0, 2 * Math.PI);
      }
      context.fill();
    },
    text(words, x, y, { color, size, weight = 400 }) {
      context.globalAlpha = 1;
      context.fillStyle = color;
      const wanted = `${weight} ${size}px ${FAMILY}`;
      if (wanted !== font) context.font = wanted;
      font = wanted;
      context.textAlign = 'center';
      context.fillText(words, x, y);
    },
  };
}

/** Notes down drawing operations, for another pen to repeat. */
export function notingPen(): Pen & { drawAll(by: Pen): void } {
  const notes: ((by: Pen) => void)[] = [];
  return {
    lines: (...mark) => notes.push((by) => by.lines(...mark)),
    rects: (...mark) => notes.push((by) => by.rects(...mark)),
    dots: (...mark) => notes.push((by) => by.dots(...mark)),
    text: (...mark) => notes.push((by) => by.text(...mark)),
    drawAll: (by) => {
      for (const note of notes) note(by);
    },
  };
}

function short(value: number | undefined): string {
  return String(Math.round((value ?? 0) * 10) / 10);
}

export function svgPen(): Pen & { markup(): string } {
  const parts: string[] = [];
  return {
    lines(coordinates, { color, width, dash = [], alpha = 1 }) {
      if (coordinates.length === 0) return;
      let path = '';
      for (let i = 0; i < coordinates.length; i += 4) {
        path += `M${short(coordinates[i])} ${short(coordinates[i + 1])}L${short(coordinates[i + 2])} ${short(coordinates[i + 3])}`;
      }
      const dashes = dash.length === 0 ? '' : ` stroke-dasharray="${dash.join(' ')}"`;
      parts.push(
        `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-opacity="${alpha}"${dashes}/>`,
      );
    },
    rects(coordinates, color, alpha = 1) {
      if (coordinates.length === 0) return;
      let path = '';
      for (let i = 0; i < coordinates.length; i += 4) {
        const [x, y] = [short(coordinates[i]), short(coordinates[i + 1])];
        path += `M${x} ${y}h${short(coordinates[i + 2])}v${short(coordinates[i + 3])}h${short(-(coordinates[i + 2] ?? 0))}z`;
      }
      parts.push(`<path d="${path}" fill="${color}" fill-opacity="${alpha}"/>`);
    },
    dots(centres, radius, color) {
      if (centres.length === 0) return;
      const turn = `a${radius} ${radius} 0 1 0`;
      let path = '';
      for (let i = 0; i < centres.length; i += 2) {
        path += `M${short((centres[i] ?? 0) - radius)} ${short(centres[i + 1])}${turn} ${2 * radius} 0${turn} ${-2 * radius} 0z`;
      }
      parts.push(`<path d="${path}" fill="${color}"/>`);
    },
    text(words, x, y, { color, size, weight = 400 }) {
      parts.push(
        `<text x="${short(x)}" y="${short(y)}" font-size="${size}" font-weight="${weight}" fill="${color}" text-anchor="middle">${escapeSvg(words)}</text>`,
      );
    },
    markup: () => parts.join(''),
  };
}
