// Every number of a paper that a figure draws: its link opens the figure with the number, and no other scenario shows it.

import { expect, test } from 'vitest';
import { STATED, type StatedNumber } from '#pkg/stated.ts';
import { drawnIn, figureOf, legendOf, marksOf } from '../../bench/stated/stated.ts';
import { decode } from '../../scenario/decode.ts';
import { encode } from '../../scenario/encode.ts';
import type { Scenario } from '../../scenario/values.ts';

/** The lists of figures of all laboratories and benches. */
const LISTS = import.meta.glob<{ FIGURES: readonly { readonly id: string }[] }>(
  '../../labs/**/figureList.ts',
  { eager: true },
);
const figuresOf = (lab: string) =>
  Object.entries(LISTS).flatMap(([file, { FIGURES }]) =>
    file.startsWith(`../../labs/${lab}/`) ? FIGURES.map(({ id }) => id) : [],
  );

function openedBy({ link }: StatedNumber): Scenario {
  const { scenario, messages } = { messages: [], ...decode(link) };
  if (scenario === undefined) throw new Error(`${link} opens nothing`);
  expect(messages, link).toEqual([]);
  return scenario;
}

test.each(STATED)('$claim, $name: its link opens the figure that draws it', (number) => {
  const { lab, values } = openedBy(number);
  expect(lab).toBe(number.lab);
  expect(encode(lab, values)).toBe(number.link);
  const figure = `${figureOf(number)}`;
  expect(figuresOf(lab)).toContain(figure);
  expect(drawnIn(STATED, lab, figure, values, {}).map(({ claim, name }) => [claim, name])).toContainEqual([
    number.claim,
    number.name,
  ]);
});

test('a number stands in its own scenario alone; along the axis it stays', () => {
  const numbers = (link: string, drawing = {}) => {
    const { scenario } = decode(link);
    if (scenario?.lab !== 'alf') throw new Error(link);
    return drawnIn(STATED, 'alf', 'curve', scenario.values, drawing).map(({ claim }) => claim);
  };
  expect(numbers('#/alf?stated=show')).toEqual(['alf-7', 'alf-9']);
  expect(numbers('#/alf?stated=show&runs=3&seed=9')).toEqual(['alf-7', 'alf-9']);
  expect(numbers('#/alf?stated=show&w=8')).toEqual([]);
  expect(numbers('#/alf?stated=show&x=w')).toEqual([]);
  expect(numbers('#/alf?stated=show&ta=30')).toEqual([]);
  expect(numbers('#/alf?stated=show&ta=30', { along: ['ta'] })).toEqual(['alf-7', 'alf-9']);
  // in a family of curves, only numbers whose curve is drawn, in its colour
  const colorOf = (value: unknown) => (value === 50 ? 'grey' : undefined);
  expect(numbers('#/alf?stated=show&d=100&family=d', { curves: { id: 'd', colorOf } })).toEqual(['alf-38']);
});

test('a point says its height, a line its words, and both together where the paper says so', () => {
  const { scenario } = decode('#/metrics?fig=md&stated=show');
  if (scenario?.lab !== 'metrics') throw new Error('no scenario');
  const colorOf = (law: unknown) => `${law}`;
  const points = drawnIn(STATED, 'metrics', 'md', scenario.values, { curves: { id: 'law', colorOf } });
  const { points: drawn } = marksOf(points, { label: 'j', unit: 'ms' }, { label: 'MD', unit: 'packets' });
  expect(drawn.map(({ x, y, color, label }) => [x, y, color, label])).toEqual([
    [1, 7.1, 'uniform', '7.1'],
    [1, 6.6, 'normal', '6.6'],
    [1, 5.3, 'exponential', '5.3'],
  ]);
  expect(legendOf(points)).toMatchObject([{ label: 'stated in the paper, section 4, figure 4' }]);
  expect(legendOf([])).toEqual([]);
  const alf = decode('#/alf?stated=show').scenario;
  if (alf?.lab !== 'alf') throw new Error('no scenario');
  const lines = drawnIn(STATED, 'alf', 'curve', alf.values, {});
  const marks = marksOf(lines, { label: 'Ta', unit: 'ms' }, { label: 'G', format: '.0%' });
  expect(marks.levels.map(({ label }) => label)).toEqual(['the paper: largest gain 30%']);
  expect(marks.uprights.map(({ label }) => label)).toEqual(['the paper: useless from 40 ms']);
});
