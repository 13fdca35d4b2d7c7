// fixtures/scenarios contains, for each laboratory, texts that Rust and TypeScript must read alike.

import { expect, test } from 'vitest';
import { readingOf } from './reading.ts';

type Fixture = { readonly text: string } & (
  | { readonly canonical: string; readonly messages: readonly string[] }
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

interface Published {
  readonly link: string;
  readonly scenario: string;
}

const links = import.meta.glob<readonly Published[]>('../../fixtures/links/*.json', {
  eager: true,
  import: 'default',
});

test('published links are read as what they were made for, without a message', () => {
  const published = Object.values(links).flat();
  expect(published.length).toBeGreaterThan(15);
  for (const { link, scenario } of published)
    expect(readingOf(link), link).toEqual({ canonical: scenario, messages: [] });
});
