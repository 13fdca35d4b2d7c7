import { expect, test } from 'vitest';
import { splitShort, verdictParts } from './verdict.ts';

const GROUP = {
  cause: 'group',
  words: 'one link of a hashed group',
  likely: true,
  pro: [],
  contra: [],
} as const;

test.each([
  [
    [
      '20 of 80 flows are reordered (23% of their packets), all others clean.',
      'It looks like one link of a hashed group; a buffer of 3 packets puts everything in order.',
    ],
    ['20 of 80 flows', 'one link of a hashed group'],
  ],
  [['All 1,200 flows are reordered (2% of their packets).', 'The cause is unclear.'], ['All 1,200 flows']],
  [['1 of the 2 flows that arrive here is reordered.'], ['1 of the 2 flows']],
  [['Both flows are reordered (2% of their packets).'], ['Both flows']],
  [['Between 0.2% and 1.5% of the packets are reordered.'], ['Between 0.2% and 1.5%']],
  [['Less than 0.0001% of the packets are reordered.'], ['Less than 0.0001%']],
  [['Nothing is reordered: all 6 packets arrive in order.'], ['Nothing is reordered']],
  [['No flow carries a number that shows the order of its packets.'], []],
])('every word of %j is the model’s, and its points stand out', (verdict, points) => {
  const parts = verdictParts({ verdict, causes: [{ ...GROUP, pro: [], contra: [] }] });
  expect(parts.map(({ text }) => text).join('')).toBe(verdict.join(' '));
  expect(parts.filter(({ kind }) => kind !== 'plain').map(({ text }) => text)).toEqual(points);
});

test.each([
  [
    'Times go back 1,500 times (0.5% of the packets), as where several capture queues write one file: measured in the order of the times; the file’s order can be chosen.',
    [
      'Times go back 1,500 times (0.5% of the packets).',
      'As where several capture queues write one file: measured in the order of the times; the file’s order can be chosen.',
    ],
  ],
  [
    '9 segments of more than 9,200 bytes (up to 12,000): the capturing machine’s card or kernel put segments together (GRO, LRO, TSO), and reordering among those is hidden.',
    [
      '9 segments of more than 9,200 bytes (up to 12,000).',
      'The capturing machine’s card or kernel put segments together (GRO, LRO, TSO), and reordering among those is hidden.',
    ],
  ],
  ['Put together (GRO, LRO), and hidden.', ['Put together (GRO, LRO).', 'And hidden.']],
  ['Short.', ['Short.', '']],
  ['No end', ['No end', '']],
])('%s in short', (text, parts) => expect(splitShort(text)).toEqual(parts));
