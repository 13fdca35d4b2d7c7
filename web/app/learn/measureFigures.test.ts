// Every laboratory's folder says which figure shows each of its measures.

import { beforeAll, expect, test } from 'vitest';
import { LABS, type LabId } from '#pkg/params.ts';
import { measuresOf } from '../../bench/results/table.ts';
import { figureOf } from '../../lessons/facts/figureOf.ts';
import { decode } from '../../scenario/decode.ts';
import { loadTable } from '../../scenario/tables.ts';
import { measureFiguresIn } from './measureFigures.ts';

beforeAll(async () => {
  await Promise.all(LABS.map(({ id }) => loadTable(id)));
});

const linkOf = (lab: LabId, quantity: string) =>
  figureOf(lab, { quantity } as Parameters<typeof figureOf>[1], measureFiguresIn(lab));

test.each(LABS)('each measure of $id leads to a figure of it', ({ id }) => {
  const figures = measureFiguresIn(id);
  expect(Object.keys(figures).sort()).toEqual(
    [...new Set(measuresOf(id).map(({ quantity }) => quantity as string))].sort(),
  );
  for (const quantity of Object.keys(figures)) {
    const link = linkOf(id, quantity);
    expect(decode(link), link).toMatchObject({ messages: [] });
  }
});

test('what is measured leads to the figure that shows it', () => {
  expect(linkOf('alf', 'blocking_mean')).toBe('#/alf?fig=blocking');
  expect(linkOf('red', 'cwnd_mean')).toBe('#/red?tau=2&fig=window');
  expect(linkOf('metrics', 'entropy')).toBe('#/metrics?bench=jitter&fig=entropy');
  expect(linkOf('metrics', 'duplicates')).toBe('#/metrics');
});
