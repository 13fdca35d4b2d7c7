import { describe, expect, test } from 'vitest';
import { LABS, type LabId, type Param } from '#pkg/params.ts';
import { isKept } from '../../scenario/kept.ts';
import { defaultsOf, fromPairs, paramsOf, type Value, valueIn } from '../../scenario/values.ts';
import { measureById } from '../results/table.ts';
import { arePaired, differingParams, paramValueWords } from './differingParams.ts';
import { type Outcome, outcomeOf, subjectOf } from './sentences.ts';
import { apartWords, signed } from './signed.ts';
import { turnWords } from './turn.ts';

function subject(lab: LabId, given: Record<string, Value>, name = ''): string {
  const now = fromPairs(lab, new Map(Object.entries(given)));
  const kept = defaultsOf(lab);
  const changed = differingParams(lab, now, kept).map((param) => ({
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
    expect(subject('alf', { w: 8 })).toBe('Receive window: 8 packets instead of 32. The change');
    expect(subject('alf', { w: 1 })).toBe('Receive window: 1 packet instead of 32. The change');
    expect(subject('alf', { ta: 5, l: 0.2 })).toBe(
      'Processing time: 5 ms instead of 10 ms; loss rate: 20% instead of 10%. The change',
    );
    expect(subject('alf', { ta: 5, l: 0.2, w: 8 }, 'A third')).toBe(
      'This scenario, compared with “A third”,',
    );
    expect(subject('alf', { ta: 5, l: 0.2, w: 8 })).toBe('This scenario, compared with the kept one,');
  });

  test('what is no number', () => {
    expect(subject('alf', { delay: 'constant' })).toBe(
      'Delay law: Constant instead of “Constant + Erlang-3, half and half”. The change',
    );
    expect(subject('tcp', { cc: 'reno' })).toBe('Congestion control: Reno instead of BIC. The change');
    expect(subject('red', { queue: 'droptail' })).toBe('Queue: Drop-tail instead of RED. The change');
    expect(subject('alf', { lose: '4' })).toBe('Forced losses: packet 4 instead of none. The change');
    expect(subject('alf', { lose: '4,5,6,7,8,9,10,11,12,13,14' })).toBe('Other forced losses. The change');
    expect(subject('alf', { burst: 4 })).toBe(
      'Mean loss burst: 4 transmissions instead of independent losses. The change',
    );
  });

  test('every parameter of every laboratory, by its own name and without an article', async () => {
    const all = LABS.flatMap(({ id: lab }) =>
      paramsOf(lab)
        .filter(isKept)
        .flatMap((param) =>
          othersOf(param, valueIn(defaultsOf(lab), param.id)).map((now) => [lab, param, now] as const),
        ),
    );
    const said = all.map(([lab, param, now]) => {
      const kept = valueIn(defaultsOf(lab), param.id);
      const words = subjectOf([{ param, now, kept }], '')
        .map(({ text }) => text)
        .join('');
      return `${lab} ${param.id}: ${words}`;
    });
    expect(said.length).toBeGreaterThan(200);
    expect(said.filter((line) => /\b1 [a-z]{3,}s\b/.test(line))).toEqual([]);
    // two choices with the same name would make an empty sentence
    expect(said.filter((line) => /: ([^,“]+) instead of \1\. The change$/.test(line))).toEqual([]);
    await expect(`${said.join('\n')}\n`).toMatchFileSnapshot('subjects.txt');
  });

  /** Other values of a parameter: every other choice, a number in singular and one in plural, a text. */
  function othersOf({ values, id }: Param, kept: Value): readonly Value[] {
    if (values.kind === 'choice')
      return values.options.map((option) => option.id).filter((one) => one !== kept);
    if (values.kind === 'text') return [id === 'path' ? '0,1,2' : '4'];
    return [...new Set([1, values.max])].filter((one) => one !== kept && one <= values.max);
  }
});

describe('what it does is said as far as the interval goes', () => {
  const gain = measureById('alf', 'gain');
  const rate = { name: 'Rate', side: 'with the buffer', shown: 'number', unit: 'kbit/s' } as const;
  const said = (outcome: Omit<Outcome, 'runs'>) =>
    outcomeOf({ runs: 5, ...outcome })
      .map(({ text }) => text)
      .join('');
  const by = (mean: number, ci95: number | null) => ({ mean, ci95 }) as Outcome['difference'];

  test.each([
    [
      { measure: gain, mine: 0.226, other: 0.33, difference: by(-0.104, 0.033) },
      ' lowers the gain by not waiting: 23% instead of 33%.',
    ],
    [
      { measure: gain, mine: 0.331, other: 0.329, difference: by(0.002, 0.001) },
      ' raises the gain by not waiting: 33.1% instead of 32.9%.',
    ],
    [
      { measure: rate, mine: 531, other: 318, difference: by(213, 18) },
      ' raises the rate with the buffer: 531 kbit/s instead of 318 kbit/s.',
    ],
    [
      { measure: rate, mine: 531, other: 528, difference: by(3, 18) },
      ' makes little difference to the rate with the buffer: 531 kbit/s and 528 kbit/s; with 5 runs, less than 18 kbit/s may be chance.',
    ],
    [
      { measure: gain, mine: 0.23, other: 0.33, difference: by(-0.1, 1.313) },
      ' makes no sure difference to the gain by not waiting: 23% and 33%; with 5 runs, less than 131.3 points may be chance.',
    ],
    [
      { measure: gain, mine: 0.33, other: 0.331, difference: by(0.00001, 0.00002) },
      ' makes no difference to the gain by not waiting: 33% and 33.1%.',
    ],
    [
      { measure: rate, mine: 531, other: 531, difference: by(0, null) },
      ' makes no difference to the rate with the buffer: 531 kbit/s.',
    ],
  ] as const)('%#', (outcome, words) => expect(said(outcome)).toBe(words));

  test('one packet is no packets', () => {
    const displacement = { name: 'Mean displacement', side: '', shown: 'number', unit: 'packets' } as const;
    const outcome = { measure: displacement, mine: 1, other: 0.5, difference: by(0.5, null) };
    expect(said(outcome)).toBe(' raises the mean displacement: 1 packet instead of 0.5.');
  });

  test('what rounds to nothing has neither a sign nor a direction', () => {
    expect(signed(by(-0.0003, 0.007), gain)).toBe('0.0 ± 0.7 points');
    // difference and interval are smaller than a tenth of a point
    expect(signed(by(0.000_026_55, 0.000_019_5), gain)).toBe('+0.003 ± 0.002 points');
    expect(signed(by(-0.001_825, 0.000_2), gain)).toBe('−0.18 ± 0.02 points');
    expect(signed(by(0, 0), gain)).toBe('0.0 points');
    const apart = (mean: number, half: number) => apartWords(by(mean, half), gain, 0.33);
    expect(apart(-0.0003, 0.007)).toMatchObject({ size: '0.0 ± 0.7 points', direction: 'away from kept' });
    expect(apart(-0.104, 0.033)).toMatchObject({ size: '10.4 ± 3.3 points', direction: 'lower than kept' });
    expect(apart(0, 0)).toMatchObject({ size: 'the same', direction: 'as kept' });
    expect(signed(by(213, 18), rate)).toBe('+213 ± 18 kbit/s');
    expect(signed(by(-0.2, 18), rate)).toBe('0 ± 18 kbit/s');
  });

  test('what the runs cannot tell from none may be chance', () => {
    expect(apartWords(by(-0.048, 1.313), gain, 0.9)).toEqual({
      size: '4.8 ± 131.3 points',
      direction: 'lower than kept',
      isOpen: true,
    });
    // an interval without differences that matter
    expect(apartWords(by(0.003, 0.005), gain, 0.9)).toEqual({
      size: '0.3 ± 0.5 points',
      direction: 'away from kept',
      isOpen: false,
    });
  });
});

test('values are said as their controls say them', () => {
  const words = (lab: LabId, id: string, value: Value, is?: ':' | ' =') => {
    const param = paramsOf(lab).find((each) => each.id === id);
    if (param === undefined) throw new Error(`${lab} has no ${id}`);
    return paramValueWords(param, value, is);
  };
  expect(words('tcp', 'stack', 'linux-2010')).toBe('Stack: Linux 2010');
  expect(words('red', 'queue', 'droptail', ' =')).toBe('Queue = Drop-tail');
  expect(words('alf', 'w', 8)).toBe('W = 8 packets');
  expect(words('alf', 'lose', '4', ' =')).toBe('Forced losses = packet 4');
  expect(words('alf', 'lose', '')).toBe('Forced losses: none');
  expect(words('alf', 'burst', null)).toBe('1/q: independent losses');
});

test('runs of two seeds are no pairs', () => {
  const one = defaultsOf('alf');
  expect(arePaired(one, { ...one, w: 8 })).toBe(true);
  expect(arePaired(one, { ...one, seed: 2 })).toBe(false);
});

describe('where a difference turns', () => {
  const [ta] = paramsOf('alf');
  if (ta === undefined) throw new Error('there is no parameter');
  const x = [0, 1, 2, 3, 4, 5, 6];
  const words = (differences: readonly number[], at: number, ci95: number | null = 0.1) =>
    turnWords({ x, differences: differences.map((mean) => ({ mean, ci95 })), at, param: ta });

  test('the nearest place, between two points', () => {
    expect(words([-1, -1, -1, 1, 1, 1, 1], 1)).toBe('above 2.5 ms it is higher');
    expect(words([-1, -1, -1, 1, 1, 1, 1], 5)).toBe('below 2.5 ms it is lower');
  });

  test('nowhere, if they only run together, or runs cannot tell them apart', () => {
    expect(words([-1, -1, -1, -1, -0.05, 0.05, -0.05], 1)).toBeUndefined();
    expect(words([-1, -1, -1, 1, 1, 1, 1], 1, 0.6)).toBeUndefined();
    expect(words([-1, -1, -1, 1, 1, 1, 1], 1, null)).toBeUndefined();
    expect(words([0, 0], 0, 0)).toBeUndefined();
  });
});
