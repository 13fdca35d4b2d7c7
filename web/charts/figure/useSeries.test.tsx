// @vitest-environment happy-dom
// Which entries of a legend are named at their lines, and which marks have no room for their names.

import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { LABEL_END } from '../frame/hidden.ts';
import { useSeries } from './useSeries.ts';

test('what is named at its line is known once all lines are computed', async () => {
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

test('a mark that finds no room for its name is in the legend, and stays there while it is drawn', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  let found: ReturnType<typeof useSeries> | null = null;
  const Figure = () => {
    found = useSeries(false);
    return null;
  };
  const root = createRoot(document.createElement('div'));
  await act(() => root.render(<Figure />));
  const reported = async (by: string, ...marks: { label: string; isNamed: boolean; mark?: string }[]) => {
    await act(() => found?.context.report(by, JSON.stringify(marks)));
    for (let left = 5; left > 0; left--) await act(() => new Promise(requestAnimationFrame));
    return found?.nameless.map(({ label }) => label);
  };
  const [own, other] = [
    { label: 'with', isNamed: true },
    { label: 'without', isNamed: false },
  ];
  expect(await reported('start', { label: 'warm-up', isNamed: false, mark: 'bar' })).toEqual(['warm-up']);
  expect(await reported('lines', own, other)).toEqual(['without', 'warm-up']);
  // the line of the legend takes height: what has room or none by it would come and go
  expect(await reported('lines', own, { ...other, isNamed: true })).toEqual(['without', 'warm-up']);
  expect(await reported('lines', own)).toEqual(['warm-up']);
  expect(await reported('lines', own, { ...other, isNamed: true })).toEqual(['warm-up']);
  await act(() => root.unmount());
});
