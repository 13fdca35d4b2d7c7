import { expect, test } from 'vitest';
import { countsIn } from './packets.ts';

const KINDS = [
  'in order',
  'late',
  'likely late',
  'undecided',
  'lost',
  'likely lost',
  'sent again',
  'copy',
  'no data',
];

test('what was never seen is none of the packets of a flow', () => {
  // ecmp-loss.pcap.gz, whose list of flows says 1,019 packets
  expect(countsIn({ kinds: KINDS, counts: Uint32Array.of(533, 468, 0, 0, 2, 0, 15, 0, 3) })).toBe(
    '1,019 packets: 533 in order, 468 late, 15 sent again, 3 no data; never seen: 2 lost.',
  );
  expect(countsIn({ kinds: KINDS, counts: Uint32Array.of(1, 0, 0, 0, 0, 0, 0, 0, 0) })).toBe(
    '1 packet: 1 in order.',
  );
});
