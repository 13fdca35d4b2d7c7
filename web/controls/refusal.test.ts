import { describe, expect, test } from 'vitest';
import { paramsOf } from '../scenario/values.ts';
import { refusal } from './refusal.ts';
import { isOf } from './value.ts';

function param(id: string) {
  const found = paramsOf('alf').find((each) => each.id === id);
  if (found === undefined || !isOf('number', found)) throw new Error(`${id} is no number`);
  return found;
}

describe('a number field says what it takes', () => {
  test.each([
    ['ta', '300', 'Takes 0 to 200 ms.'],
    ['ta', '-5', 'Takes 0 to 200 ms.'],
    ['ta', 'abc', 'Takes 0 to 200 ms.'],
    ['ta', '1,500', 'Takes 0 to 200 ms, with a point and no comma.'],
    ['ta', '1,2,3', 'Takes 0 to 200 ms, with a point and no comma.'],
    ['w', '3.5', 'Takes whole numbers, 1 to 256 packets.'],
    ['l', '80%', 'Takes 0% to 60%.'],
  ])('%s does not take %s', (id, typed, said) => {
    expect(refusal(param(id), typed)).toBe(said);
  });

  test.each([
    ['ta', '12.5'],
    ['ta', '12,5'],
    ['ta', '0,125'],
    ['ta', ' 200 '],
    ['l', '60%'],
    ['l', '12.5 %'],
    // an empty field resets to the default
    ['ta', ''],
  ])('%s takes %s', (id, typed) => {
    expect(refusal(param(id), typed)).toBe('');
  });
});
