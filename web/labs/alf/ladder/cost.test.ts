import { expect, test } from 'vitest';
import { costWords, laterWords } from './cost.ts';

test('a difference is said with its direction, and none as none', () => {
  expect([100, -20.5, 0].map(laterWords)).toEqual(['100 ms later', '20.5 ms earlier', 'unchanged']);
  expect([100, -20.5, 0].map(costWords)).toEqual(['100 ms', '−20.5 ms', 'nothing']);
});
