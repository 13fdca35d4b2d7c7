import { expect, test } from 'vitest';
import { levelNameAt } from './FlowAxes.tsx';
import { levelWordsAt } from './FlowNames.tsx';

test('the name of the level stands in its lane, and in a low one away from the line along its top', () => {
  expect(levelNameAt(100, 220, [180, 200])).toBe(104);
  expect(levelNameAt(100, 144, [104, 106])).toBe(138);
  // in a projector's lane too a rate that hardly changes goes along the top
  expect(levelNameAt(100, 180, [102, 106])).toBe(174);
  // neither is free: its place stays
  expect(levelNameAt(100, 220, [100, 218])).toBe(104);
});

test('the level that a stair ends with is said over it or under it, and never on the axis of time', () => {
  const frame = { released: 585, bottom: 700 };
  expect(levelWordsAt(660, 600, frame, [400])).toBe(652);
  // packets are spoken of over the stair
  expect(levelWordsAt(620, 600, frame, [400])).toBe(639);
  // a low lane has room beside what is said of them alone
  const low = { ...frame, bottom: 636 };
  expect(levelWordsAt(620, 600, low, [400])).toBe(612);
  expect(levelWordsAt(620, 600, low, [610])).toBeNull();
});
