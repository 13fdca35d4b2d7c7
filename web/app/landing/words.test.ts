import { expect, test } from 'vitest';
import { modelRun } from '../../labs/alf/ladder/modelRun.testing.ts';
import { ladderScene } from '../../labs/alf/ladder/scene.ts';
import { modeStories, type Story } from '../../labs/alf/ladder/stories.ts';
import { textOf } from '../../labs/alf/ladder/waiting.ts';
import { FIRST_LOSSES, laboratoryLink } from './opening.ts';
import { actWords, filmPieces, resultPieces, waiting } from './words.ts';

function told(lose: string): Story[] {
  const { run, scenario } = modelRun(laboratoryLink({ lose, save: '' }));
  return modeStories(run, scenario);
}

function result(lose: string): string {
  return textOf(resultPieces(told(lose), told('')));
}

test('one loss makes the ordered side wait, and the words say what it costs both', () => {
  const [ordered, free] = told(FIRST_LOSSES.lose).map(({ record }) => record.of.totalTime);
  const [undisturbed] = told('').map(({ record }) => record.of.totalTime);
  expect(result(FIRST_LOSSES.lose)).toBe(
    `Packet 4 is lost. In order, 8 packets wait, and all is done after ${ordered} ms; as they come, none waits, and all is done after ${free} ms. The loss costs ${(ordered ?? 0) - (undisturbed ?? 0)} ms in order, and ${(free ?? 0) - (undisturbed ?? 0)} ms as they come.`,
  );
});

test('without a loss, and with a last packet that nobody waits for, both ways are alike', () => {
  expect(result('')).toMatch(
    /^Nothing is lost\. In order and as they come alike, none waits, and all is done after \d+ ms\.$/,
  );
  expect(result('12')).toMatch(
    /^Packet 12 is lost\. In order and as they come alike, none waits, .+ The loss costs \d+ ms either way\.$/,
  );
});

test.each([
  ['4,4.2', 'Packet 4 is lost twice. '],
  ['4,4.2,4.3', 'Packet 4 is lost 3 times. '],
  ['2,7', 'Packets 2 and 7 are lost. '],
  ['2,7,7.2', 'Packets 2 and 7 are lost, 3 losses in all. '],
])('%s is said as it is', (lose, words) => {
  expect(result(lose).startsWith(words)).toBe(true);
});

test('what the result counts as waiting is what the ladder draws as bars', () => {
  for (const lose of ['', '1', '4', '12', '2,7', '1,2,3']) {
    const stories = told(lose);
    ladderScene(stories, false, false).diagrams.forEach(({ layers }, at) => {
      const record = stories[at]?.record;
      expect(record && waiting(record)).toBe(layers[0]?.held[0]?.subject.length);
    });
  }
});

test('the film says what waits', () => {
  const words = (time: number) => textOf(filmPieces(told('4'), time)).replaceAll('\u2007', '');
  expect(words(0)).toBe('After 0 ms. In order, none waits; as they come, none waits.');
  expect(words(174)).toBe('After 174 ms. In order, 8 packets wait; as they come, none waits.');
});

test('what can be done to a packet is the opposite of what the network does', () => {
  const [ordered] = told('4');
  if (ordered === undefined) throw new Error('nothing is told');
  expect(actWords(ordered.record, 3, 0, false)).toBe('Packet 4 is lost: click, or press Enter, to save it.');
  expect(actWords(ordered.record, 3, 1, true)).toBe('Packet 4, sent again: tap to lose it.');
  expect(actWords(ordered.record, 6, null, true)).toBe('Packet 7: tap to lose it.');
});
