import { useSyncExternalStore } from 'react';

/** Font sizes inside charts (px): legible on a projector, and known to the layout. */
export const TICK_SIZE = 16;
export const LABEL_SIZE = 16;
/** Font size of names of marks inside the plot. */
export const NOTE_SIZE = 14;
/** The smallest font size when the page is presented to a room. */
const LEAST = 15;

/** The size for canvas text, which follows no style sheet: at least `LEAST` when the page is presented to a room. */
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
export function textWidth(text: string, asked: number, weight = 400): number {
  // as drawn: small text is larger when the page is presented to a room
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
  // live read-outs would let the cache grow for ever
  if (widths.size > 4000) widths.clear();
  widths.set(key, width);
  return width;
}

let fontVersion = 0;

/** Calls `changed` once a font has loaded, since text then has other widths. */
function subscribe(changed: () => void): () => void {
  const loaded = () => {
    widths.clear();
    fontVersion += 1;
    changed();
  };
  document.fonts.addEventListener('loadingdone', loaded);
  return () => document.fonts.removeEventListener('loadingdone', loaded);
}

/** A counter that changes with the text widths (a font has loaded), so that dependent layouts are redone. */
export function useFontVersion(): number {
  return useSyncExternalStore(subscribe, () => fontVersion);
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

/** Breaks a word that is too long for a line, such as a link, in front of the last of & + / ? that still fits. */
function brokenWord(word: string, fits: (part: string) => boolean): string[] {
  if (fits(word) || word.length < 2) return [word];
  let end = word.length - 1;
  while (end > 1 && !fits(word.slice(0, end))) end -= 1;
  const sign = word.slice(0, end).search(/[&+/?][^&+/?]*$/);
  // but not in the first half of the line
  const at = sign > end / 2 ? sign : end;
  return [word.slice(0, at), ...brokenWord(word.slice(at), fits)];
}
