// fixtures/scenarios.json holds the texts that Rust and TypeScript must read alike.

import { expect, test } from 'vitest';
import { decode } from './decode.ts';
import { encode } from './encode.ts';

interface Fixture {
  readonly text: string;
  readonly canonical: string;
  readonly messages: readonly string[];
}

const files = import.meta.glob<readonly Fixture[]>('../../fixtures/scenarios.json', {
  eager: true,
  import: 'default',
});
const fixtures = Object.values(files).flat();

test('texts are read as Rust reads them', () => {
  // without the file there would be nothing to read
  expect(fixtures.length).toBeGreaterThan(40);
  for (const { text, canonical, messages } of fixtures) {
    const { scenario, messages: said } = decode(text);
    expect(encode(scenario.lab, scenario.values), text).toBe(canonical);
    expect(said, text).toEqual(messages);
  }
});
