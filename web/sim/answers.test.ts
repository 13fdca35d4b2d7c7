import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answersIn, fromJsonValue, toJsonValue } from './answers.ts';

const number = fc.oneof(fc.double(), fc.constantFrom(-0, Number.NaN, Number.POSITIVE_INFINITY));
const leaf = fc.oneof(
  number,
  fc.string(),
  fc.boolean(),
  fc.constantFrom(null, undefined),
  fc.array(number).map((values) => Float64Array.from(values)),
  fc.uint8Array(),
  fc.uint32Array(),
  fc.float32Array(),
);
// no field names that every object has (`constructor`): answers have none, and they mislead the comparison
const field = fc.stringMatching(/^[a-z_]+$/).filter((name) => !(name in Object.prototype));
const { answer } = fc.letrec((tie) => ({
  answer: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc.array(tie('answer')),
    fc.dictionary(field, tie('answer'), { noNullPrototype: true }),
  ),
}));

test('every bit of an answer comes back from a file', () => {
  // toStrictEqual distinguishes 0 from -0, and types of arrays
  fc.assert(
    fc.property(answer, (value) => {
      expect(fromJsonValue(JSON.parse(JSON.stringify(toJsonValue(value))))).toStrictEqual(value);
    }),
  );
});

test('what could not come back the same is not written', () => {
  for (const value of [1n, new Map(), new BigInt64Array(1), { $: 1 }])
    expect(() => toJsonValue([value])).toThrow('cannot be written');
});

test('an answer belongs to a function with its arguments, and each asker has one of its own', () => {
  const answerTo = answersIn({
    modules: [],
    answers: [['alf_run', ['#/alf', 0], toJsonValue(Float64Array.of(1, 2))]],
  });
  const given = answerTo({ fn: 'alf_run', args: ['#/alf', 0] }) as unknown as Float64Array;
  expect(given).toEqual(Float64Array.of(1, 2));
  given[0] = 9;
  expect(answerTo({ fn: 'alf_run', args: ['#/alf', 0] })).toEqual(Float64Array.of(1, 2));
  expect(answerTo({ fn: 'alf_run', args: ['#/alf', 1] })).toBeUndefined();
  expect(answerTo({ fn: 'red_run', args: ['#/alf', 0] } as never)).toBeUndefined();
});
