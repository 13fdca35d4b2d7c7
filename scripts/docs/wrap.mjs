// Prose in README.md and docs/ has lines of at most 120 characters. This wraps paragraphs with a longer line again, or names
// them with --check. Tables, code and generated documents keep their lines; --check also names lines of code that are too long
// for a page.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { root } from '../run.mjs';
import { fail } from '../say.mjs';
import { filesBelow } from '../stamps.mjs';

const WIDTH = 120;
/** Most characters of a line of code: a longer one is probably two commands that became one line. */
const CODE_WIDTH = 140;
/** Generated documents, written by `npm run ledger` and by the test of the lessons. */
const WRITTEN = /^docs\/(ledger\/|teaching\.md$)/;
const FENCE = /^\s*(?:```|~~~)/;
/** Lines that are not wrapped: headings, rows of tables, quotations. */
const ALONE = /^\s*(?:#{1,6} |\||>)/;
const ITEM = /^(\s*)(?:[-*]|\d+\.) +/;
/** Texts that stay on one line: code, names of rules, and anything that Markdown would read as markup at the head of a line. */
const WHOLE = /`[^`]*`|\brules? (?=`?[a-z]+-\d)| (?=(?:[-+*>=|]|#{1,6}|\d+[.)])(?: |$))/g;
/** Replaces a space at which no line may break. */
const KEPT = '\u00a0';

/** @param {readonly string[]} lines of one paragraph, or of one item of a list without what is below it */
function broken(lines) {
  const [, indent = ''] = /^(\s*)/.exec(lines[0] ?? '') ?? [];
  const mark = ITEM.exec(lines[0] ?? '')?.[0] ?? indent;
  const text = lines.map((line, at) => (at === 0 ? line.slice(mark.length) : line.trim())).join(' ');
  const words = text.replace(WHOLE, (part) => part.replaceAll(' ', KEPT)).split(' ');
  const made = [mark];
  for (const word of words) {
    const line = made.at(-1) ?? '';
    const isFirst = line.trim() === '' || line === mark;
    if (!isFirst && line.length + 1 + word.length > WIDTH) made.push(' '.repeat(mark.length) + word);
    else made[made.length - 1] = isFirst ? line + word : `${line} ${word}`;
  }
  return made.map((line) => line.replaceAll(KEPT, ' '));
}

/** The text with its prose broken where a line was too long. @param {string} text */
export function wrapProse(text) {
  /** @type {string[]} */
  const out = [];
  /** @type {string[]} */
  let block = [];
  let isCode = false;
  const end = () => {
    const isLong = block.some((line) => line.length > WIDTH);
    out.push(...(isLong && !block.some((line) => line.endsWith('  ')) ? broken(block) : block));
    block = [];
  };
  for (const line of text.split('\n')) {
    const isFence = FENCE.test(line);
    if (isCode || isFence || ALONE.test(line) || line.trim() === '') {
      end();
      out.push(line);
      if (isFence) isCode = !isCode;
    } else {
      if (ITEM.test(line)) end();
      block.push(line);
    }
  }
  end();
  return out.join('\n');
}

/** The lines of code that are longer than a page is wide. @param {string} text */
export function longCodeLines(text) {
  let isCode = false;
  return text.split('\n').filter((line) => {
    if (FENCE.test(line)) isCode = !isCode;
    return isCode && line.length > CODE_WIDTH;
  });
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const files = ['README.md', ...filesBelow('docs', (file) => file.endsWith('.md'))];
  const long = files.filter((file) => {
    if (WRITTEN.test(file)) return false;
    const text = readFileSync(join(root, file), 'utf8');
    const [code] = longCodeLines(text);
    if (code !== undefined && argv.includes('--check'))
      fail(`${file}: a line of code has more than ${CODE_WIDTH} characters: ${code.slice(0, 60)} ...`);
    const made = wrapProse(text);
    if (made !== text && !argv.includes('--check')) writeFileSync(join(root, file), made);
    return made !== text;
  });
  if (long.length > 0 && argv.includes('--check'))
    fail(`lines of more than ${WIDTH} letters, which \`npm run format\` breaks: ${long.join(', ')}.`);
}
