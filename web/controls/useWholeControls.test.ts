// A control that the panel's foot would cut is covered; one that ends at the edge is not.

import { expect, test } from 'vitest';
import { coveredAbove } from './useWholeControls.ts';

const CONTROLS = [
  { top: 80, bottom: 140 },
  { top: 144, bottom: 204 },
  { top: 208, bottom: 268 },
];

test.each([
  [230, 22],
  [204, 0],
  [206, 0],
  // the numbers at a slider's ends belong to it
  [262, 54],
  [265, 0],
  [268, 0],
  [300, 0],
  [144.5, 0.5],
])('an edge at %d px covers %d px', (edge, covered) => {
  expect(coveredAbove(edge, CONTROLS)).toBe(covered);
});
