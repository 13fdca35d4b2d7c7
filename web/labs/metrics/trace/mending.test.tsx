import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Mending } from './Mending.tsx';

test('how long to wait for how many, and what each wait costs', () => {
  const row = (share: number, packets: number, time: number, mean: number) => ({
    share,
    packets,
    time,
    delayByTime: { mean, max: time, held: 0.2 },
  });
  const advice = [
    row(0.9, 11, 59.1, 3.1),
    row(0.95, 15, 87.5, 9),
    row(0.99, 26, 174, 33),
    row(1, 27, 174, 33),
  ];
  const measures = { reordered: 61 } as never;
  const text = renderToStaticMarkup(<Mending found={{ advice, measures }} />).replaceAll(/<[^>]*>/g, '|');
  expect(text).toContain('90%: 60 ms, which adds 3.1 ms on average');
  expect(text).toContain('95%: 88 ms, which adds 9 ms on average');
  // shares that the same wait restores have one row, with the largest share
  expect(text).toContain('100%: 174 ms, which adds 33 ms on average');
  expect(text).not.toContain('99%');
});
