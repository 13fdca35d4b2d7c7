import { expect, test } from 'vitest';
import { modelRun } from './modelRun.testing.ts';
import { modeStories } from './stories.ts';
import { packetPieces, standingWords, textOf, transferStateAt } from './waiting.ts';

const { run, scenario } = modelRun('#/alf?n=12&l=0&lose=4&delay=constant&d=50&runs=1');
const stories = modeStories(run, scenario);

test.each([
  [1, 'It is delivered as soon as it arrives.'],
  [4, 'In order 8 packets wait for it; as they arrive none waits for it.'],
  [7, 'In order it waits 100 ms; as they arrive it does not wait.'],
])('packet %i: %s', (packet, words) => {
  expect(textOf(packetPieces(stories, packet - 1))).toBe(words);
});

test('a film counts what is taken and what is there', () => {
  expect(stories.map(({ record }) => standingWords(record, 174))).toEqual([
    '3 of 12 delivered, 8 waiting',
    '11 of 12 delivered, none waiting',
  ]);
  for (const { record } of stories) {
    for (let time = 0; time <= record.transfer.totalTime; time += 5) {
      const { taken, held } = transferStateAt(record, time);
      expect(taken).toBe(record.transfer.accepted.filter((one) => one <= time).length);
      expect(taken + held).toBe(record.arrival.filter((one) => one <= time).length);
    }
  }
});
