// @vitest-environment happy-dom
// The intervals of scores, drawn without a browser.

import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { stubBoxes } from '../../late/boxes.testing.ts';
import { Intervals } from './Looks.tsx';
import { type ScoreBar, scoreFrame } from './layout.ts';
import { ScoreBars } from './ScoreBars.tsx';

test('an interval ends at the axis where no score lies beyond, and has no end mark there', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const bar = (id: string, value: number, half: number): ScoreBar => ({
    ...{ id, label: id, color: 'black', value, half, parts: [] },
  });
  const groups = [{ id: 'voice', name: 'Voice', bars: [bar('own', 3, 0.5), bar('other', 1.25, 1)] }];
  const frame = scoreFrame(410, 300, 1, false);
  const x = (value: number) => 100 * (value - 1);
  document.body.replaceChildren(document.createElement('div'));
  const root = createRoot(document.body.firstElementChild as Element);
  act(() =>
    root.render(
      <svg>
        <title>scores</title>
        <Intervals {...{ groups, frame, x }} />
      </svg>,
    ),
  );
  const drawn = document.querySelector('[data-intervals]')?.getAttribute('d') ?? '';
  const [own = '', other = ''] = drawn.split(/(?=M[\d.-]+ [\d.]+H)/);
  expect(own).toMatch(/^M150 .*H250M150 .*v8M250 .*v8$/);
  expect(other).toMatch(/^M4 .*H125M125 \S+v8$/);
  act(() => root.unmount());
});

test('a name beside an interval as long as the axis stands within the chart', () => {
  stubBoxes({ width: 640, height: 400 });
  const bars = [
    { ...{ id: 'own', label: 'without', color: 'black' }, value: 3.28, half: 2.5, parts: [] },
    { ...{ id: 'other', label: 'with a buffer', color: 'black' }, value: 4, half: 0.1, parts: [] },
  ];
  const groups = [{ id: 'voice', name: 'Voice', bars }];
  document.body.replaceChildren(document.createElement('div'));
  const root = createRoot(document.body.firstElementChild as Element);
  act(() =>
    root.render(
      <ScoreBars groups={groups} axis={{ label: 'Mean opinion score', unit: '', domain: [1, 5] }} />,
    ),
  );
  const name = Array.from(document.querySelectorAll('text')).find(
    (one) => one.textContent === '3.28 without',
  );
  const { right } = scoreFrame(640, 400, 1, false);
  expect(Number(name?.getAttribute('x'))).toBeLessThan(right - 60);
  expect(Number(name?.getAttribute('x'))).toBeGreaterThan(right - 120);
  act(() => root.unmount());
});
