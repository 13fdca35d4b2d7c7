import { expect, test } from 'vitest';
import { levelNameAt } from './FlowAxes.tsx';
import { levelWordsAt } from './FlowNames.tsx';

test('the name of the level stands in its lane, and in a low one away from the line along its top', () => {
  expect(levelNameAt(100, 220, [180, 200])).toBe(104);
  expect(levelNameAt(100, 144, [104, 106])).toBe(138);
  // a nearly constant rate also runs along the top of a projector's lane
  expect(levelNameAt(100, 180, [102, 106])).toBe(174);
  // neither place is free: the name stays at the top
  expect(levelNameAt(100, 220, [100, 218])).toBe(104);
});

test('the level that a stair ends with is said over it or under it, and never on the axis of time', () => {
  const frame = { released: 585, bottom: 700 };
  expect(levelWordsAt(660, 600, frame, [400])).toBe(652);
  // remarks on packets stand above the stair
  expect(levelWordsAt(620, 600, frame, [400])).toBe(639);
  // a low lane has room only beside the remarks
  const low = { ...frame, bottom: 636 };
  expect(levelWordsAt(620, 600, low, [400])).toBe(612);
  expect(levelWordsAt(620, 600, low, [610])).toBeNull();
});
