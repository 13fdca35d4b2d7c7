// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { stubBoxes } from '../../late/boxes.testing.ts';
import { NoteLine, sentencesIn } from './NoteLine.tsx';

const NOTE =
  'The largest saving, 49.5% ± 2.3 points, is at Ta = 6 ms. Shaded: 95% confidence interval. 5 runs.';

/** Draws a note of which `seen` sentences fit on the first line. */
function draw(seen: number): HTMLElement {
  stubBoxes();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return Array.from(this.parentElement?.children ?? []).indexOf(this) < seen ? 0 : 24;
  });
  const parent = document.createElement('div');
  document.body.replaceChildren(parent);
  act(() => createRoot(parent).render(<NoteLine text={NOTE} title="Gain" />));
  return parent;
}

afterEach(() => vi.restoreAllMocks());

test('a note is cut between sentences, which a decimal does not end', () => {
  expect(sentencesIn(NOTE)).toEqual([
    'The largest saving, 49.5% ± 2.3 points, is at Ta = 6 ms.',
    'Shaded: 95% confidence interval.',
    '5 runs.',
  ]);
  expect(sentencesIn('')).toEqual(['']);
});

test('where sentences have no room, the whole note is a press away', () => {
  const whole = draw(3);
  expect(whole.textContent?.replaceAll('\u00a0', ' ')).toBe(NOTE);
  const cut = draw(2);
  const button = cut.querySelector('button');
  expect(button?.getAttribute('aria-label')).toBe('Read on: Gain');
});
