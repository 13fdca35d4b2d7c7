import { expect, test } from 'vitest';
import { type FlowScene, LOOK } from './flow.ts';
import { sceneOfFlow } from './flowScene.ts';
import { messagesIn } from './scene.ts';

const WORDS = {
  ...{ label: '', title: '', narrowTitle: '', level: 'Window', unit: 'packets', hint: '' },
  shownLevel: String,
};

/** Packet 2 is overtaken by packet 3, packet 4 is lost, and packet 5 is still under way. */
const FLOW: FlowScene = {
  packets: {
    number: [11, 12, 13, 14, 15],
    sent: [0, 1, 2, 3, 4],
    end: [5, 9, 7, Number.NaN, Number.NaN],
    look: [LOOK.plain, LOOK.late, LOOK.plain, LOOK.lost, LOOK.underWay],
  },
  answers: { sent: [5, 7, 9], arrival: [10, 12, 14], duplicates: [0, 1, 0] },
  threshold: 3,
  window: { times: [0], values: [5] },
  without: null,
  silences: [],
  waits: { released: [5, 9, 9, Number.NaN, Number.NaN], level: { times: [0, 7, 9], values: [0, 1, 0] } },
};

const layer = sceneOfFlow(FLOW, WORDS).diagrams[0]?.layers[0];

test('what does not arrive is drawn towards where it would have, after the usual time', () => {
  expect([...(layer?.down.to ?? [])]).toEqual([5, 9, 7, 8, 9]);
});

test('packets under way are found although they overtake each other', () => {
  // by 8.5 packets 1 and 3 have arrived, and the lost one would have
  const [first, end] = layer === undefined ? [0, 0] : messagesIn(layer.down, 8.5, 8.5);
  expect(first).toBe(1);
  expect(end).toBe(5);
});

test('waits are told in the order of arrivals, each by its packet', () => {
  expect([...(layer?.onward?.subject ?? [])]).toEqual([0, 2, 1]);
  expect([...(layer?.onward?.from ?? [])]).toEqual([5, 7, 9]);
  expect([...(layer?.onward?.to ?? [])]).toEqual([5, 9, 9]);
});

test('acknowledgments that repeat themselves have a look of their own', () => {
  const looks = layer?.up?.look ?? [];
  expect(looks[0]).toBe(looks[2]);
  expect(looks[1]).not.toBe(looks[0]);
});
