// @vitest-environment happy-dom
// The compared surface, drawn as dashed contours.

import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { stubBoxes } from '../../late/boxes.testing.ts';
import type { EvenValue } from '../colour/useDivergingScale.ts';
import { HeatMap } from './HeatMap.tsx';

const AXIS = [0, 1, 2, 3, 4, 5, 6, 7];
const matrix = {
  x: AXIS,
  y: AXIS,
  // a hill whose top smoothing would lower
  values: AXIS.flatMap((y) => AXIS.map((x) => 0.3 + 0.5 * Math.exp(-((x - 3) ** 2 + (y - 4) ** 2) / 4))),
};

/** The contours of a surface, and the dashed contours of the same surface as the compared one. */
function contours(middle?: EvenValue): string[][] {
  stubBoxes();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const parent = document.createElement('div');
  document.body.replaceChildren(parent);
  const [x, y, value] = ['Across', 'Up', 'Value'].map((label) => ({ label }));
  if (x === undefined || y === undefined || value === undefined) throw new Error('no axes');
  act(() =>
    createRoot(parent).render(
      <HeatMap {...{ x, y, value, matrix, middle }} ghost={matrix} levels={[0.4, 0.6]} />,
    ),
  );
  return ['path[class*=contour]', 'path[data-ghost]'].map((marks) =>
    Array.from(parent.querySelectorAll(marks), (path) => path.getAttribute('d') ?? ''),
  );
}

test.each([undefined, { at: 0.5, isLowerBetter: false, reach: 0.4 }])(
  'a surface beside itself has the same contours twice, with a middle or without',
  (middle) => {
    const [own, dashed] = contours(middle);
    expect(own?.length).toBeGreaterThan(1);
    expect(dashed).toEqual(own);
  },
);
