// @vitest-environment happy-dom
// A sentence is laid out before it is painted, and once for each frame.

import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useKeptLines } from './lines.ts';

const adjusted: (string | null)[] = [];
const adjust = (paragraph: HTMLElement) => void adjusted.push(paragraph.textContent);

function Sentence({ text }: { readonly text: string }) {
  return <p ref={useKeptLines(adjust)}>{text}</p>;
}

let waiting: FrameRequestCallback[] = [];
let root: Root;

/** The next frame: the callbacks that are waiting for it, and no later ones. */
function frame(): void {
  const due = waiting;
  waiting = [];
  for (const call of due) call(0);
}

const draw = (text: string) => flushSync(() => root.render(<Sentence text={text} />));

beforeEach(() => {
  adjusted.length = 0;
  waiting = [];
  vi.stubGlobal('requestAnimationFrame', (call: FrameRequestCallback) => waiting.push(call));
  // the page's font has not loaded
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: Object.assign(new EventTarget(), { [Symbol.iterator]: [].values }),
  });
  root = createRoot(document.body.appendChild(document.createElement('main')));
});

afterEach(() => {
  root.unmount();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'fonts');
});

test('a new sentence that a frame draws is laid out at once, as it may come after that frame’s callbacks', () => {
  draw('Ten of 80 flows');
  expect(adjusted).toEqual(['Ten of 80 flows']);
});

test('a new sentence that an event draws is laid out in the frame after it, and only there', () => {
  vi.stubGlobal('event', new Event('message'));
  draw('Ten of 80 flows');
  expect(adjusted).toEqual([]);
  frame();
  expect(adjusted).toEqual(['Ten of 80 flows']);
  frame();
  expect(adjusted).toHaveLength(1);
});

test('a sentence that changes several times before a frame is laid out once, as it is then', () => {
  vi.stubGlobal('event', new Event('message'));
  for (const text of ['One of 80 flows', 'Two of 80 flows', 'Three of 80 flows']) draw(text);
  frame();
  expect(adjusted).toEqual(['Three of 80 flows']);
  draw('Four of 80 flows');
  expect(adjusted).toHaveLength(1);
  frame();
  expect(adjusted).toEqual(['Three of 80 flows', 'Four of 80 flows']);
});

test('with another width of the window a sentence is laid out anew', () => {
  vi.stubGlobal('event', new Event('message'));
  draw('Ten of 80 flows');
  frame();
  window.dispatchEvent(new Event('resize'));
  expect(adjusted).toHaveLength(2);
});
