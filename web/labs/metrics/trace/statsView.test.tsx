// @vitest-environment happy-dom
// What is seen of a capture that somebody else has, from the numbers of a link.

import { act } from 'react';
import { expect, test } from 'vitest';
import { sizedPage } from '../../../charts/layout/sized.testing.ts';
import { StatsView } from './StatsView.tsx';
import { statsFrom } from './stats.ts';

async function seen(text: string): Promise<Element> {
  const stats = statsFrom(text);
  if (stats === null) throw new Error(text);
  const root = sizedPage({ width: 900, height: 400 });
  await act(async () => root.render(<StatsView stats={stats}>{null}</StatsView>));
  const found = document.body.cloneNode(true) as Element;
  await act(async () => root.unmount());
  return found;
}

test('numbers are those of the list of flows, and a few flows have no bars beside their table', async () => {
  const page = await seen(
    'capture 4890 3358 2 1,flow 3548 0.02198 0.02198 28 28 0 0.085 25.83 5,flow 7 0 0 0 0 0 - - 0',
  );
  expect(page.textContent).toContain(
    '1 of 2 flows is reordered: 2.2% of its packets, median lateness 85 µs.',
  );
  const cells = Array.from(page.querySelectorAll('tbody tr'), (row) =>
    Array.from(row.querySelectorAll('td'), (cell) => cell.textContent),
  );
  expect(cells[0]?.slice(0, 4)).toEqual(['3,548', '2.2%', '85 µs', '25.8 ms']);
  expect(cells[1]?.slice(0, 2)).toEqual(['7', '0%']);
  expect(page.querySelector('svg')).toBeNull();
});

test('of more flows than the table has the bars say what they show, however many a link claims', async () => {
  const flows = Array.from({ length: 16 }, (_, at) => `flow 1000 0.1 ${at < 3 ? 0.2 : 0} 0 0 0 0.8 5 4`);
  const page = await seen(['capture 9000 1000 900000000000 3', ...flows].join(','));
  expect(page.textContent).toContain('10% to 20% of the packets of the most affected one');
  expect(page.querySelector('figcaption')?.textContent).toBe(
    'Share of reordered packets over all 900,000,000,000 flows; the highest is 20%.',
  );
});
