import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { asModule, reactModules } from './plugin.mjs';

const require = createRequire(import.meta.url);
const FILES = [
  'react/cjs/react.production.js',
  'react/cjs/react-jsx-runtime.production.js',
  'react-dom/cjs/react-dom.production.js',
  'react-dom/cjs/react-dom-client.production.js',
  'scheduler/cjs/scheduler.production.js',
].map((file) => new URL(`../../node_modules/${file}`, import.meta.url).pathname);

test("React's files as modules export what they export, and neither require nor assign to exports", () => {
  for (const file of FILES) {
    const code = asModule(readFileSync(file, 'utf8'));
    const [, list = ''] = /export \{ (.*) \};$/.exec(code) ?? [];
    const names = list.split(', ').map((each) => each.replace(/^exported_\w+ as /, ''));
    expect(names.toSorted()).toEqual(Object.keys(require(file)).toSorted());
    expect(code).not.toMatch(/\brequire\(|\bexports\b|\bmodule\./);
  }
});

/** Builds a page that uses React; counts the functions that the bundler wraps around React's files. @param {import('vite').Plugin[]} plugins */
async function wrappers(plugins) {
  const source = `export { createRoot } from 'react-dom/client'; export { flushSync } from 'react-dom';
    export { useState } from 'react'; export { jsx } from 'react/jsx-runtime';`;
  const entry = `data:text/javascript,${encodeURIComponent(source)}`;
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  });
  const [{ output = [] } = {}] = [built].flat().filter((each) => 'output' in each);
  const code = output.map((each) => (each.type === 'chunk' ? each.code : '')).join('\n');
  expect(code).toContain('createRoot');
  return code.match(/__commonJSMin\(/g)?.length ?? 0;
}

test('the bundler wraps none of them', async () => {
  expect(await wrappers([])).toBeGreaterThan(0);
  expect(await wrappers([reactModules()])).toBe(0);
});
