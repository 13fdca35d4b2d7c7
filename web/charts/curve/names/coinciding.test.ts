// Coinciding lines share one name, in the colour of the line on top.

import { expect, test } from 'vitest';
import { linearScale } from '../../scales/scale.ts';
import { alternatingDashes, coincidingGroups } from './coinciding.ts';

const plot = {
  area: { left: 40, top: 20, right: 360, bottom: 220, width: 320, height: 200 },
  x: linearScale([0, 40], [40, 360]),
  y: linearScale([0, 1], [220, 20]),
};
const xs = Float64Array.from({ length: 41 }, (_, i) => i);

function line(label: string, color: string, shape: (x: number) => number) {
  return { id: label, label, color, x: xs, y: Float64Array.from(xs, shape) };
}

const fall = (at: number) => 1 / (1 + Math.exp(4 * (at - 10)));
const said = (...lines: ReturnType<typeof line>[]) =>
  coincidingGroups(lines, plot).map(({ line: { label, color }, labels }) => [label, color, labels.length]);

test('a line under another is named with it, also where both are steep', () => {
  const sack = line('SACK alone', 'green', fall);
  const reno = line('Reno of 2002', 'lime', (at) => fall(at + 0.05));
  const linux = line('Linux 2010', 'pink', () => 0.95);
  expect(said(sack, reno, linux)).toEqual([
    ['Reno of 2002 and SACK alone', 'lime', 2],
    ['Linux 2010', 'pink', 1],
  ]);
  // coinciding lines alternate in dashes, so that each is seen
  expect([...alternatingDashes([sack, reno, linux], plot)]).toEqual([['Reno of 2002', '8 8']]);
  expect([...alternatingDashes([{ ...sack, dash: '5 4' }, reno], plot)]).toEqual([]);
});

test('lines that are apart somewhere, or of which one goes on alone, keep their names', () => {
  const one = line('one', 'green', fall);
  expect(
    said(
      one,
      line('apart', 'lime', (at) => fall(at) + (at > 30 ? 0.05 : 0)),
    ),
  ).toHaveLength(2);
  expect(
    said(
      one,
      line('short', 'lime', (at) => (at > 20 ? Number.NaN : fall(at))),
    ),
  ).toHaveLength(2);
});
