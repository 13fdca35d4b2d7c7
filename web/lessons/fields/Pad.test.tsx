// @vitest-environment happy-dom
// Drawing with a finger: nothing is drawn while it scrolls the page, and Undo restores the former drawing.

import { act, useState } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sizedPage } from '../../charts/layout/sized.testing.ts';
import type { Answer } from '../read/answer.ts';
import { Pad } from './Pad.tsx';

let root: Root;
let drawn: Answer | null;

function Drawn() {
  const [draft, setDraft] = useState<Answer | null>(null);
  drawn = draft;
  const paint = (along: number) => setDraft([Math.round(100 * along)]);
  return (
    <Pad draft={draft} onDraft={setDraft} onDraw={paint}>
      {() => null}
    </Pad>
  );
}

beforeEach(() => {
  root = sizedPage({ width: 400, height: 300 });
  act(() => root.render(<Drawn />));
});

afterEach(() => act(() => root.unmount()));

function touch(...steps: readonly (readonly [type: string, x: number, y: number])[]) {
  const pad = document.querySelector<SVGSVGElement>('[data-pad]');
  if (pad === null) throw new Error('no pad');
  pad.setPointerCapture = () => {};
  for (const [type, clientX, clientY] of steps) {
    const finger = { bubbles: true, isPrimary: true, pointerId: 1, pointerType: 'touch', clientX, clientY };
    act(() => void pad.dispatchEvent(new PointerEvent(type, finger)));
  }
}

test('a swipe up or down draws nothing, a tap and a swipe across do', () => {
  touch(['pointerdown', 200, 200], ['pointermove', 203, 170], ['pointercancel', 0, 0]);
  expect(drawn).toBeNull();
  touch(['pointerdown', 219, 200], ['pointerup', 219, 200]);
  expect(drawn).toEqual([50]);
  touch(['pointerdown', 219, 200], ['pointermove', 372, 190], ['pointerup', 372, 100]);
  expect(drawn).toEqual([100]);
});

test('what was drawn before comes back: by a button, and when the page takes the finger', () => {
  touch(['pointerdown', 219, 200], ['pointerup', 219, 200]);
  touch(['pointerdown', 219, 200], ['pointermove', 372, 190], ['pointercancel', 0, 0]);
  expect(drawn).toEqual([50]);
  touch(['pointerdown', 372, 200], ['pointerup', 372, 200]);
  act(() => document.querySelector('button')?.click());
  expect(drawn).toEqual([50]);
  // Undo works once
  expect(document.querySelector('button')).toBeNull();
});
