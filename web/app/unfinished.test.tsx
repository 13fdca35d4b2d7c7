// @vitest-environment happy-dom
// An export of a figure that is still being computed waits until it is complete, or says that it is partial.

import { expect, test, vi } from 'vitest';
import { ScopedFigure } from '../bench/page/ScopedFigure.tsx';
import { unfinishedSource } from '../charts/export/unfinished.ts';
import type { FigureSource } from '../charts/table/figureSource.ts';
import { eventually } from '../late/eventually.testing.ts';
import { loadTable } from '../scenario/tables.ts';
import { scopedPage } from './scopedPage.testing.tsx';

const button = (name: RegExp) =>
  eventually(() => {
    const found = [...document.querySelectorAll('button')].find(({ ariaLabel, textContent }) =>
      name.test(ariaLabel ?? textContent ?? ''),
    );
    if (found === undefined) throw new Error(`${name} is not there`);
    return found;
  });

test('a file that is asked for early is that of the whole figure', async () => {
  await loadTable('red');
  await import('../charts/figure/DataTable.tsx');
  const page = scopedPage();
  // happy-dom would follow the download's link and leave the page
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  page.draw(<ScopedFigure lab="red" text="#/red?tau=2&duration=40&runs=12&fig=reordering" />);
  (await button(/^Data/)).click();
  const early = page.nextFile().then((content) => content.text());
  (await button(/^Save as CSV$/)).click();
  expect(page.isIdle()).toBe(false);
  const rows = await early;
  await eventually(() => expect(page.isIdle()).toBe(true));
  const whole = page.nextFile().then((content) => content.text());
  (await button(/^Save as CSV$/)).click();
  expect(rows.split('\n').length).toBeGreaterThan(2);
  expect(rows).toBe(await whole);
  page.close();
});

test('what has been stopped says how much of it is there, and no row that it is of all runs', () => {
  const columns = (rows: number) =>
    Object.entries({ tau: 2, runs: 5, seed: 1 }).map(([id, value]) => ({
      id,
      values: new Array(rows).fill(value),
    }));
  const about: FigureSource = {
    subtitle: '5 runs, seed 1.',
    source: '',
    link: '',
    linkNote: '',
    columns,
    parameters: [],
    command: null,
    beside: { columns },
  };
  const part = unfinishedSource(about, { share: 0.639, isStopped: true });
  for (const of of [part, part.beside])
    expect(of?.columns(2)).toEqual([
      { id: 'tau', values: [2, 2] },
      { id: 'seed', values: [1, 1] },
      { id: 'unfinished', values: ['63% computed', '63% computed'] },
    ]);
  expect(part.subtitle).toBe('5 runs, seed 1. Unfinished: 63% of it is computed.');
  expect(unfinishedSource(about, null)).toBe(about);
});
