// What an author writes in a line or list is what a reader sees.

import * as fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { lessonIn } from '../read/reader.ts';
import { Blocks, Line } from './Markdown.tsx';

/** The visible text of markup, without spaces. */
function seen(markup: string): string {
  const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#x27': "'", amp: '&' };
  return markup
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(lt|gt|quot|#x27|amp);/g, (_, name) => entities[name] ?? '')
    .replaceAll(/\s/g, '');
}

const line = (text: string) => renderToStaticMarkup(<Line text={text} />);

function blocks(text: string): string {
  const lesson = lessonIn(
    'a',
    `---\ntitle: T\n---\n${text}\n\n~~~predict choice\nid: a\nscenario: #/alf\nask: What?\n- a | gain < 0.1\n- b | gain > 0.1\n~~~\n`,
  );
  expect(lesson.problems.filter(({ words }) => !words.includes('reveal'))).toEqual([]);
  const told = lesson.chapters[0]?.before ?? [];
  return renderToStaticMarkup(
    told.map((each, at) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no identity but their place
      each.kind === 'prose' ? <Blocks key={at} tokens={each.tokens} runs={null} /> : null,
    ),
  );
}

test.each([
  '1. By how much?',
  '> 10 %',
  '+ 5 %',
  '- 5 %',
  '# 3 of 4',
  '---',
  '    four spaces',
  '<p>no mark</p>',
  '[a]: https://example.org/',
  '| a | b |',
])('a line that begins as a block of Markdown stands as it was written: %s', (text) => {
  expect(seen(line(text))).toBe(text.replaceAll(' ', ''));
});

test('no letter, digit or sign of a line is lost but the marks of Markdown', () => {
  // texts with emphasis, code, links, escapes and entities
  const written = fc.oneof(
    fc.string({ unit: 'grapheme-ascii' }),
    fc
      .array(
        fc.constantFrom(
          '1. ',
          '> ',
          '- ',
          '+ ',
          '# ',
          '> 5',
          'a',
          '%',
          '3',
          '**',
          '_',
          ' ',
          '<b>',
          '[[gain]]',
        ),
      )
      .map((parts) => parts.join('')),
  );
  const MARKS = /[*_`[\]()\\<>&;!\s]/g;
  fc.assert(
    fc.property(written, (text) => {
      const rest = (of: string) => of.replaceAll(MARKS, '');
      expect(rest(seen(line(text)))).toContain(rest(text));
    }),
  );
});

test('a line of marks, thousands deep, is drawn', () => {
  for (const mark of ['> ', '1. ', '- ', '*a _b '])
    expect(seen(line(`${mark.repeat(4000)}end`))).toContain('end');
});

test('a list in a list is one, and a numbered list begins at its number', () => {
  expect(blocks('- a\n  - *b*\n- c')).toBe('<ul><li>a<ul><li><em>b</em></li></ul></li><li>c</li></ul>');
  expect(blocks('3. third\n4. fourth')).toBe('<ol start="3"><li>third</li><li>fourth</li></ol>');
  expect(blocks('- a\n\n  b\n\n      code\n- [x] c')).toBe(
    '<ul><li><p>a</p><p>b</p><pre>    code</pre></li><li><p>[x] c</p></li></ul>',
  );
});
