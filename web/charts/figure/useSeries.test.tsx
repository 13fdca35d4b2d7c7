// @vitest-environment happy-dom
// The marks of a figure are named by its legend or beside the marks, and never by both.

import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { stubBoxes } from '../../late/boxes.testing.ts';
import { useSeries } from './useSeries.ts';

const LEGEND = ['BIC', 'Reno'].map((label) => ({ label, color: 'black' }));
const SHADE = { label: '95% interval', color: 'black', isAside: true };
type Mark = { label: string; isNamed: boolean; mark?: string };

/** A figure whose chart reports its marks. */
async function figureWith(legend: typeof LEGEND | undefined) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  stubBoxes();
  let found: ReturnType<typeof useSeries> | null = null;
  const Figure = ({ isComing }: { isComing: boolean }) => {
    found = useSeries(isComing, legend);
    return null;
  };
  const root = createRoot(document.createElement('div'));
  const settle = async () => {
    for (let left = 5; left > 0; left--) await act(() => new Promise(requestAnimationFrame));
    return { said: found?.legend?.map(({ label }) => label), isNaming: found?.context.isNaming };
  };
  const render = async (isComing: boolean) => {
    await act(() => root.render(<Figure isComing={isComing} />));
    return settle();
  };
  const reported = async (by: string, ...marks: Mark[]) => {
    await act(() => found?.context.report(by, JSON.stringify(marks)));
    return settle();
  };
  const lettersCome = async () => {
    await act(() => document.fonts.dispatchEvent(new Event('loadingdone')));
    return settle();
  };
  return { render, reported, lettersCome, end: () => act(() => root.unmount()) };
}

test('where each line has its name beside it, there is no legend, once all are computed', async () => {
  const { render, reported, end } = await figureWith([...LEGEND, SHADE]);
  const whole = { said: ['BIC', 'Reno', '95% interval'], isNaming: false };
  expect(await render(true)).toEqual(whole);
  expect(await reported('lines', { label: 'BIC', isNamed: true })).toEqual(whole);
  const both = LEGEND.map(({ label }) => ({ label, isNamed: true }));
  expect(await reported('lines', ...both)).toEqual(whole);
  // the legend's empty line stays, or the chart would jump
  expect(await render(false)).toEqual({ said: [], isNaming: true });
  // when a line's name loses its room, the legend names all and stays, since its own height decides which names have
  // room
  const [bic, reno] = both;
  if (bic === undefined || reno === undefined) throw new Error('two lines');
  expect(await reported('lines', bic, { ...reno, isNamed: false })).toEqual(whole);
  expect(await reported('lines', bic, reno)).toEqual(whole);
  await end();
});

test('a shade that finds no room for its name is in the legend alone, a line with all others', async () => {
  const { render, reported, end } = await figureWith(undefined);
  await render(false);
  const [own, other] = [
    { label: 'with', isNamed: true },
    { label: 'without', isNamed: true },
  ];
  expect(await reported('lines', own, other)).toEqual({ said: undefined, isNaming: true });
  expect(await reported('start', { label: 'warm-up', isNamed: false, mark: 'bar' })).toEqual({
    said: ['warm-up'],
    isNaming: true,
  });
  const whole = { said: ['with', 'without', 'warm-up'], isNaming: false };
  expect(await reported('lines', own, { ...other, isNamed: false })).toEqual(whole);
  expect(await reported('lines', own, other)).toEqual(whole);
  await end();
});

test('a shade that is drawn before the lines does not say that lines have names', async () => {
  const { render, reported, end } = await figureWith(LEGEND);
  await render(false);
  const whole = { said: ['BIC', 'Reno', 'warm-up'], isNaming: false };
  expect(await reported('start', { label: 'warm-up', isNamed: false, mark: 'bar' })).toEqual(whole);
  expect(await reported('lines', ...LEGEND.map(({ label }) => ({ label, isNamed: false })))).toEqual(whole);
  await end();
});

test('a name that has room only in the letters that came last stands at its line, as if they had come first', async () => {
  const { render, reported, lettersCome, end } = await figureWith(LEGEND);
  await render(false);
  const [bic, reno] = LEGEND.map(({ label }) => ({ label, isNamed: true }));
  if (bic === undefined || reno === undefined) throw new Error('two lines');
  const whole = { said: ['BIC', 'Reno'], isNaming: false };
  expect(await reported('lines', bic, { ...reno, isNamed: false })).toEqual(whole);
  await reported('lines', bic, reno);
  expect(await lettersCome()).toEqual({ said: [], isNaming: true });
  await end();
});
