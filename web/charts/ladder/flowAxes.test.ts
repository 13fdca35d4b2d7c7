import { expect, test } from 'vitest';
import { levelNameAt } from './FlowAxes.tsx';

test('the name of the level stands in its lane, and in a low one away from the line along its top', () => {
  expect(levelNameAt(100, 220)).toBe(104);
  expect(levelNameAt(100, 144)).toBe(138);
});
