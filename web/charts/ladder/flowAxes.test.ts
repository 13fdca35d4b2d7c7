import { expect, test } from 'vitest';
import { levelNameAt } from './FlowAxes.tsx';

test('the name of the level stands in its lane, and in a low one away from the line along its top', () => {
  expect(levelNameAt(100, 220, [180, 200])).toBe(104);
  expect(levelNameAt(100, 144, [104, 106])).toBe(138);
  // in a projector's lane too a rate that hardly changes goes along the top
  expect(levelNameAt(100, 180, [102, 106])).toBe(174);
  // neither is free: its place stays
  expect(levelNameAt(100, 220, [100, 218])).toBe(104);
});
