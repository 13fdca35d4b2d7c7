// @vitest-environment happy-dom
// Which rows of a table of measures are drawn again.

import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { LABS } from '#pkg/params.ts';
import type { Estimate } from '../../sim/estimate.ts';
import type { Estimates } from '../results/estimates.ts';
import { type Measure, measuresOf } from '../results/table.ts';
import { MeasureTable } from './MeasureTable.tsx';

const drawn: string[] = [];

// each row has one term, and nothing else does
vi.mock('../../controls/Term.tsx', () => ({
  Term: ({ explained }: { explained: Measure }) => {
    drawn.push(explained.quantity);
    return null;
  },
}));
vi.mock('../export/TableExport.tsx', () => ({ TableExport: () => null }));

test.each(LABS.map(({ id }) => id))('a result draws the rows of %s whose numbers it changes', async (lab) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.replaceChildren(document.createElement('div'));
  const root = createRoot(document.body.firstElementChild as Element);
  const measures = measuresOf(lab);
  const rows = [...new Set(measures.map(({ quantity }) => quantity as string))];
  const last = measures.at(-1);
  const id = last?.id ?? '';
  /** Draws a new result, in which each estimate is a new object. */
  const draw = async (changed: Readonly<Record<string, Estimate>> = {}) => {
    drawn.length = 0;
    const found = measures.map(({ id }) => [id, changed[id] ?? { mean: 3, ci95: 0.5 }]);
    const estimates = new Map(found as [never, Estimate][]) as Estimates<typeof lab>;
    await act(async () => root.render(<MeasureTable lab={lab} caption="" estimates={estimates} />));
    return [...new Set(drawn)];
  };
  expect(await draw()).toEqual(rows);
  expect(document.querySelectorAll('tbody tr')).toHaveLength(rows.length);
  expect(document.querySelectorAll('[data-measure]')).toHaveLength(measures.length);
  await act(async () => {});
  expect(await draw()).toEqual([]);
  expect(await draw({ [id]: { mean: 7, ci95: 0.5 } })).toEqual([last?.quantity]);
  expect(document.querySelector(`[data-measure="${id}"] [data-value]`)?.textContent).toMatch(/7/);
  expect(await draw({ [id]: { mean: 7, ci95: 2 } })).toEqual([last?.quantity]);
  await act(async () => root.unmount());
});
