// fixtures/scenarios contains, for each laboratory, texts that Rust and TypeScript must read alike.

import { expect, test } from 'vitest';
import { LABS } from '#pkg/params.ts';
import { TABLES } from '#pkg/tables.ts';
import { readingOf } from './reading.ts';

type Fixture = { readonly text: string } & (
  | {
      readonly canonical: string;
      readonly messages: readonly string[];
      readonly contradictions?: readonly string[];
    }
  | { readonly error: { readonly kind: string; readonly given?: string } }
);

const files = import.meta.glob<readonly Fixture[]>('../../fixtures/scenarios/*.json', {
  eager: true,
  import: 'default',
});
const fixtures = Object.values(files).flat();

test('texts are read as Rust reads them', () => {
  // without the files nothing would be tested
  expect(fixtures.length).toBeGreaterThan(40);
  for (const { text, ...expected } of fixtures) expect(readingOf(text), text).toEqual(expected);
});

test('every parameter of every laboratory is tried in a text', async () => {
  const tables = await Promise.all(LABS.map(({ id }) => TABLES[id]()));
  const missing = tables.flatMap(({ id: lab, params }) => {
    const texts = fixtures.flatMap(({ text }) => (text.startsWith(`#/${lab}?`) ? [text] : []));
    return params
      .filter(({ id }) => !texts.some((text) => text.includes(`?${id}=`)))
      .map(({ id }) => `${lab} ${id}`);
  });
  // `cargo run -p xtask fixtures` in sim-wasm/ writes missing files
  expect(missing).toEqual([]);
});

interface Published {
  readonly link: string;
  readonly scenario: string;
}

const links = import.meta.glob<readonly Published[]>('../../fixtures/links/*.json', {
  eager: true,
  import: 'default',
});

const published = Object.values(links).flat();

/** Parameters by which links choose the figure on the stage and its curves. */
const CHOSEN = ['fig', 'family', 'laws'];

test('every figure and family of every laboratory has a published link', async () => {
  const tables = await Promise.all(LABS.map(({ id }) => TABLES[id]()));
  const choices = tables.flatMap(({ id, params }) =>
    params.flatMap((param) =>
      CHOSEN.includes(param.id) && param.values.kind === 'choice'
        ? param.values.options.map((option) => ({ lab: id, key: param.id, option: option.id }))
        : [],
    ),
  );
  expect(choices.length).toBeGreaterThan(40);
  const chosen = new Set(
    published.flatMap(({ link }) => {
      const [address = '', query] = link.split('?');
      return [...new URLSearchParams(query)].map(([key, option]) => `${address} ${key} ${option}`);
    }),
  );
  const missing = choices.filter(({ lab, key, option }) => !chosen.has(`#/${lab} ${key} ${option}`));
  expect(missing).toEqual([]);
});

test('published links are read as what they were made for, without a message', () => {
  expect(published.length).toBeGreaterThan(200);
  for (const { link, scenario } of published)
    expect(readingOf(link), link).toEqual({ canonical: scenario, messages: [] });
});
