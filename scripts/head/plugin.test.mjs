import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { fillHead } from './plugin.mjs';

const page = `<!doctype html><html><head><title>A page</title>
    <meta charset="utf-8" />
    <link rel="modulepreload" href="./assets/shared.js">
    <link rel="stylesheet" crossorigin href="./assets/one.css">
    <link rel="stylesheet" crossorigin href="./assets/two.css">
    <script src="./theme.js"></script>
  </head><body></body></html>`;
const bundle = {
  'assets/one.css': { type: 'asset', source: 'a{color:red}\n' },
  'assets/two.css': { type: 'asset', source: "b::before{content:'$&'}" },
};

/** @param {string} text */
const sum = (text) => `&#39;sha256-${createHash('sha256').update(text).digest('base64')}&#39;`;

test('the script and the styles stand in the HTML, the policy allows these alone, and their files are not loaded', () => {
  const { transformIndexHtml } = fillHead();
  if (typeof transformIndexHtml !== 'object') throw new Error('the plugin changes no page');
  /** @type {string} */
  const html = Reflect.apply(transformIndexHtml.handler, {}, [page, { bundle }]);
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  expect(style).toBe("a{color:red}\nb::before{content:'$&'}");
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(html) ?? [];
  expect(script).toContain('dataset.theme');
  expect(html).toContain(`style-src &#39;self&#39; ${sum(style)};`);
  expect(html).toContain(`script-src &#39;self&#39; ${sum(script)} &#39;wasm-unsafe-eval&#39;;`);
  expect(html).not.toContain('theme.js');
  // the encoding first, the policy before the code that it allows, the script after the preloads and before the styles
  const order = ['charset', 'Content-Security-Policy', 'modulepreload', '<script>', '<style>', 'disabled'];
  const places = order.map((each) => html.indexOf(each));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(html.match(/rel="stylesheet"/g)).toHaveLength(2);
  expect(html.match(/rel="stylesheet" disabled/g)).toHaveLength(2);
});
