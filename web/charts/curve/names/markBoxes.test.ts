import { expect, test } from 'vitest';
import { linearScale } from '../../scales/scale.ts';
import { boxesOfMarkers } from './markBoxes.ts';

const area = { left: 50, top: 20, right: 650, bottom: 320, width: 600, height: 300 };
const x = linearScale([0, 60], [50, 650]);

test('names of lines keep clear of what is said on both sides of an upright line, where that has room', () => {
  const sides = ['application faster', 'slower than the sender'] as const;
  const boxesAt = (value: number) =>
    boxesOfMarkers({ items: [{ value, label: 'Ta = R', side: 'above', sides }], area, x });
  const [, beside] = boxesAt(30);
  expect(beside).toMatchObject({ top: area.top });
  expect(beside?.left).toBeLessThan(x(30) - 60);
  expect(beside?.right).toBeGreaterThan(x(30) + 60);
  expect(boxesAt(1)).toHaveLength(1);
});
