// The tests of every page, for the benches of the laboratory metrics.

import { join } from 'node:path';
import { root } from '../scripts/run.mjs';
import { serveFolder } from '../scripts/serve.mjs';
import { expectPageAccessible } from './axe.ts';
import { EVERY } from './every.ts';
import { expect, expectFigures, notice, open, rest, test } from './page.ts';
import { ownPolicy } from './policy.ts';

const BENCHES = [
  '#/metrics?seq=1+4+2+4+5+3+x+7',
  // an arrival order that cannot be read
  '#/metrics?seq=1+a',
  '#/metrics?bench=trace',
];

test('axe, the benches, light and dark', EVERY, async ({ page }) => {
  for (const link of BENCHES) await expectPageAccessible(page, link);
});

test('nothing sticks out of the benches on a phone', EVERY, async ({ page }) => {
  for (const link of [...BENCHES, '#/metrics?bench=sequence']) {
    await open(page, link);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await rest(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), link).toBe(width);
    }
  }
});

test('an order and a trace are measured on a host that sends the strict policy', EVERY, async ({ page }) => {
  const headers = { 'content-security-policy': ownPolicy() };
  const host = await serveFolder({ folder: join(root, 'dist'), port: 0, headers });
  await page.goto(`${host.url}#/metrics?seq=1+4+2`);
  await rest(page);
  await expectFigures(page);
  await page.goto(`${host.url}#/metrics?bench=trace`);
  await page.getByRole('button', { name: 'ping.txt' }).click();
  await expect(page.getByRole('region', { name: 'Measures' })).toBeVisible();
  host.close();
});

test('a value that a logarithmic axis has no place for stands at its edge', async ({ page }) => {
  await open(page, '#/metrics?bench=jitter&jitter=0&axis=log&n=1000&runs=2&fig=md');
  const handles = page.getByRole('application').getByRole('slider');
  expect(await handles.count()).toBeGreaterThan(0);
  for (const handle of await handles.all()) {
    expect(await handle.evaluate((element) => element.outerHTML)).not.toContain('NaN');
  }
});

test('a jitter below zero is clamped, with words about it', EVERY, async ({ page }) => {
  await page.goto('./#/metrics?n=1000&runs=2&jitter=-1');
  await expectFigures(page);
  await expect(notice(page)).toContainText(/Jitter.*: -1 was clamped to 0/);
  expect(new URL(page.url()).hash).toBe('#/metrics?jitter=0&n=1000&runs=2');
});

test('an arrival order that is none stays text, with words about it', async ({ page }) => {
  await open(page, '#/metrics?seq=1%202%20<script>alert(1)</script>');
  await expect(page.getByRole('main')).toContainText(
    '“<script>alert(1)</script>” at character 5 is not a number',
  );
  await expect(page.getByRole('alert')).toHaveCount(0);
  // the figure of senders draws nothing of such an order either
  await open(page, '#/tcp?transfer=1&runs=2&seq=90:0&fig=stacks');
  await expect(page.getByRole('main')).toContainText('“90:0” at character 1 is not a number');
  await expect(page.getByRole('figure').getByRole('application')).toHaveCount(0);
});
