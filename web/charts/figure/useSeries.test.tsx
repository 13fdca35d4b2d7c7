// @vitest-environment happy-dom
// Which entries of a legend are named at their lines: on a phone these stand behind the others.

import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { LABEL_END } from '../frame/hidden.ts';
import { useSeries } from './useSeries.ts';

test('the legend keeps its order while lines are computed, and changes it once', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const orders: string[] = [];
  let name = (_: string) => {};
  const Figure = ({ isComing }: { isComing: boolean }) => {
    const { named, context } = useSeries(isComing);
    name = context.name;
    const order = [...named].join();
    if (order !== orders.at(-1)) orders.push(order);
    return null;
  };
  const root = createRoot(document.createElement('div'));
  const frame = async () => {
    for (let left = 5; left > 0; left--) await act(() => new Promise(requestAnimationFrame));
  };
  await act(() => root.render(<Figure isComing />));
  for (const labels of [['BIC'], ['BIC', 'Reno'], ['BIC', 'Reno', 'CUBIC']]) {
    await act(() => name(labels.join(LABEL_END)));
    await frame();
  }
  expect(orders).toEqual(['']);
  await act(() => root.render(<Figure isComing={false} />));
  await frame();
  expect(orders).toEqual(['', 'BIC,Reno,CUBIC']);
  await act(() => name('BIC'));
  await frame();
  expect(orders.at(-1)).toBe('BIC');
  await act(() => root.unmount());
});
