// Which letters of a text are symbols, and which are words.

import { expect, test } from 'vitest';
import { piecesOf, withHardSpaces } from './symbols.ts';

/** The text with stems between bars, and subscripts after a colon. */
function marked(text: string): string {
  return piecesOf(text)
    .map(({ text: piece, kind }) =>
      kind === 'stem' ? `|${piece}|` : kind === 'index' ? `:${piece}:` : piece,
    )
    .join('');
}

test.each([
  ['Processing time Ta (ms)', 'Processing time |T|:a: (ms)'],
  ['Ta = R', '|T|:a: = |R|'],
  ['W = 8', '|W| = 8'],
  ['at D = 100 ms', 'at |D| = 100 ms'],
  ['max_th/min_th', '|max|:th:/|min|:th:'],
  ['kept: P_min = 0', 'kept: |P|:min: = 0'],
  ['Q = X Dmax', '|Q| = |X| |D|:max:'],
  ['Displacement D (packets)', 'Displacement |D| (packets)'],
  ['uniform MD 7.057 packets, Er 3.458 nats', 'uniform |MD| 7.057 packets, |E|:r: 3.458 nats'],
  ['RTT, D ± J (ms)', 'RTT, |D| ± |J| (ms)'],
  ['Gain G', 'Gain |G|'],
  ['τ = 2 ms', '|τ| = 2 ms'],
])('%s', (text, wanted) => expect(marked(text)).toBe(wanted));

test.each([
  'A small window caps the gain.',
  'The RFC 4737 says so: A is late',
  'In order',
  'As they arrive',
  'TCP flows, TFRC, Table 1',
  'min and max of the queue',
])('%s has none', (text) => expect(marked(text)).toBe(text));

test('nothing of a text is lost', () => {
  const text = 'With n R > rtt, at D = 30 for example, Gb begins at 0: P_max of w_q';
  expect(
    piecesOf(text)
      .map((piece) => piece.text)
      .join('').length,
  ).toBe(text.length - 2);
});

test('a number and its unit stand in one line, and words behind a number break where they may', () => {
  expect(withHardSpaces('jitter 5 ms, 3.1 ms and 29 kbit/s of 2 s')).toBe(
    'jitter 5\u00a0ms, 3.1\u00a0ms and 29\u00a0kbit/s of 2\u00a0s',
  );
  expect(withHardSpaces('6.53 ± 0.02 places (± 0.1 points)')).toBe(
    '6.53 ±\u00a00.02 places (±\u00a00.1 points)',
  );
  expect(withHardSpaces('2.27 more (ln 10 = 2.30)')).toBe('2.27 more (ln\u00a010\u00a0=\u00a02.30)');
  const words = 'of 5 stacks, 7 packets or 5 msgs';
  expect(withHardSpaces('at W = 8, D = −3')).toBe('at W\u00a0=\u00a08, D\u00a0=\u00a0−3');
  expect(withHardSpaces(words)).toBe(words);
});
