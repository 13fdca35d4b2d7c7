import { useSyncExternalStore } from 'react';

/** Font sizes inside charts: legible on a projector, and known to the layout. */
export const TICK_SIZE = 16;
export const LABEL_SIZE = 16;
/** Names of marks inside the plot. */
export const NOTE_SIZE = 14;
/** The smallest that a room can read. */
const LEAST = 15;

/** Letters on a canvas, which follows no style sheet, are larger too where the page is shown to a room. */
export function legibleSize(size: number): number {
  const isShown = typeof document !== 'undefined' && document.documentElement.dataset.present !== undefined;
  return isShown ? Math.max(LEAST, size) : size;
}

export const LINE_HEIGHT = 20;

/** The theme's font, for text on a canvas. */
export const FAMILY = '"Source Sans 3", "Source Sans Fallback", system-ui, sans-serif';
const widths = new Map<string, number>();
let context: CanvasRenderingContext2D | null | undefined;

/** Width of a text in pixels, measured once; estimated where there is no canvas (unit tests). */
export function textWidth(text: string, asked = TICK_SIZE, weight = 400): number {
  // as it is drawn: names of marks are larger where the page is shown to a room
  const size = legibleSize(asked);
  const key = `${weight} ${size} ${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  if (context === undefined) {
    context = typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d');
  }
  let width = text.length * size * 0.58;
  if (context) {
    context.font = `${weight} ${size}px ${FAMILY}`;
    width = context.measureText(text).width;
  }
  // Live read-outs would let the cache grow for ever.
  if (widths.size > 4000) widths.clear();
  widths.set(key, width);
  return width;
}

let epoch = 0;

/** Once a font has loaded, text has other widths. */
function subscribe(changed: () => void): () => void {
  const loaded = () => {
    widths.clear();
    epoch += 1;
    changed();
  };
  document.fonts.addEventListener('loadingdone', loaded);
  return () => document.fonts.removeEventListener('loadingdone', loaded);
}

/** Changes when text widths have changed, so that layouts depending on them are redone. */
export function useLetters(): number {
  return useSyncExternalStore(subscribe, () => epoch);
}

/** Breaks a text into lines that fit a width. */
export function wrappedText(text: string, width: number, size: number, weight = 400): string[] {
  const lines: string[] = [];
  let line = '';
  const fits = (part: string) => textWidth(part, size, weight) <= width;
  for (const word of text.split(/\s+/).flatMap((each) => brokenWord(each, fits))) {
    const longer = line ? `${line} ${word}` : word;
    if (line && textWidth(longer, size, weight) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  if (line) lines.push(line);
  return lines;
}

/** A link has no spaces: where it is too long for a line it goes on in the next, behind a sign if there is one. */
function brokenWord(word: string, fits: (part: string) => boolean): string[] {
  if (fits(word) || word.length < 2) return [word];
  let end = word.length - 1;
  while (end > 1 && !fits(word.slice(0, end))) end -= 1;
  const sign = word.slice(0, end).search(/[&+/?][^&+/?]*$/);
  // not far before the end of the line
  const at = sign > end / 2 ? sign : end;
  return [word.slice(0, at), ...brokenWord(word.slice(at), fits)];
}
