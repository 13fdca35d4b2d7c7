import { expect, test } from 'vitest';
import { titleBefore } from './titles.ts';
import { titleWidth } from './titleWidth.ts';

const choose = { label: 'Curves', value: 'r', options: [], onChange: () => {} };

test('a title ends where it is told to, and loses words rather than stand outside', () => {
  const text = 'Curves for several gaps between packets R';
  const whole = titleBefore('corner', { text, choose, meaning: undefined }, 600, 20);
  expect(whole).toMatchObject({ text, right: 600 });
  const cut = titleBefore('corner', { text, choose, meaning: undefined }, 300, 20);
  expect(cut.text).toMatch(/^Curves for several .* …$/);
  expect(cut.left).toBeGreaterThanOrEqual(0);
  expect(cut.right).toBeLessThanOrEqual(300);
  expect(cut.right - cut.left).toBe(titleWidth(cut.text, choose));
  const brief = titleBefore('value', { text, brief: 'Curves for gaps R', choose }, 300, 20);
  expect(brief).toMatchObject({ text: 'Curves for gaps R', right: 300 });
});
