import { describe, expect, test } from 'vitest';
import type { LabId } from '#pkg/params.ts';
import { defaultsOf, fromPairs, paramsOf, type Value, valueIn } from '../../scenario/values.ts';
import { measureById } from '../results/table.ts';
import { differing } from './differing.ts';
import { type Outcome, outcomeOf, subjectOf } from './sentences.ts';
import { turnWords } from './turn.ts';

function subject(lab: LabId, given: Record<string, Value>, name = ''): string {
  const now = fromPairs(lab, new Map(Object.entries(given)));
  const kept = defaultsOf(lab);
  const changed = differing(lab, now, kept).map((param) => ({
    param,
    now: valueIn(now, param.id),
    kept: valueIn(kept, param.id),
  }));
  return subjectOf(changed, name)
    .map(({ text }) => text)
    .join('');
}

describe('what differs is named', () => {
  test('one parameter, two, or the kept scenario', () => {
    expect(subject('alf', { w: 8 })).toBe(`A ${name('alf', 'w')} of 8 ${unit('alf', 'w')}, not 32,`);
    expect(subject('alf', { ta: 5, l: 0.2 })).toBe(
      'A processing time of 5 ms, not 10 ms, and a loss rate of 20%, not 10%,',
    );
    expect(subject('alf', { ta: 5, l: 0.2, w: 8 }, 'A third')).toBe('This scenario, not “A third”,');
    expect(subject('alf', { ta: 5, l: 0.2, w: 8 })).toBe('This scenario, not the kept one,');
  });

  test('what is no number', () => {
    expect(subject('alf', { delay: 'constant' })).toBe(
      'Delay law constant, not constant + erlang-3, half and half,',
    );
    expect(subject('alf', { lose: '4' })).toBe('Forced losses 4, not none,');
    expect(subject('alf', { lose: '4,5,6,7,8,9,10,11,12,13,14' })).toBe('Other forced losses');
    expect(subject('alf', { burst: 4 })).toBe('A mean loss burst of 4 transmissions, not by the model,');
  });

  function param(lab: LabId, id: string) {
    return differing(lab, { ...defaultsOf(lab), [id]: 1 }, defaultsOf(lab))[0];
  }
  const name = (lab: LabId, id: string) => param(lab, id)?.name.toLowerCase();
  const unit = (lab: LabId, id: string) => param(lab, id)?.unit;
});

describe('what it does is said as far as the interval goes', () => {
  const gain = measureById('alf', 'gain');
  const rate = { name: 'Rate', side: 'with the buffer', shown: 'number', unit: 'kbit/s' } as const;
  const said = (outcome: Omit<Outcome, 'runs'>, isPlural = false) =>
    outcomeOf({ runs: 5, ...outcome }, isPlural)
      .map(({ text }) => text)
      .join('');
  const by = (mean: number, ci95: number | null) => ({ mean, ci95 }) as Outcome['difference'];

  test.each([
    [
      { measure: gain, isWon: true, mine: 0.226, other: 0.33, difference: by(-0.104, 0.033) },
      ' wins less: 23%, not 33%.',
    ],
    [
      { measure: gain, isWon: true, mine: 0.331, other: 0.329, difference: by(0.002, 0.001) },
      ' wins more: 33.1%, not 32.9%.',
    ],
    [
      { measure: rate, isWon: false, mine: 531, other: 318, difference: by(213, 18) },
      ' raises the rate with the buffer: 531 kbit/s, not 318 kbit/s.',
    ],
    [
      { measure: rate, isWon: false, mine: 531, other: 528, difference: by(3, 18) },
      ' makes no difference to the rate with the buffer that 5 runs can tell: 531 kbit/s and 528 kbit/s.',
    ],
    [
      { measure: rate, isWon: false, mine: 531, other: 531, difference: by(0, null) },
      ' makes no difference to the rate with the buffer: 531 kbit/s.',
    ],
  ] as const)('%#', (outcome, words) => expect(said(outcome)).toBe(words));

  test('of two parameters', () => {
    const outcome = { measure: gain, isWon: true, mine: 0.5, other: 0.3, difference: by(0.2, 0.1) };
    expect(said(outcome, true)).toBe(' win more: 50%, not 30%.');
  });
});

describe('where a difference turns', () => {
  const [ta] = paramsOf('alf');
  if (ta === undefined) throw new Error('there is no parameter');
  const x = [0, 1, 2, 3, 4, 5, 6];
  const words = (now: number[], kept: number[], at: number) =>
    turnWords({ now: { x, y: now }, kept: { x, y: kept }, at, param: ta });

  test('the nearest place, between two points', () => {
    expect(words([1, 1, 1, 1, 1, 1, 1], [2, 2, 2, 0, 0, 0, 0], 1)).toBe('above 2.5 ms it is higher');
    expect(words([1, 1, 1, 1, 1, 1, 1], [2, 2, 2, 0, 0, 0, 0], 5)).toBe('below 2.5 ms it is lower');
  });

  test('nowhere, if they only run together', () => {
    expect(words([1, 1, 1, 1, 1, 1, 1], [2, 2, 2, 2, 1.05, 0.95, 1.05], 1)).toBeUndefined();
    expect(words([1, 1], [1, 1], 0)).toBeUndefined();
  });
});
