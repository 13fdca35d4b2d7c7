// Lines of a text that stands in other letters until the page's own have come: they are not as wide to a hundredth, and a word would
// go to another line. The spaces between words make up for it.

import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Room that is added between words, in em, least first; a space is 0.2 em wide, and words run together if it loses more than a fifth. */
const ROOM = Array.from({ length: 15 }, (_, step) => (step + 1) / 50).flatMap((room) =>
  room > 0.04 ? [room] : [room, -room],
);
/** The page's letters (web/app/theme.css). */
const LETTERS = 'Source Sans 3';

/** A full stop that stands alone in a line is not kept there. */
const WORDS = /\S*[\p{L}\p{N}]\S*/gu;

/** The words that begin a line, counted from the first. */
function lineStarts(paragraph: HTMLElement): string {
  const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const starts: number[] = [];
  let words = 0;
  let before = Number.POSITIVE_INFINITY;
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    for (const { index } of (text.textContent ?? '').matchAll(WORDS)) {
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      const { left } = range.getBoundingClientRect();
      if (left < before) starts.push(words);
      before = left;
      words++;
    }
  }
  return starts.join(' ');
}

/** Sets the words as far apart as they must be for lines to start where they did; as they are, if nothing does it. */
export function keepLines(
  style: Pick<CSSStyleDeclaration, 'wordSpacing'>,
  startsNow: () => string,
  starts: string,
): void {
  if (startsNow() === starts) return;
  for (const room of ROOM) {
    style.wordSpacing = `${room}em`;
    if (startsNow() === starts) return;
  }
  style.wordSpacing = '';
}

const haveCome = () =>
  Array.from(document.fonts).some(
    ({ family, style, status }) => family.includes(LETTERS) && style === 'normal' && status === 'loaded',
  );

/** While its words are the same, a paragraph that is rendered again keeps the lines that it had. */
const kept = new WeakMap<HTMLElement, { readonly text: string | null; readonly starts: string }>();

/** In lines of another width nothing is to be kept. */
function forgetLines(paragraph: HTMLElement): void {
  kept.delete(paragraph);
  paragraph.style.removeProperty('word-spacing');
}

/** Lines start where they did, if the words are the same. */
function keepLinesOf(paragraph: HTMLElement): void {
  const lines = kept.get(paragraph);
  if (lines?.text === paragraph.textContent)
    keepLines(paragraph.style, () => lineStarts(paragraph), lines.starts);
}

/** New words are in lines that are to be kept, unless they stand in the page's letters already. */
function noteLinesOf(paragraph: HTMLElement): void {
  const { textContent: text } = paragraph;
  if (kept.get(paragraph)?.text === text) keepLinesOf(paragraph);
  else if (!haveCome()) kept.set(paragraph, { text, starts: lineStarts(paragraph) });
}

/**
 * A paragraph whose lines start where they did when the page's letters come (web/app/typeface); `adjust` sets it to its room
 * before that.
 */
export function useKeptLines(
  adjust?: (paragraph: HTMLElement) => void,
): RefObject<HTMLParagraphElement | null> {
  const ref = useRef<HTMLParagraphElement>(null);
  // after every change of its words, in the frame that shows them: it is laid out there once, not here as well
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => set(ref.current, adjust));
    return () => cancelAnimationFrame(frame);
  });
  useLayoutEffect(() => {
    const keep = () => ref.current && keepLinesOf(ref.current);
    const resized = () => {
      if (ref.current) forgetLines(ref.current);
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

function set(paragraph: HTMLElement | null, adjust: (paragraph: HTMLElement) => void = () => {}): void {
  if (paragraph === null) return;
  adjust(paragraph);
  noteLinesOf(paragraph);
}
