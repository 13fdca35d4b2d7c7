import { expect, test } from 'vitest';
import { besidesVerdict, flowParts } from './story.ts';

const FLOW = {
  isOneOfMany: false,
  isAtSender: false,
  isMerged: false,
  repeated: 0,
  lostRange: undefined,
  lossPeriods: undefined,
  received: 24_547,
  lost: 0,
  resent: 0,
  wraps: undefined,
  latest: 3,
  beyond: undefined,
  reordered: 196,
  range: undefined,
  advice: [0.9, 0.95, 0.99, 1].map((share) => ({ share, packets: 3, time: 20.04 })),
};

test.each([
  [
    FLOW,
    '0.8% of 24,547 packets were reordered, at most 3 places: a wait of 21 ms or a buffer of 3 packets would restore the order.',
  ],
  [
    { ...FLOW, reordered: 1, latest: 1, lost: 2, advice: [{ share: 1, packets: 1, time: undefined }] },
    '0.004% of 24,547 packets were reordered, at most 1 place: a buffer of 1 packet would restore the order. 2 packets were lost.',
  ],
  [
    { ...FLOW, range: [0.002, 0.008] as const },
    'Between 0.2% and 0.8% of 24,547 packets were reordered, at most 3 places: a wait of 21 ms or a buffer of 3 packets would restore the order.',
  ],
  [
    { ...FLOW, reordered: 0, latest: 0, lost: 1 },
    'All 24,547 packets arrived in the order in which they were sent: no buffer is needed. One packet was lost.',
  ],
  [
    { ...FLOW, beyond: 50, advice: [] },
    '0.8% of 24,547 packets were reordered, some by more than 50 places.',
  ],
  [
    { ...FLOW, lost: 5, resent: 5 },
    '0.8% of 24,547 packets were reordered, at most 3 places: a wait of 21 ms would restore the order. 5 packets were lost on the way, and retransmitted.',
  ],
  [
    {
      ...FLOW,
      advice: [
        { share: 0.9, packets: 11, time: 59.1 },
        { share: 0.95, packets: 15, time: 87.5 },
        { share: 0.99, packets: 26, time: 174 },
        { share: 1, packets: 26, time: 174 },
      ],
    },
    '0.8% of 24,547 packets were reordered, at most 3 places: a wait of 60 ms would restore the order of 90% of them, 88 ms of 95%, and 174 ms of all.',
  ],
  [
    { ...FLOW, lost: 1, wraps: 16 },
    '0.8% of 24,547 packets were reordered, at most 3 places: a wait of 21 ms would restore the order. One packet was lost. The numbers go on from 0 after 65,535.',
  ],
  [
    { ...FLOW, reordered: 0, latest: 0, lost: 65_041 },
    'All 24,547 packets arrived in the order in which they were sent: no buffer is needed. 65,041 numbers are missing, more than arrived: if they count bytes or frames, that is no loss.',
  ],
  [
    { ...FLOW, reordered: 0, latest: 0, received: 3897, isOneOfMany: true, isAtSender: true, repeated: 47 },
    'This flow was captured near its sender: 3,897 packets in the order of sending. What reorders or loses them happens behind this point. 47 more were retransmitted.',
  ],
  [
    { ...FLOW, isMerged: true },
    '0.8% of 24,547 merged segments were reordered, at most 3 places: a wait of 21 ms or a buffer of 3 merged segments would restore the order.',
  ],
  [{ ...FLOW, received: 0, reordered: 0 }, 'Nothing of this flow has arrived.'],
  [
    { ...FLOW, reordered: 0, latest: 0, lost: 28, resent: 25, lossPeriods: [21, 4] as const },
    'All 24,547 packets arrived in the order in which they were sent: no buffer is needed. 28 packets were lost in 21 places, at most 4 in a row; 25 of them were retransmitted.',
  ],
  [
    { ...FLOW, reordered: 0, latest: 0, lost: 5, lossPeriods: [1, 5] as const },
    'All 24,547 packets arrived in the order in which they were sent: no buffer is needed. 5 packets were lost in a row.',
  ],
  [
    {
      ...FLOW,
      received: 8,
      reordered: 0,
      latest: 0,
      lostRange: [0, 3] as const,
    },
    'All 8 packets arrived in the order in which they were sent: no buffer is needed. At most 3 packets may have been lost.',
  ],
  [
    {
      ...FLOW,
      isOneOfMany: true,
      reordered: 0,
      range: [0, 0.01] as const,
      lostRange: [2, 9] as const,
      lost: 2,
    },
    'Between 0% and 1% of this flow’s 24,547 packets were reordered: the capture cannot tell. 2 to 9 packets were lost.',
  ],
])('%#', (told, words) =>
  expect(
    flowParts(told)
      .map(({ text }) => text)
      .join(''),
  ).toBe(words),
);

test.each([
  [FLOW, ''],
  [{ ...FLOW, lost: 2 }, ''],
  [{ ...FLOW, lost: 18, resent: 18 }, ' What was lost was retransmitted.'],
  [
    { ...FLOW, lost: 18, resent: 12, wraps: 16 },
    ' 12 of the lost were retransmitted. The numbers go on from 0 after 65,535.',
  ],
  [
    { ...FLOW, lost: 65_041 },
    ' 65,041 numbers are missing, more than arrived: if they count bytes or frames, that is no loss.',
  ],
])('beside a verdict: %#', (told, words) =>
  expect(
    besidesVerdict(told)
      .map(({ text }) => text)
      .join(''),
  ).toBe(words),
);
