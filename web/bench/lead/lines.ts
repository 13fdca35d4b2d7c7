// Lines of a leading sentence that stands in other letters until the page's own have come: they are not as wide to a hundredth,
// and a word would go to another line. The spaces between words make up for it.

/** Room that is added between words, in em, least first; a space is 0.2 em wide. */
const ROOM = Array.from({ length: 15 }, (_, step) => (step + 1) / 50).flatMap((room) =>
  room > 0.1 ? [room] : [room, -room],
);
/** Letters that have not come by then break lines as they will (ms from the start of the page). */
const AWAITED = 15_000;

/** The page's letters (web/app/theme.css). */
const LETTERS = 'Source Sans 3';

/** A full stop that stands alone in a line is not kept there. */
const WORDS = /\S*[\p{L}\p{N}]\S*/gu;

/** The words that begin a line, counted from the first. */
export function lineStarts(paragraph: HTMLElement): string {
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

/** Sets the words as far apart as they must be for lines to start where they did; as they are, and false, if nothing does it. */
export function keepLines(
  style: Pick<CSSStyleDeclaration, 'wordSpacing'>,
  startsNow: () => string,
  starts: string,
): boolean {
  if (startsNow() === starts) return true;
  for (const room of ROOM) {
    style.wordSpacing = `${room}em`;
    if (startsNow() === starts) return true;
  }
  style.wordSpacing = '';
  return false;
}

const haveCome = () =>
  Array.from(document.fonts).some(
    ({ family, style, status }) => family.includes(LETTERS) && style === 'normal' && status === 'loaded',
  );

/** While its words are the same, a paragraph that is rendered again keeps the lines that it had. */
const kept = new WeakMap<HTMLElement, { readonly text: string | null; readonly starts: string }>();

/** In lines of another width nothing is to be kept. */
export function forgetLines(paragraph: HTMLElement): void {
  kept.delete(paragraph);
  paragraph.style.removeProperty('word-spacing');
}

/** Lines start where they do now when the page's letters come; returns what ends that. */
export function keepLinesOf(paragraph: HTMLElement): () => void {
  const { textContent: text } = paragraph;
  const before = kept.get(paragraph);
  if (before?.text !== text && haveCome()) return () => {};
  const lines = before?.text === text ? before : { text, starts: lineStarts(paragraph) };
  kept.set(paragraph, lines);
  let frame = 0;
  // in front of every frame: letters are shown up to a frame before the browser says that they have come
  const look = () => {
    const areKept = keepLines(paragraph.style, () => lineStarts(paragraph), lines.starts);
    if (areKept && performance.now() < AWAITED && !haveCome()) frame = requestAnimationFrame(look);
  };
  look();
  return () => cancelAnimationFrame(frame);
}
