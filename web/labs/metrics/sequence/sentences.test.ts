import { expect, test } from 'vitest';
import { arrivalNote, arrivalSentence, explainedArrivals } from './sentences.ts';

const N = Number.NaN;

/** The report on 1 4 2 4 3, as in the test of model::metrics::explain. */
const REPORT = {
  arrivals: Float64Array.of(1, 4, 2, 4, 3),
  duplicate: Uint8Array.of(0, 0, 0, 1, 0),
  reordered: Uint8Array.of(0, 0, 1, 0, 1),
  receiveIndex: Float64Array.of(1, 2, 3, N, 4),
  displacement: Float64Array.of(0, -2, 1, N, 1),
  occupancy: Float64Array.of(0, 1, 1, N, 0),
  waits: Uint8Array.of(0, 1, 0, 0, 0),
  givenUp: Float64Array.of(0, 0, 0, N, 0),
  nextExpected: Float64Array.of(1, 2, 5, N, 5),
  extent: Float64Array.of(N, N, 1, N, 2),
  discontinuity: Float64Array.of(N, N, 1, N, 1),
  degree: Float64Array.of(N, N, 1, N, 0),
  ahead: Float64Array.of(N, N, 1, N, 1),
  skipped: Float64Array.of(0, 2, 0, N, 0),
};

test('says how each packet came', () => {
  const packets = explainedArrivals(REPORT, 0, 5);
  expect(packets.map(({ kind }) => kind)).toEqual([
    'in-order',
    'in-order',
    'reordered',
    'duplicate',
    'reordered',
  ]);
  expect(packets.map(arrivalSentence)).toEqual([
    '1 arrives as expected.',
    '4 arrives where 2 was expected: 2 numbers are skipped. It is 2 places early. It waits in the buffer.',
    '2 arrives after 4, 1 arrival behind the first of them. The packet right before it was sent later: 1-reordered. It is 1 place late.',
    'A further copy of 4: counted as a duplicate and nowhere else.',
    '3 arrives after 4, 2 arrivals behind the first of them. The packet right before it was sent earlier: not n-reordered. It is 1 place late.',
  ]);
});

/** The report on 1 3 4 5 with DT = BT = 2: 2 is lost, and given up when 5 arrives. */
test('says what waits for a lost packet, and when it is given up', () => {
  const none = Float64Array.of(N, N, N, N);
  const packets = explainedArrivals(
    {
      arrivals: Float64Array.of(1, 3, 4, 5),
      duplicate: new Uint8Array(4),
      reordered: new Uint8Array(4),
      receiveIndex: Float64Array.of(1, 3, 4, 5),
      displacement: new Float64Array(4),
      occupancy: Float64Array.of(0, 1, 2, 0),
      waits: Uint8Array.of(0, 1, 1, 0),
      givenUp: Float64Array.of(0, 0, 0, 1),
      nextExpected: Float64Array.of(1, 2, 4, 5),
      extent: none,
      discontinuity: none,
      degree: none,
      ahead: none,
      skipped: Float64Array.of(0, 1, 0, 0),
    },
    0,
    4,
  );
  expect(packets.map(arrivalSentence)).toEqual([
    '1 arrives as expected.',
    '3 arrives where 2 was expected: 1 number is skipped. It waits in the buffer.',
    '4 arrives as expected. It waits in the buffer.',
    '5 arrives as expected. The buffer is full and gives up a missing number.',
  ]);
});

test('a window of the arrivals knows what came before it', () => {
  expect(explainedArrivals(REPORT, 4, 5)[0]?.overtaker).toBe(4);
});

test('at a packet stands by how much, and who overtook it', () => {
  const packets = explainedArrivals(REPORT, 0, 5);
  expect(packets.map((packet, i) => arrivalNote(packet, packets.slice(0, i)))).toEqual([
    'In its place.',
    '2 places early. It waits in the buffer.',
    '1 place late: 4 overtook it, and waited for it in the buffer.',
    'A further copy: counted as a duplicate and nowhere else.',
    '1 place late: 4 overtook it, and waited for it in the buffer.',
  ]);
  // in a part of a long order, earlier packets are not known by name
  expect(packets.slice(4).map((packet) => arrivalNote(packet, []))).toEqual([
    '1 place late: 1 packet overtook it.',
  ]);
});
