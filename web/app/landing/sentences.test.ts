import { expect, test } from 'vitest';
import { modelRun } from '../../labs/alf/ladder/modelRun.testing.ts';
import { modeStories, type Story } from '../../labs/alf/ladder/stories.ts';
import { textOf } from '../../labs/alf/ladder/waiting.ts';
import { QUESTION } from '../frame.ts';
import {
  FIRST_LOSSES,
  laboratoryLink,
  packetsLost,
  rememberedState,
  rememberState,
} from './firstTransfer.ts';
import { actWords, questionOf, resultPieces } from './sentences.ts';

function told(lose: string): Story[] {
  const { run, scenario } = modelRun(laboratoryLink({ lose, save: '' }));
  return modeStories(run, scenario);
}

function result(lose: string): string {
  return textOf(resultPieces(told(lose), told('')));
}

test('one loss costs what the two transfers say, and several are counted', () => {
  const [ordered, free] = told(FIRST_LOSSES.lose).map(({ record }) => record.transfer.totalTime);
  const [undisturbed] = told('').map(({ record }) => record.transfer.totalTime);
  expect(result(FIRST_LOSSES.lose)).toBe(
    `This loss costs ${(ordered ?? 0) - (undisturbed ?? 0)} ms in order, ${(free ?? 0) - (undisturbed ?? 0)} ms as they arrive.`,
  );
  expect(result('4,4.2')).toMatch(/^These 2 losses cost \d+ ms in order, \d+ ms as they arrive\.$/);
});

test('without a loss, and with a last packet that nobody waits for, both ways are alike', () => {
  const times = told('').map(({ record }) => record.transfer.totalTime);
  expect(new Set(times).size).toBe(1);
  expect(result('')).toBe(`Nothing is lost: both are done after ${times[0]} ms.`);
  expect(result('12')).toMatch(/^This loss costs \d+ ms either way\.$/);
});

test('a way back finds the losses that the reader made, and no film that runs again', () => {
  expect(rememberedState()).toEqual({ losses: FIRST_LOSSES, isShown: false });
  rememberState({ losses: { lose: '2,7', save: '' } });
  rememberState({ isShown: true });
  expect(rememberedState()).toEqual({ losses: { lose: '2,7', save: '' }, isShown: true });
});

test('the first page asks of as many packets as are lost', () => {
  expect(questionOf(packetsLost('4'))).toBe(QUESTION);
  expect(questionOf(packetsLost('4,4.2'))).toBe(QUESTION);
  expect(questionOf(packetsLost('4,7'))).toBe('Packets are lost. Must those behind them wait?');
  expect(questionOf(packetsLost(''))).toBe('No packet is lost. What if one were?');
});

test('what can be done to a packet is the opposite of what the network does', () => {
  const [ordered] = told('4');
  if (ordered === undefined) throw new Error('nothing is told');
  expect(actWords(ordered.record, 3, 0, false)).toBe('Packet 4 is lost: click to rescue it.');
  expect(actWords(ordered.record, 3, 1, true)).toBe('Packet 4, retransmitted: tap to lose it.');
  expect(actWords(ordered.record, 6, null, true)).toBe('Packet 7: tap to lose it.');
});
