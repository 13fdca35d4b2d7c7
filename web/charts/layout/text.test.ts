import { expect, test } from 'vitest';
import { textWidth, wrappedText } from './text.ts';

test('lines fit, links too, and nothing of them is lost', () => {
  const link = 'https://example.org/page/#/alf?d=50&l=0&n=12&delay=constant&runs=1&lose=4&fig=ladder';
  const lines = wrappedText(`See ${link} (a link)`, 200, 13);
  for (const line of lines) expect(textWidth(line, 13)).toBeLessThanOrEqual(200);
  expect(lines.join('')).toContain(link);
  expect(lines.length).toBeGreaterThan(3);
  expect(wrappedText('two words', 400, 13)).toEqual(['two words']);
});
