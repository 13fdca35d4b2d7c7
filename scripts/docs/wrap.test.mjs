import { expect, test } from 'vitest';
import { longCodeLines, wrapProse } from './wrap.mjs';

const words = (/** @type {number} */ count, word = 'packets') => Array(count).fill(word).join(' ');

test('a paragraph with a line that is too long is broken anew, with what follows in it', () => {
  const found = wrapProse(`# A\n${words(20)}\nthe end\n\nnext\n`).split('\n');
  expect(found).toEqual(['# A', words(15), `${words(5)} the end`, '', 'next', '']);
});

test('lines that are short enough stay as they were written', () => {
  const text = `One.\nTwo.\n\n- three\n  and four\n`;
  expect(wrapProse(text)).toBe(text);
});

test('the lines of an item stand under its words, and the next item begins anew', () => {
  const [first, second, third] = wrapProse(`10. \`a-1\` ${words(18)}\n11. b`).split('\n');
  expect(first).toMatch(/^10\. `a-1` packets/);
  expect(second).toMatch(/^ {4}packets/);
  expect(third).toBe('11. b');
});

test('tables, headings and code keep their lines', () => {
  const text = ['# ', '| ', '```sh\n', '   | '].map((head) => `${head}${words(30)}`).join('\n\n');
  expect(wrapProse(`${text}\n\`\`\`\n`)).toBe(`${text}\n\`\`\`\n`);
});

test.each([
  ['code', '`npm run -s oos -- run`'],
  ['the name of a rule', 'rule red-7'],
  ['a mark of lists', 'ends - here'],
  ['a number', 'in 12. Of'],
])('%s is not torn apart', (_, part) => {
  for (let before = 100; before < 122; before++) {
    const text = wrapProse(`${'x'.repeat(before)} ${part} ${words(12)}`);
    expect(text).not.toMatch(/^(?:- |\d+\. |red-7)/m);
    if (part.startsWith('`')) expect(text).toContain(part);
  }
});

test('what has been broken stays', () => {
  const once = wrapProse(`- ${words(50)} rule red-7\n\n${words(70)}`);
  expect(wrapProse(once)).toBe(once);
});

test('two commands on one line of code are named', () => {
  const commands = ['oos figure --csv   # the table of a figure', 'oos ledger   # the statements'].map(
    (line) => line.padEnd(90, '.'),
  );
  expect(longCodeLines(['```sh', ...commands, '```', words(60)].join('\n'))).toEqual([]);
  expect(longCodeLines(['```sh', commands.join(' '), '```'].join('\n'))).toEqual([commands.join(' ')]);
});
