import { expect, test } from 'vitest';
import { LABS } from '../../sim-wasm/pkg/params.ts';
import { TABLES } from '../../sim-wasm/pkg/tables.ts';
import { readingOf } from '../../web/scenario/reading.ts';
import { actLine, episode, linksOf } from './acts.mjs';

const labs = await Promise.all(LABS.map(({ id }) => TABLES[id]()));
const links = linksOf(labs, ['#/papers'], 7);

test('the same seed draws the same acts, and another seed others', () => {
  expect(episode(links, 7, 3)).toEqual(episode(links, 7, 3));
  expect(episode(links, 7, 3).map(actLine)).not.toEqual(episode(links, 8, 3).map(actLine));
  expect(episode(links, 7, 3)).not.toEqual(episode(links, 7, 4));
  expect(linksOf(labs, [], 7)).not.toEqual(linksOf(labs, [], 8));
});

test('every figure of every laboratory is gone to, by links without a fault', () => {
  const figures = labs.flatMap(({ id, params }) => {
    const values = params.find((param) => param.id === 'fig')?.values;
    return values?.kind === 'choice' ? values.options.map((option) => `#/${id} ${option.id}`) : [];
  });
  const gone = new Set(
    links.map((link) => `${link.split('?')[0]} ${new URLSearchParams(link.split('?')[1]).get('fig')}`),
  );
  expect(figures.filter((figure) => !gone.has(figure))).toEqual([]);
  for (const link of links.filter((each) => each !== '#/papers'))
    expect(readingOf(link), link).toMatchObject({ messages: [] });
});

test('every kind of act comes, and every sixth episode is long', () => {
  const all = Array.from({ length: 12 }, (_, number) => episode(links, 1, number));
  expect(new Set(all.flat().map(({ act }) => act)).size).toBe(11);
  expect(all[5]?.length).toBeGreaterThan(5 * (all[0]?.length ?? 0));
});
