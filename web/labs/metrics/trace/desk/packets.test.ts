import { expect, test } from 'vitest';
import { countsIn } from './packets.ts';

const KINDS = [
  'in order',
  'reordered',
  'likely reordered',
  'undecided',
  'lost',
  'likely lost',
  'retransmitted',
  'copy',
  'no data',
];

test('what was never seen is none of the packets of a flow', () => {
  // counts of ecmp-loss.pcap.gz, whose list of flows says 1,019 packets
  expect(countsIn({ kinds: KINDS, counts: Uint32Array.of(533, 468, 0, 0, 2, 0, 15, 0, 3) })).toBe(
    '1,019 packets: 533 in order, 468 reordered, 15 retransmitted, 3 no data; never seen: 2 lost.',
  );
  expect(countsIn({ kinds: KINDS, counts: Uint32Array.of(1, 0, 0, 0, 0, 0, 0, 0, 0) })).toBe(
    '1 packet: 1 in order.',
  );
  // counts of rtp-reordered.pcapng
  expect(countsIn({ kinds: KINDS, counts: Uint32Array.of(763, 228, 0, 0, 0, 0, 0, 4, 0) })).toBe(
    '995 packets: 763 in order, 228 reordered, 4 copies.',
  );
  expect(countsIn({ kinds: KINDS, counts: Uint32Array.of(0, 0, 0, 0, 0, 0, 0, 1, 0) })).toBe(
    '1 packet: 1 copy.',
  );
});
