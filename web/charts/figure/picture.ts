import { wrappedText } from '../frame/text.ts';
import { vectorLayers } from '../frame/vectorLayers.ts';

export interface Picture {
  svg: string;
  width: number;
  height: number;
}

export interface Words {
  title: string;
  lead?: string | undefined;
  summary: string;
  /** Small print at the bottom: the scenario that the figure shows. */
  source?: string | undefined;
}

const FAMILY = 'Inter, "Helvetica Neue", Arial, sans-serif';
const PADDING = 16;
/** Largest gap between two layers. */
const GAP = 16;
const TITLE = 17;
const SMALL = 13;

/** The computed properties that determine a mark's look; all others stay at the viewer's defaults. */
const LOOK: readonly [name: string, initial: string][] = [
  ['fill', 'rgb(0, 0, 0)'],
  ['fill-opacity', '1'],
  ['stroke', 'none'],
  ['stroke-width', '1px'],
  ['stroke-opacity', '1'],
  ['stroke-dasharray', 'none'],
  ['stroke-linecap', 'butt'],
  ['stroke-linejoin', 'miter'],
  ['opacity', '1'],
  ['paint-order', 'normal'],
  ['shape-rendering', 'auto'],
  ['font-size', ''],
  ['font-weight', '400'],
  ['font-style', 'normal'],
  ['text-anchor', 'start'],
  ['mix-blend-mode', 'normal'],
];

export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c);
}

/** A copy of the drawn SVG that needs no style sheet; handles, crosshairs and focus marks are left out. */
function standalone(original: SVGSVGElement): string {
  const copy = original.cloneNode(true) as SVGSVGElement;
  const sources = original.querySelectorAll('*');
  const targets = copy.querySelectorAll('*');
  const unwanted: Element[] = [];
  targets.forEach((target, i) => {
    const source = sources[i];
    if (!source) return;
    const style = getComputedStyle(source);
    if (target.hasAttribute('data-transient') || style.display === 'none') unwanted.push(target);
    for (const name of target.getAttributeNames()) {
      if (/^(class|style|role|tabindex|aria-.*|data-.*)$/.test(name)) target.removeAttribute(name);
    }
    // Children inherit a group's look, so writing it on the leaves is enough and keeps the file small.
    if (target.childElementCount > 0 && target.tagName !== 'text') {
      for (const [name] of LOOK) target.removeAttribute(name);
      if (style.opacity !== '1') target.setAttribute('opacity', style.opacity);
      return;
    }
    for (const [name, initial] of LOOK) {
      const value = style.getPropertyValue(name);
      const isOfText = name.startsWith('font') || name === 'text-anchor';
      if (isOfText && !/^t(ext|span)$/.test(target.tagName)) target.removeAttribute(name);
      else if (value && value !== initial) target.setAttribute(name, value);
      else target.removeAttribute(name);
    }
  });
  for (const element of unwanted) element.remove();
  return copy.innerHTML.replaceAll(' xmlns="http://www.w3.org/2000/svg"', '');
}

function layerMarkup(layer: Element, x: number, y: number, width: number, height: number): string {
  const shift = `transform="translate(${round(x)} ${round(y)})"`;
  if (layer instanceof SVGSVGElement) return `<g ${shift}>${standalone(layer)}</g>`;
  if (layer instanceof HTMLCanvasElement) {
    const vector = vectorLayers.get(layer);
    if (vector) return `<g ${shift}>${vector()}</g>`;
    return `<image ${shift} width="${width}" height="${height}" href="${layer.toDataURL()}"/>`;
  }
  const style = getComputedStyle(layer);
  const size = Number.parseFloat(style.fontSize);
  return `<text x="${round(x)}" y="${round(y + height / 2 + size * 0.35)}" font-size="${size}" font-weight="${style.fontWeight}" fill="${style.color}">${escaped(layer.textContent ?? '')}</text>`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/**
 * Position of each layer below the first: things on the page between two layers, which the picture omits,
 * leave no gap.
 */
function closedUp(boxes: readonly DOMRect[]): { tops: number[]; height: number } {
  const tops = new Array<number>(boxes.length).fill(0);
  let [end, saved] = [Number.NaN, 0];
  let height = 0;
  const downwards = boxes.map(({ top, bottom }, i) => ({ top, bottom, i })).sort((a, b) => a.top - b.top);
  const first = downwards[0]?.top ?? 0;
  for (const { top, bottom, i } of downwards) {
    if (top - end > GAP) saved += top - end - GAP;
    end = Number.isNaN(end) ? bottom : Math.max(end, bottom);
    tops[i] = top - first - saved;
    height = Math.max(height, bottom - first - saved);
  }
  return { tops, height };
}

/**
 * Draws what a figure shows as one self-contained SVG. Layers are the elements marked `data-layer` (SVG and
 * canvas) and `data-text` (legend labels), placed as on the page.
 */
export function figurePicture(body: HTMLElement, words: Words): Picture {
  const frame = body.getBoundingClientRect();
  const root = getComputedStyle(document.documentElement);
  const colour = (token: string) => root.getPropertyValue(token).trim();
  const layers = [...body.querySelectorAll('[data-layer], [data-text]')]
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && box.height > 0);
  const { tops, height: drawn } = closedUp(layers.map(({ box }) => box));
  const width = Math.ceil(frame.width) + 2 * PADDING;

  let y = PADDING;
  const text: string[] = [];
  const write = (content: string, size: number, weight: number, fill: string) => {
    for (const line of wrappedText(content, width - 2 * PADDING, size, weight)) {
      y += size * 1.3;
      text.push(
        `<text x="${PADDING}" y="${round(y - size * 0.3)}" font-size="${size}" font-weight="${weight}" fill="${fill}">${escaped(line)}</text>`,
      );
    }
  };
  write(words.title, TITLE, 600, colour('--text'));
  if (words.lead) write(words.lead, SMALL, 400, colour('--text-soft'));
  y += 8;
  const origin = y;
  const marks = layers.map(({ element, box }, i) =>
    layerMarkup(element, box.left - frame.left + PADDING, (tops[i] ?? 0) + origin, box.width, box.height),
  );
  y = origin + drawn;
  if (words.source) {
    y += 6;
    write(words.source, SMALL - 1, 400, colour('--text-soft'));
  }
  const height = Math.ceil(y + PADDING);
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" font-family='${FAMILY}'>`,
    `<title>${escaped(words.title)}</title>`,
    `<desc>${escaped(words.summary)}</desc>`,
    `<rect width="${width}" height="${height}" fill="${colour('--surface')}"/>`,
    ...text,
    ...marks,
    '</svg>',
  ].join('\n');
  return { svg, width, height };
}

/** The picture as PNG at twice the size, so that it is sharp on slides. */
export async function pictureBitmap(picture: Picture, factor = 2): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([picture.svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = picture.width * factor;
    canvas.height = picture.height * factor;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser offers no canvas to draw the PNG on.');
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    if (!blob) throw new Error('The figure is too large for a PNG.');
    return blob;
  } finally {
    URL.revokeObjectURL(url);
  }
}
