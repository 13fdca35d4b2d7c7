// @vitest-environment happy-dom
// A dragged number returns to its value when the browser takes the touch for scrolling or zooming.

import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { DragValue } from './DragValue.tsx';

type Step = readonly [type: string, x: number, pointer?: number];

/** The values reported by a number of 3.05 between 1 and 9, in steps of 0.1 per 6 px. */
async function told(steps: readonly Step[]): Promise<readonly (readonly [number, boolean])[]> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.replaceChildren(document.createElement('div'));
  const root = createRoot(document.body.firstElementChild as Element);
  const onChange = vi.fn<(value: number, commit: boolean) => void>();
  const props = { label: 'delay', title: '', text: '3.05 ms', value: 3.05, min: 1, max: 9, step: 0.1 };
  await act(async () => root.render(<DragValue {...props} onChange={onChange} />));
  const number = document.querySelector<HTMLElement>('[role="slider"]');
  if (number === null) throw new Error('no number');
  number.setPointerCapture = () => {};
  for (const [type, clientX, pointerId = 1] of steps) {
    const event = new PointerEvent(type, { bubbles: true, clientX, pointerId, isPrimary: pointerId === 1 });
    await act(async () => number.dispatchEvent(event));
  }
  await act(async () => root.unmount());
  return onChange.mock.calls;
}

test('a drag goes from step to step and stays where it ends', async () => {
  const calls = await told([
    ['pointerdown', 100],
    ['pointermove', 130],
    ['pointerup', 136],
    ['pointermove', 300],
  ]);
  expect(calls.map(([value, commit]) => [Number(value.toFixed(6)), commit])).toEqual([
    [3.5, false],
    [3.6, true],
  ]);
});

test('a cancelled pointer, whose place is 0, gives back what stood before', async () => {
  const swipe: readonly Step[] = [
    ['pointerdown', 100],
    ['pointermove', 130],
    ['pointercancel', 0],
    ['pointerup', 0],
  ];
  expect((await told(swipe)).at(-1)).toEqual([3.05, true]);
});

test('a tap changes nothing, and a second finger neither', async () => {
  const calls = await told([
    ['pointerdown', 100],
    ['pointerdown', 200, 2],
    ['pointermove', 260, 2],
    ['pointerup', 260, 2],
    ['pointerup', 101],
  ]);
  expect(calls).toEqual([[3.05, true]]);
});
