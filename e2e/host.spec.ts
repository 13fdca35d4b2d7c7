// The built folder works on any static host.

import { statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FrameLocator, Page } from '@playwright/test';
import { POLICY } from '../scripts/policy.mjs';
import { root } from '../scripts/run.mjs';
import { serveFolder } from '../scripts/serve.mjs';
import { EVERY, testEach } from './every.ts';
import { SMALL_PAGES } from './laboratories.ts';
import { expect, expectFigures, open, rest, SMALL, test } from './page.ts';
import { ownPolicy } from './policy.ts';

const folder = join(root, 'dist');

test('asks nobody but its own host, under its own path, and for no styles that stand in the HTML', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page);
  await expectFigures(page);
  expect(asked.some((url) => url.endsWith('.wasm'))).toBe(true);
  // blob: and data: addresses are made by the page itself
  const elsewhere = asked.filter((url) => !url.startsWith(String(baseURL)) && !/^(blob|data):/.test(url));
  expect(elsewhere).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
  const html = await (await page.request.get('./')).text();
  const inside = [...html.matchAll(/<link rel="stylesheet" disabled[^>]* href="\.([^"]*)"/g)];
  expect(inside.length).toBeGreaterThan(0);
  for (const [, name = '-'] of inside) expect(asked.filter((url) => url.endsWith(name))).toEqual([]);
});

test('works where the host does not know the type of WebAssembly', EVERY, async ({ page }) => {
  const host = await serveFolder({ folder, port: 0, wasmType: 'application/octet-stream' });
  const types: (string | undefined)[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.wasm')) types.push(response.headers()['content-type']);
  });
  await page.goto(`${host.url}${SMALL}`);
  await rest(page);
  await expectFigures(page);
  expect(types).toContain('application/octet-stream');
  host.close();
});

test('carries the licences of what is in it', async ({ request }) => {
  const text = await (await request.get('licenses.txt')).text();
  // the licences of npm packages, of the bundler's helpers, of crates, and of Rust's standard library, with their texts
  for (const name of [
    'react-dom',
    '@fontsource-variable/source-sans-3',
    'd3-contour',
    'vite',
    'libm',
    'Rust standard library',
  ]) {
    expect(text).toMatch(new RegExp(`^${name} [0-9.]+ \\(`, 'm'));
  }
  for (const words of ['Copyright (c) Meta Platforms', 'Mike Bostock', 'Apache License', 'musl']) {
    expect(text).toContain(words);
  }
  expect(await request.get('licenses.json').then((answer) => answer.status())).toBe(404);
});

// at the root of a host, without isolation from other origins; the console reports each violation of the policy, and a test fails on it
testEach(
  ['#/alf?n=100&fig=ladder&at=100', ...SMALL_PAGES],
  (link) => `works on a host that sends the strict policy: ${link}`,
  async (page, link) => {
    const policy = ownPolicy();
    expect(policy).not.toContain('unsafe-inline');
    const host = await serveFolder({ folder, port: 0, headers: { 'content-security-policy': policy } });
    await page.goto(`${host.url}${link}`);
    await rest(page);
    expect(await page.evaluate(() => [location.pathname, crossOriginIsolated])).toEqual(['/', false]);
    await expectFigures(page);
    // exporting a picture, which has styles of its own, violates nothing
    const figure = page.getByRole('figure').first();
    await figure.getByRole('button', { name: /^Export/ }).click();
    const [picture] = await Promise.all([
      page.waitForEvent('download'),
      figure.getByRole('button', { name: 'Picture (PNG)' }).click(),
    ]);
    expect(statSync(await picture.path()).size).toBeGreaterThan(10_000);
    host.close();
  },
);

test('on a host that allows nothing in the HTML it takes its first script and its styles from files', async ({
  page,
  troubles,
}) => {
  const host = await serveFolder({ folder, port: 0, headers: { 'content-security-policy': POLICY } });
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto(`${host.url}${SMALL}`);
  await rest(page);
  await expectFigures(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect((await page.locator('#root .bar').boundingBox())?.height).toBeLessThan(60);
  const said = troubles.splice(0);
  // only the inline script and the inline styles are blocked
  expect(said).toHaveLength(2);
  for (const words of said) expect(words).toContain('Content Security Policy');
  host.close();
});

test(
  'in a frame that forbids downloads, tabs and prints it says so, and its files can be copied',
  EVERY,
  async ({ page, context, troubles }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto('./icon.svg');
    const address = new URL(`./${SMALL}&fig=blocking`, page.url()).href;
    await page.goto('./licenses.txt');
    await page.setContent(
      `<iframe style="width: 1240px; height: 680px" sandbox="allow-scripts allow-same-origin" src="${address}"></iframe>`,
    );
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('html')).toHaveAttribute('data-idle', 'true', { timeout: 60_000 });
    const take = async (what: string) => {
      await frame.getByRole('button', { name: /^Export: / }).click();
      await frame.getByRole('button', { name: what }).click();
    };
    await frame.getByRole('button', { name: /^Data: / }).click();
    await frame.getByRole('button', { name: 'Save as CSV' }).click();
    await expect(frame.getByText('The frame around this page forbids downloads.')).toBeVisible();
    await frame.getByRole('button', { name: 'Open it in a tab' }).click();
    await expect(frame.getByText('forbids other tabs as well')).toBeVisible();
    await frame.getByRole('button', { name: 'Copy it' }).click();
    await expect(frame.getByText('Copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/,scenario,version/);
    await page.keyboard.press('Escape');
    await take('Print');
    await expect(frame.getByText('does not let it print')).toBeVisible();
    // the browser reports the refusal only in the console
    expect(troubles.splice(0).join()).toMatch(/allow-popups.*allow-modals/s);
  },
);

test.describe('where the page cannot start', () => {
  const NEEDS = 'the page could not start';

  /** Checks that the note is visible in the window: below a logo of full size it would not be. */
  async function expectSaid(place: Page | FrameLocator): Promise<void> {
    await expect(place.getByText(NEEDS)).toBeVisible();
    await expect(place.getByText(NEEDS)).toBeInViewport({ ratio: 1 });
  }

  test('as a file of its own it says what it needs', EVERY, async ({ page, troubles }) => {
    await page.goto(pathToFileURL(join(folder, 'index.html')).href);
    await expectSaid(page);
    expect(troubles.splice(0).length).toBeGreaterThan(0);
  });

  test(
    'in a frame that may not load its parts it says what it needs',
    EVERY,
    async ({ page, troubles, baseURL }) => {
      const host = await serveFolder({ folder, port: 0 });
      await page.goto(`${host.url}licenses.txt`);
      // a frame without a size has 300 x 150 px
      await page.setContent(`<iframe sandbox="allow-scripts" src="${baseURL}"></iframe>`);
      await expectSaid(page.frameLocator('iframe'));
      expect(troubles.splice(0).length).toBeGreaterThan(0);
      host.close();
    },
  );

  test('without its script it says what it needs, after a while', async ({ page, troubles }) => {
    await page.route('**/index-*.js', (route) => route.abort());
    await page.goto('./#/alf');
    await expectSaid(page);
    await expect(page.locator('#frame .bar-product')).toBeVisible();
    expect(troubles.splice(0).join()).toContain('ERR_FAILED');
  });

  test('without its styles it is ugly, and works', EVERY, async ({ page, troubles }) => {
    await page.route('**/index-*.css', (route) => route.abort());
    const host = await serveFolder({ folder, port: 0, headers: { 'content-security-policy': POLICY } });
    await page.goto(`${host.url}${SMALL}`);
    await rest(page);
    await expect(page.getByText(NEEDS)).toBeHidden();
    expect((await page.locator('#root .bar-product svg').boundingBox())?.width).toBe(26);
    await expectFigures(page);
    expect(troubles.splice(0).join()).toContain('ERR_FAILED');
    host.close();
  });

  test('without its letters it is the same page', EVERY, async ({ page, troubles }) => {
    await page.route('**/typeface-*.js', (route) => route.abort());
    await open(page);
    await expectFigures(page);
    const said = troubles.splice(0);
    // the console has only the browser's message about the missing file
    expect(said).toEqual([expect.stringContaining('ERR_FAILED')]);
  });

  test('nobody else ever sees that', async ({ page }) => {
    const seen: boolean[] = [];
    await page.exposeFunction('tell', (isVisible: boolean) => seen.push(isVisible));
    await page.addInitScript(() => {
      const look = () => {
        const needs = document.getElementById('needs');
        // in each frame
        if (needs) Reflect.get(window, 'tell')(needs.checkVisibility({ visibilityProperty: true }));
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await open(page, SMALL);
    expect(seen.length).toBeGreaterThan(1);
    expect(seen).not.toContain(true);
  });
});
