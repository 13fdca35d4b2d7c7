import type { Box } from '../layout/box.ts';
import { FAMILY, wrappedText } from '../layout/text.ts';
import { vectorLayers } from '../marks/vectorLayers.ts';
import { escapeSvg } from './escapeSvg.ts';
import { COLUMN, COLUMN_MM, type Width } from './makeInWidth.ts';
import { standaloneSvg } from './standaloneSvg.ts';

export interface Picture {
  /** The content of the SVG without its root element, so that fonts can be added. */
  content: string;
  width: number;
  height: number;
  /** Intended width on paper (mm). */
  millimetres: number;
}

/** The texts around the marks, from top to bottom. */
export interface PictureTexts {
  title: string;
  subtitle: string;
  /** What the data say, below the marks. */
  caption: string;
  /** Small print: the source, and the link that opens the figure again. */
  source: readonly string[];
}

/** Millimetres of a CSS pixel. */
const MM = 25.4 / 96;
const PADDING = 20;
/** Largest gap between two layers (px). */
const GAP = 16;
const TITLE = 20;
const TEXT = 15;
const SMALL = 13;
/** The least width (px), since the texts around the marks need room. */
const NARROWEST = 440;

interface Layer extends Box {
  element: Element;
}

function layerMarkup({ element, left, top, right, bottom }: Layer): string {
  const [width, height] = [right - left, bottom - top];
  const at = `translate(${round(left)} ${round(top)})`;
  const shift = `transform="${at}"`;
  // a chart's pixels are larger than the page's where the reader has larger letters
  const grown = (own: number) =>
    Math.abs(width / own - 1) < 0.02 ? shift : `transform="${at} scale(${round(width / own)})"`;
  if (element instanceof SVGSVGElement)
    return `<g ${grown(element.width.baseVal.value)}>${standaloneSvg(element)}</g>`;
  if (element instanceof HTMLCanvasElement) {
    const vector = vectorLayers.get(element);
    if (vector) return `<g ${grown(element.offsetWidth)}>${vector()}</g>`;
    return `<image ${shift} width="${width}" height="${height}" href="${element.toDataURL()}"/>`;
  }
  const style = getComputedStyle(element);
  const size = Number.parseFloat(style.fontSize);
  const words = element instanceof HTMLInputElement ? element.value : (element.textContent ?? '');
  const start = left + Number.parseFloat(style.paddingLeft);
  return `<text x="${round(start)}" y="${round(top + height / 2 + size * 0.35)}" font-size="${size}" font-weight="${style.fontWeight}" fill="${style.color}">${escapeSvg(words)}</text>`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/**
 * The figure's layers, with their boxes: elements marked `data-layer` (SVG and canvas) or `data-text` (legend labels).
 */
function layersOf(body: HTMLElement): Layer[] {
  const frame = body.getBoundingClientRect();
  // divided by the enlargement of a page that is presented to a room
  const scale = frame.width / body.offsetWidth || 1;
  return [...body.querySelectorAll('[data-layer], [data-text]')].flatMap((element) => {
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) return [];
    return {
      element,
      left: (box.left - frame.left) / scale,
      top: (box.top - frame.top) / scale,
      right: (box.right - frame.left) / scale,
      bottom: (box.bottom - frame.top) / scale,
    };
  });
}

/** Closes the gaps of elements between two layers that the picture omits. */
function closedUp(layers: readonly Layer[]): Layer[] {
  const downwards = [...layers].sort((a, b) => a.top - b.top);
  let [end, saved] = [Number.NaN, 0];
  const shifts = new Map<Layer, number>();
  for (const layer of downwards) {
    if (layer.top - end > GAP) saved += layer.top - end - GAP;
    end = Number.isNaN(end) ? layer.bottom : Math.max(end, layer.bottom);
    shifts.set(layer, saved);
  }
  return layers.map((layer) => {
    const shift = shifts.get(layer) ?? 0;
    return { ...layer, top: layer.top - shift, bottom: layer.bottom - shift };
  });
}

/** The box of what is drawn: a turned surface or lines that end early leave no empty margin. */
function inkIn(marks: string, layers: readonly Layer[]): Box {
  const most = {
    left: Math.min(...layers.map(({ left }) => left)),
    top: Math.min(...layers.map(({ top }) => top)),
    right: Math.max(...layers.map(({ right }) => right)),
    bottom: Math.max(...layers.map(({ bottom }) => bottom)),
  };
  const probe = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  probe.style.cssText = 'position: absolute; visibility: hidden; inline-size: 0; block-size: 0';
  probe.style.fontFamily = FAMILY;
  probe.innerHTML = `<g>${marks}</g>`;
  document.body.append(probe);
  const { x, y, width, height } = (probe.firstElementChild as SVGGElement).getBBox();
  probe.remove();
  if (!(width > 0 && height > 0)) return most;
  return {
    left: Math.max(most.left, x - 2),
    top: Math.max(most.top, y - 2),
    right: Math.min(most.right, x + width + 2),
    bottom: Math.min(most.bottom, y + height + 2),
  };
}

export interface Marks {
  readonly markup: string;
  /** The box of what is drawn. */
  readonly ink: Box;
}

/** The marks of a figure without texts around them, in the page's present colours. */
export function marksOf(body: HTMLElement): Marks {
  const layers = closedUp(layersOf(body));
  const markup = layers.map(layerMarkup).join('\n');
  const ink = layers.length === 0 ? { left: 0, top: 0, right: 0, bottom: 0 } : inkIn(markup, layers);
  return { markup, ink };
}

/** The picture of a figure, with its texts. */
export function figurePicture(body: HTMLElement, words: PictureTexts, wanted: Width = 'window'): Picture {
  const root = getComputedStyle(document.documentElement);
  const colour = (token: string) => root.getPropertyValue(token).trim();
  const { markup, ink } = marksOf(body);
  // slides and papers are white: a tinted background would stand out as a box
  const paper = document.documentElement.dataset.theme === 'dark' ? colour('--surface') : '#ffffff';
  const isColumn = wanted === 'column';
  const padding = isColumn ? COLUMN.padding : PADDING;
  const inner = Math.max(isColumn ? COLUMN.width : NARROWEST, Math.ceil(ink.right - ink.left));
  const width = inner + 2 * padding;

  let y = padding;
  const write = (content: string, size: number, weight: number, fill: string): string[] =>
    wrappedText(content, inner, size, weight).map((line) => {
      y += Math.round(size * 1.35);
      return `<text x="${padding}" y="${round(y - size * 0.35)}" font-size="${size}" font-weight="${weight}" fill="${fill}">${escapeSvg(line)}</text>`;
    });
  const above = [
    ...write(words.title, TITLE, 600, colour('--text')),
    ...write(words.subtitle, TEXT, 400, colour('--text-soft')),
  ];
  y += 10;
  const shift = `translate(${round(padding + (inner - (ink.right - ink.left)) / 2 - ink.left)} ${round(y - ink.top)})`;
  y += Math.ceil(ink.bottom - ink.top) + 10;
  const below = write(words.caption, TEXT, 400, colour('--text'));
  y += 4;
  below.push(...words.source.flatMap((line) => write(line, SMALL, 400, colour('--text-soft'))));
  const height = Math.ceil(y + padding - 4);
  const content = [
    `<title>${escapeSvg(words.title)}</title>`,
    `<desc>${escapeSvg([words.subtitle, words.caption, ...words.source].join(' '))}</desc>`,
    `<rect width="${width}" height="${height}" fill="${paper}"/>`,
    ...above,
    `<g transform="${shift}">${markup}</g>`,
    ...below,
  ].join('\n');
  return { content, width, height, millimetres: isColumn ? COLUMN_MM : width * MM };
}

/** The picture's size on paper, as CSS lengths. */
export function paperSize({ width, height, millimetres }: Picture): { width: string; height: string } {
  return { width: `${round(millimetres)}mm`, height: `${round((millimetres * height) / width)}mm` };
}

/** The picture as an SVG file. `style` holds the fonts; the size is in pixels, or in CSS lengths for paper. */
export function pictureFile(
  picture: Picture,
  style: string,
  size: { width: string | number; height: string | number } = picture,
): string {
  const { content, width, height } = picture;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${width} ${height}" role="img" font-family='${FAMILY}'>`,
    style === '' ? '' : `<style>${style}</style>`,
    content,
    '</svg>',
  ].join('\n');
}
