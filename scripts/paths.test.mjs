import { expect, test } from 'vitest';
import { missingIn } from './paths.mjs';

const FILES = [
  'README.md',
  'web/charts/scales/scale.ts',
  'web/bench/page/Stage.tsx',
  'sim-wasm/model/src/toy.rs',
];

/** @param {string} text */
const found = (text) => missingIn(new Map([['docs/a.md', text]]), FILES);

test('a path of the project is right, whole or from one of its folders on', () => {
  expect(found('`web/charts/scales/scale.ts`, `scales/scale.ts`, `scale.ts`, `web/bench/`, `page/`')).toEqual(
    [],
  );
});

test('what is built, what the guide adds, a placeholder and what is no path are left alone', () => {
  expect(found('`dist/a.md`, `pkg/params.ts`, `web/labs/toy/`, `fixtures/*_digests.txt`, `NAME.md`')).toEqual(
    [],
  );
  expect(found('`#/red`, `ack/data`, `net/ipv4/tcp_input.c`, `useAlong`, web/no.ts')).toEqual([]);
});

test.each([
  ['a file that has moved', 'So\n`charts/frame/scale.ts`', 'docs/a.md:2: there is no charts/frame/scale.ts'],
  ['a file that is gone', '`Gone.tsx` and `Stage.tsx`', 'docs/a.md:1: there is no Gone.tsx'],
  ['a folder that is gone', '(`taking/`)', 'docs/a.md:1: there is no taking/'],
])('%s is reported', (_, text, message) => {
  expect(found(text)).toEqual([message]);
});
