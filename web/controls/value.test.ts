import { expect, test } from 'vitest';
import { paramsOf } from '../scenario/values.ts';
import { isOf, numberText, shownValue } from './value.ts';

test('a value in words has its thousands apart, one that is typed has not', () => {
  const param = paramsOf('metrics').find(({ id }) => id === 'n');
  if (param === undefined || !isOf('number', param)) throw new Error('There is a number of packets.');
  expect(shownValue(param, 65_535)).toBe('65,535 packets');
  expect(shownValue(param, 1)).toBe('1 packet');
  expect(numberText(param, 65_535)).toBe('65535');
});
