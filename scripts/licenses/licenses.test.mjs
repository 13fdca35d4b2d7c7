// The built page may contain only licences on the list, each with its text.

import { expect, test } from 'vitest';
import { isAllowed, isMit } from './allowed.mjs';
import { linkedCrates, standardLibrary } from './crates.mjs';
import { licenceFaults, licensesText } from './page.mjs';

test.each([
  ['MIT', true],
  ['GPL-3.0-only', false],
  ['MIT OR GPL-3.0-only', true],
  ['GPL-3.0-only/MIT', true],
  ['MIT AND GPL-3.0-only', false],
  ['(MIT OR Apache-2.0) AND Unicode-3.0', true],
  ['(MIT OR Apache-2.0) AND (GPL-2.0 OR LGPL-3.0)', false],
  ['MPL-2.0 OR GPL-2.0 AND MIT OR ISC', true],
  ['Apache-2.0 WITH LLVM-exception', true],
  ['GPL-2.0 WITH Classpath-exception-2.0 OR MIT', true],
  ['MIT WITH Unknown-exception', false],
  ['SEE LICENSE IN LICENSE.txt', false],
  ['(MIT', false],
  ['MIT)', false],
  ['', false],
])('%s', (expression, holds) => {
  expect(isAllowed(expression)).toBe(holds);
});

test('of a choice the MIT licence is enough, of a sum it is not', () => {
  expect([isMit('Apache-2.0 OR MIT'), isMit('(MIT OR Apache-2.0) AND Unicode-3.0')]).toEqual([true, false]);
});

test('what is wrong with a licence is said', () => {
  const entry = { name: 'a', version: '1.0', identifier: 'MIT', text: 'As you like.' };
  expect(licenceFaults([entry])).toEqual([]);
  expect(licenceFaults([{ ...entry, identifier: 'SSPL-1.0' }])).toEqual([
    'a 1.0 is under SSPL-1.0, which is not on the list',
  ]);
  expect(licenceFaults([{ name: 'b', version: '2.0' }])).toEqual([
    'b 2.0 names no licence',
    'b 2.0 comes without the text of its licence',
  ]);
});

test('the crates that are linked, not those that run while they are compiled', () => {
  const linked = linkedCrates();
  const names = linked.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['libm', 'wasm-bindgen', 'thiserror']));
  expect(names).not.toEqual(expect.arrayContaining(['syn']));
  expect(names).not.toEqual(expect.arrayContaining(['model']));
  expect(licenceFaults([...linked, ...standardLibrary()])).toEqual([]);
});

test('what a toolchain does not tell of the standard library is said', () => {
  /** @type {string[]} */
  const said = [];
  const found = standardLibrary({ toolchain: '/nowhere', tell: (words) => said.push(words) });
  expect(found.map(({ name }) => name)).toEqual(['Rust standard library']);
  expect(said).toEqual([expect.stringContaining('COPYRIGHT-library.html')]);
});

test('each text stands once, under everything that has it', () => {
  const licences = ['b', 'a', 'c'].map((name) => ({
    name,
    version: '1',
    identifier: 'MIT',
    text: name === 'c' ? 'Other words' : 'Same words\r\n',
  }));
  const text = licensesText(licences);
  expect(text.startsWith('Out of Sequence\n')).toBe(true);
  expect(text.split('Same words').length).toBe(2);
  expect(text).toContain('a 1 (MIT)\nb 1 (MIT)\n\nSame words\n');
  expect(text).toContain('c 1 (MIT)\n\nOther words\n');
});
