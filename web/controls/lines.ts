// Lines of a text that stands in other letters until the page's own have come, and whose end is not known yet: letters are not as wide
// to a hundredth, what comes is longer or shorter than was thought, and a word would go to another line. Another width of the lines, and
// of the spaces between words, makes up for it.

import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Room between words, in em, least first; a space is 0.2 em wide, and words run together if it loses more than a fifth. */
const ROOM = [0, 0.02, -0.02, 0.04, -0.04, 0.06, 0.08, 0.1];
/** The page's letters (web/app/theme.css). */
const LETTERS = 'Source Sans 3';

/** A full stop that stands alone in a line is not kept there; dots stand for what will. */
const WORDS = /\S*[\p{L}\p{N}…]\S*/gu;

export interface Lines {
  /** With their edges in the window, px. */
  readonly words: readonly { readonly word: string; readonly left: number; readonly right: number }[];
  /** The words that begin a line, counted from the first. */
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

/** Which words are the same, in their order: for each now its place before, where it has one (the longest common subsequence). */
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

/** Where lines began, in words that are the same or stand in another's place; and which are these. */
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

/** How wide lines are that begin at these words (px); null if there is no such width. The words are as wide as now, with a space where a line ends. */
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
  // there the first word of the next line would go up
  const most = Math.min(...lines.slice(0, -1).map(([start, next]) => between(start, next)));
  if (most === Number.POSITIVE_INFINITY) return null;
  // the last line as well, unless it is too long: what is new in it may begin another
  const least = [lines, lines.slice(0, -1)].map(leastFor).find((width) => width < most);
  return least === undefined ? null : (least + most) / 2;
}

type Style = Pick<CSSStyleDeclaration, 'wordSpacing' | 'maxInlineSize' | 'textWrap'>;

/** Lines as the browser breaks them. */
function leaveLines(style: Style): void {
  Object.assign(style, { wordSpacing: '', maxInlineSize: '', textWrap: '' });
}

/** Lines start at the words where they did, as far as these are the same; as they would, if nothing does it. */
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

interface Kept extends Lines {
  readonly text: string | null;
  readonly height: number;
  /** Of the letters. */
  readonly size: string;
}

/** The lines of a paragraph since it has stood in other letters. */
const kept = new WeakMap<HTMLElement, Kept>();

/** In lines of another width nothing is to be kept. */
function forgetLines(paragraph: HTMLElement): void {
  kept.delete(paragraph);
  leaveLines(paragraph.style);
}

const sizeOf = (paragraph: HTMLElement) => getComputedStyle(paragraph).fontSize;

function keepLinesOf(paragraph: HTMLElement): void {
  const before = kept.get(paragraph);
  // of another size they are elsewhere
  if (before === undefined || before.size !== sizeOf(paragraph)) return;
  const most = Math.max(paragraph.offsetHeight, before.height);
  keepLines(
    paragraph.style,
    () => linesOf(paragraph),
    before,
    () => paragraph.offsetHeight <= most,
  );
}

/** Words are set to their room. Of a sentence that goes on otherwise, those that were there stay in their lines. */
function set(paragraph: HTMLElement, adjust: (paragraph: HTMLElement) => void): void {
  const before = kept.get(paragraph);
  const text = paragraph.textContent;
  // what keeps the lines of other words is not for these
  if (before?.text !== text) leaveLines(paragraph.style);
  adjust(paragraph);
  if (before === undefined && haveCome()) return;
  keepLinesOf(paragraph);
  const now = linesOf(paragraph);
  // a sentence that begins otherwise is another
  if (before !== undefined && sameIn(now, before).isAnother && haveCome()) kept.delete(paragraph);
  else kept.set(paragraph, { ...now, text, height: paragraph.offsetHeight, size: sizeOf(paragraph) });
}

const asItIs = () => {};

/**
 * A paragraph whose lines start where they did when the page's letters come (web/app/typeface); `adjust` sets it to its room
 * before that.
 */
export function useKeptLines(
  adjust: (paragraph: HTMLElement) => void = asItIs,
): RefObject<HTMLParagraphElement | null> {
  const ref = useRef<HTMLParagraphElement>(null);
  // after every change of its words, in the frame that shows them: it is laid out there once, not here as well. An observer of its size
  // would come behind the layout that is compared with the one before, and what it sets right would count as moved
  const isAsked = useRef(false);
  // one that is new may come within a frame, behind its callbacks
  useLayoutEffect(() => {
    if (ref.current) set(ref.current, adjust);
  }, [adjust]);
  useLayoutEffect(() => {
    // a change in that very frame is set by the same callback: another would come a frame later
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
