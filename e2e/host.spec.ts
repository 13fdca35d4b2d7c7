// The built folder works on any static host (DESIGN.md, decision 6).

import { join } from 'node:path';
import { root } from '../scripts/run.mjs';
import { serveFolder } from '../scripts/serve.mjs';
import { expect, expectFigures, open, rest, test } from './page.ts';

const folder = join(root, 'dist');

test('asks nobody but its own host, under its own path', async ({ page, baseURL }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page);
  await expectFigures(page);
  expect(asked.some((url) => url.endsWith('.wasm'))).toBe(true);
  // blobs and data are made on the page itself
  const elsewhere = asked.filter((url) => !url.startsWith(String(baseURL)) && !/^(blob|data):/.test(url));
  expect(elsewhere).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

test('works at the root of a host', async ({ page }) => {
  const host = await serveFolder({ folder, port: 0 });
  await page.goto(host.url);
  await rest(page);
  await expectFigures(page);
  host.close();
});

test('works where the host does not know the type of WebAssembly', async ({ page }) => {
  const host = await serveFolder({ folder, port: 0, wasmType: 'application/octet-stream' });
  const types: (string | undefined)[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.wasm')) types.push(response.headers()['content-type']);
  });
  await page.goto(host.url);
  await rest(page);
  await expectFigures(page);
  expect(types).toContain('application/octet-stream');
  host.close();
});

test('needs no isolation from other origins', async ({ page }) => {
  await open(page);
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);
  await expectFigures(page);
});
