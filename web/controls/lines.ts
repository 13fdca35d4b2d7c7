// Keeps the line breaks of a text while its font or its end changes. Until the page's font has loaded, the text is set in
// another font of slightly different width, and the result at its end may be longer or shorter than its placeholder: words
// would move to other lines. A different line width and word spacing prevent that.

import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Word spacings to try (em), smallest change first. A space is 0.2 em wide; if it loses more than a fifth, words run together. */
const ROOM = [0, 0.02, -0.02, 0.04, -0.04, 0.06, 0.08, 0.1];
/** The page's font (web/app/theme.css). */
const LETTERS = 'Source Sans 3';

/** Words to keep in their lines: not a full stop alone, but the dots of a placeholder. */
const WORDS = /\S*[\p{L}\p{N}…]\S*/gu;

export interface Lines {
  /** The words with their left and right edges in the window (px). */
  readonly words: readonly { readonly word: string; readonly left: number; readonly right: number }[];
  /** Indices of the words that begin a line. */
  readonly starts: readonly number[];
}

function linesOf(paragraph: HTMLElement): Lines {
  const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const words: Lines['words'][number][] = [];
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(WORDS)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const { left, right } = range.getBoundingClientRect();
      words.push({ word, left, right });
    }
  }
  const starts = words.flatMap(({ left }, i) =>
    left < (words[i - 1]?.left ?? Number.POSITIVE_INFINITY) ? [i] : [],
  );
  return { words, starts };
}

/** For each word now the index of the same word before, by the longest common subsequence; undefined for new words. */
function samePlaces(now: readonly string[], before: readonly string[]): readonly (number | undefined)[] {
  const most = Array.from({ length: now.length + 1 }, () => new Uint16Array(before.length + 1));
  const mostFrom = (i: number, k: number) => most[i]?.[k] ?? 0;
  for (let i = now.length - 1; i >= 0; i--) {
    for (let k = before.length - 1; k >= 0; k--) {
      const isSame = now[i] === before[k];
      most[i]?.fill(
        isSame ? mostFrom(i + 1, k + 1) + 1 : Math.max(mostFrom(i + 1, k), mostFrom(i, k + 1)),
        k,
        k + 1,
      );
    }
  }
  let k = 0;
  return now.map((word, i) => {
    while (k < before.length && word !== before[k] && mostFrom(i, k + 1) > mostFrom(i + 1, k)) k++;
    return word === before[k] ? k++ : undefined;
  });
}

/** Compares a text with its earlier words: `starts` are indices of words now that began a line before, `isAnother` is true if the first word is new, `isOfBoth` if a word was there before or replaces one. */
function sameIn(now: Lines, before: Lines) {
  const [words, others] = [now, before].map((lines) => lines.words.map(({ word }) => word)) as [
    string[],
    string[],
  ];
  const same = samePlaces(words, others);
  const places = same.map((place, i) => {
    const next = (i === 0 ? -1 : (same[i - 1] ?? others.length)) + 1;
    return place ?? (next < others.length && !same.includes(next) ? next : undefined);
  });
  const starts = places.flatMap((place, i) =>
    place !== undefined && before.starts.includes(place) ? [i] : [],
  );
  return { starts, isAnother: same[0] === undefined, isOfBoth: (word: number) => places[word] !== undefined };
}

/** The line width (px) at which lines begin at the words `wanted`, with the words as wide as now; null if there is none. */
function widthFor({ words, starts }: Lines, wanted: readonly number[]): number | null {
  const space = (words[1]?.left ?? 0) - (words[0]?.right ?? 0);
  const edges: [number, number][] = [];
  let moved = 0;
  for (const [i, { left, right }] of words.entries()) {
    if (i > 0 && starts.includes(i)) moved += (words[i - 1]?.right ?? 0) + space - left;
    edges.push([left + moved, right + moved]);
  }
  const between = (from: number, to: number) => (edges[to]?.[1] ?? 0) - (edges[from]?.[0] ?? 0);
  const lines = wanted.map((start, line) => [start, wanted[line + 1] ?? words.length] as const);
  const leastFor = (some: typeof lines) => Math.max(...some.map(([start, next]) => between(start, next - 1)));
  // from this width on, the first word of the next line would move up
  const most = Math.min(...lines.slice(0, -1).map(([start, next]) => between(start, next)));
  if (most === Number.POSITIVE_INFINITY) return null;
  // wide enough for all lines; if the last is too long, for the others: its new words may begin another line
  const least = [lines, lines.slice(0, -1)].map(leastFor).find((width) => width < most);
  return least === undefined ? null : (least + most) / 2;
}

type Style = Pick<CSSStyleDeclaration, 'wordSpacing' | 'maxInlineSize' | 'textWrap'>;

/** Leaves the line breaks to the browser. */
function leaveLines(style: Style): void {
  Object.assign(style, { wordSpacing: '', maxInlineSize: '', textWrap: '' });
}

/** Sets spacing and width so that lines begin at the same words as before; if that is impossible, leaves them to the browser. */
export function keepLines(style: Style, linesNow: () => Lines, before: Lines, fits = () => true): void {
  let now = linesNow();
  const { starts, isOfBoth } = sameIn(now, before);
  const isKept = () => now.starts.filter(isOfBoth).join() === starts.join();
  if (isKept()) return;
  for (const isNarrower of [false, true]) {
    for (const room of ROOM) {
      leaveLines(style);
      style.wordSpacing = room === 0 ? '' : `${room}em`;
      now = linesNow();
      const width = isNarrower ? widthFor(now, starts) : null;
      if (width !== null) {
        Object.assign(style, { maxInlineSize: `${width}px`, textWrap: 'wrap' });
        now = linesNow();
      }
      if (isKept() && fits()) return;
    }
  }
  leaveLines(style);
}

const haveCome = () =>
  Array.from(document.fonts).some(
    ({ family, style, status }) => family.includes(LETTERS) && style === 'normal' && status === 'loaded',
  );

interface KeptLines extends Lines {
  readonly text: string | null;
  readonly height: number;
  /** The font size. */
  readonly size: string;
}

/** The lines of paragraphs that were first set before the page's font had loaded. */
const kept = new WeakMap<HTMLElement, KeptLines>();

/** Forgets a paragraph's lines, because its width has changed. */
function forgetLines(paragraph: HTMLElement): void {
  kept.delete(paragraph);
  leaveLines(paragraph.style);
}

const sizeOf = (paragraph: HTMLElement) => getComputedStyle(paragraph).fontSize;

function keepLinesOf(paragraph: HTMLElement): void {
  const before = kept.get(paragraph);
  // with another font size lines break elsewhere
  if (before === undefined || before.size !== sizeOf(paragraph)) return;
  const most = Math.max(paragraph.offsetHeight, before.height);
  keepLines(
    paragraph.style,
    () => linesOf(paragraph),
    before,
    () => paragraph.offsetHeight <= most,
  );
}

/** Adjusts a paragraph to its room; words that were there before stay in their lines. */
function set(paragraph: HTMLElement, adjust: (paragraph: HTMLElement) => void): void {
  const before = kept.get(paragraph);
  const text = paragraph.textContent;
  // the spacing and width were found for the earlier words
  if (before?.text !== text) leaveLines(paragraph.style);
  adjust(paragraph);
  if (before === undefined && haveCome()) return;
  keepLinesOf(paragraph);
  const now = linesOf(paragraph);
  // a different first word means another sentence
  if (before !== undefined && sameIn(now, before).isAnother && haveCome()) kept.delete(paragraph);
  else kept.set(paragraph, { ...now, text, height: paragraph.offsetHeight, size: sizeOf(paragraph) });
}

const asItIs = () => {};

/**
 * The ref of a paragraph that keeps its line breaks when the page's font loads (web/app/typeface); `adjust` fits the paragraph
 * into its room before that.
 */
export function useKeptLines(
  adjust: (paragraph: HTMLElement) => void = asItIs,
): RefObject<HTMLParagraphElement | null> {
  const ref = useRef<HTMLParagraphElement>(null);
  // after every change of its words, in the frame that shows them, so that it is laid out only once. A ResizeObserver would come after
  // that frame's layout, and its corrections would count as layout shifts
  const isAsked = useRef(false);
  // A new paragraph that a frame draws is set at once: it may come after that frame's callbacks. In the task of an event, as React's
  // own tasks are, the callbacks are still to come.
  useLayoutEffect(() => {
    if (ref.current && window.event === undefined) set(ref.current, adjust);
  }, [adjust]);
  useLayoutEffect(() => {
    // further changes before that frame are handled by the same callback; a second one would come a frame later
    if (isAsked.current) return;
    isAsked.current = true;
    requestAnimationFrame(() => {
      isAsked.current = false;
      if (ref.current) set(ref.current, adjust);
    });
  });
  useLayoutEffect(() => {
    const keep = () => ref.current && keepLinesOf(ref.current);
    const resized = () => {
      if (ref.current === null) return;
      forgetLines(ref.current);
      set(ref.current, adjust);
    };
    document.fonts.addEventListener('loadingdone', keep);
    window.addEventListener('resize', resized);
    return () => {
      document.fonts.removeEventListener('loadingdone', keep);
      window.removeEventListener('resize', resized);
    };
  }, [adjust]);
  return ref;
}
