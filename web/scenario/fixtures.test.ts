// fixtures/scenarios contains, for each laboratory, texts that Rust and TypeScript must read alike.

import { expect, test } from 'vitest';
import type { Refusal } from './decode.ts';
import { readingOf } from './reading.ts';

type Fixture = { readonly text: string } & (
  | { readonly canonical: string; readonly messages: readonly string[] }
  | { readonly error: Refusal }
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
