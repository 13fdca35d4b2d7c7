// A figure embedded in another page: of another origin, with the custom element, on slides.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Frame, Page } from '@playwright/test';
import { root } from '../scripts/run.mjs';
import { serveFolder } from '../scripts/serve.mjs';
import { EVERY, testFigures } from './every.ts';
import { tableOf } from './laboratories.ts';
import { measuresOf, oos } from './oos.ts';
import { expect, rest, test } from './page.ts';

const SMALL = '#/alf?n=30&runs=2';

/** Opens a page of another origin; the built page is on a host that allows other origins to load its module. */
async function around(page: Page, body: (host: string) => string) {
  const cors = { 'access-control-allow-origin': '*' };
  const product = await serveFolder({ folder: join(root, 'dist'), port: 0, prefix: '/oos/', headers: cors });
  const folder = mkdtempSync(join(tmpdir(), 'around-'));
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Around</title>${body(product.url)}`,
  );
  const own = await serveFolder({ folder, port: 0 });
  await page.goto(own.url);
  const frame = await framed(page);
  return {
    frame,
    close() {
      product.close();
      own.close();
      rmSync(folder, { recursive: true });
    },
  };
}

async function framed(page: Page): Promise<Frame> {
  await expect.poll(() => page.frames().length).toBe(2);
  const frame = page.frames()[1];
  if (frame === undefined) throw new Error('the page has no frame');
  await frame.locator('html[data-idle="true"]').waitFor({ state: 'attached' });
  return frame;
}

testFigures('stands in 320 x 240 px without a bar, and nothing sticks out', async (page, links, lab) => {
  await page.setViewportSize({ width: 320, height: 240 });
  const { params } = tableOf(`#/${lab}`);
  const slider = params.find(({ values, group }) => values.kind === 'number' && group === 'main')?.id ?? '';
  for (const [place, link] of links.entries()) {
    if (place === 0) await page.goto(`./?embed&sliders=${slider}${link}`);
    else await page.evaluate((link) => location.replace(link), link);
    await rest(page);
    const seen = await page.evaluate(() => ({
      over: [
        document.documentElement.scrollWidth - window.innerWidth,
        document.documentElement.scrollHeight - window.innerHeight,
      ],
      bars: document.querySelectorAll('#root :is(.bar, nav)').length,
      figures: document.querySelectorAll('figure').length,
      // drawn, but hardly high enough for a plot
      flat: [...document.querySelectorAll('[data-chart]')].filter(
        (each) => each.clientWidth > 0 && each.clientHeight < 100,
      ).length,
      words: document.querySelector('[data-part="lead"]')?.textContent?.length ?? 0,
    }));
    expect(seen, link).toMatchObject({ over: [0, 0], bars: 0, figures: 1, flat: 0 });
    expect(seen.words, link).toBeGreaterThan(20);
    await expect(page.getByRole('link', { name: 'Open' })).toBeInViewport({ ratio: 1 });
    await expect(page.locator('[data-parameter]').first(), link).toBeVisible();
  }
});

test(
  'a long sentence stands whole, in letters that become smaller step by step, and both sliders from 270 px on',
  EVERY,
  async ({ page }) => {
    const link = '#/red?runs=1&tau=4&ps=0.0039&minth=54';
    const lead = page.locator('[data-part="lead"] p').first();
    for (const [width, height, sliders] of [
      [320, 240, 1],
      [480, 270, 2],
      [640, 360, 2],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`./?embed&sliders=tau,minth${link}`);
      await rest(page);
      const [shown, all] = [await lead.innerText(), await lead.textContent()];
      const size = `${width} x ${height}`;
      expect(shown.replace(/\s+/g, ' ').trim(), size).toBe(all?.replace(/\s+/g, ' ').trim());
      await expect(page.locator('[data-parameter]:visible'), size).toHaveCount(sliders);
    }
    for (const address of [`./?embed${link}`, `./${link}`]) {
      await page.goto('about:blank');
      await page.goto(address);
      await rest(page);
      const sizes = await lead.evaluate((each) =>
        ['0', '1', '2', '3', '4'].map((step) => {
          each.setAttribute('data-long', step);
          return Number.parseFloat(getComputedStyle(each).fontSize);
        }),
      );
      expect(sizes, address).toEqual([...sizes].sort((a, b) => b - a));
      expect(sizes[4], address).toBeLessThan(sizes[3] ?? 0);
    }
  },
);

test('a page of another origin hears scenario, measures and height, and opens another scenario', async ({
  page,
}) => {
  const link = `?embed&amp;sliders=ta${SMALL.replace('&', '&amp;')}`;
  const { frame, close } = await around(
    page,
    (host) => `<script>heard = []; onmessage = ({ data, origin }) => heard.push({ ...data, origin })</script>
      <iframe src="${host}${link}" width="640" height="360"></iframe>`,
  );
  const heard = () => page.evaluate(() => Reflect.get(window, 'heard'));
  await expect.poll(heard).toHaveLength(1);
  const [first] = await heard();
  const means = (measures: Record<string, { mean: number }>) =>
    Object.fromEntries(Object.entries(measures).map(([id, { mean }]) => [id, mean]));
  expect(first.scenario).toBe(SMALL);
  expect(first.height).toBeGreaterThan(240);
  expect(means(first.measures)).toMatchObject(means(measuresOf(oos('run', SMALL))));
  const entries = await page.evaluate(() => history.length);
  await page.evaluate(() => {
    const [frame] = document.querySelectorAll('iframe');
    frame?.contentWindow?.postMessage({ scenario: 'javascript:alert(1)' }, '*');
    frame?.contentWindow?.postMessage({ scenario: '#/alf?n=30&runs=2&ta=33' }, '*');
  });
  await expect.poll(heard).toHaveLength(2);
  const slider = frame.getByRole('slider', { name: /Processing time/ }).last();
  await expect(slider).toHaveValue('33');
  await slider.press('ArrowRight');
  await expect.poll(heard).toHaveLength(3);
  expect((await heard())[2].scenario).toContain('ta=34');
  // the frame adds no history entries: going back leaves the page around it
  expect(await page.evaluate(() => history.length)).toBe(entries);
  expect(await frame.getByRole('link', { name: /^Open/ }).getAttribute('href')).not.toContain('embed');
  close();
});

test('the element follows its src, takes the height that is wished, and hands keys on', async ({ page }) => {
  const { frame, close } = await around(
    page,
    (host) => `<script type="module" src="${host}oos-embed.js"></script>
      <script>keys = []; changes = []; addEventListener('keydown', ({ key, keyCode }) => keys.push([key, keyCode]));
      addEventListener('change', ({ detail }) => changes.push(detail.scenario));</script>
      <div style="transform: scale(0.8); transform-origin: 0 0">
      <out-of-sequence src="${SMALL}" sliders="ta,w" height="own" label="Delivery" style="inline-size: 600px"></out-of-sequence></div>`,
  );
  const element = page.locator('out-of-sequence');
  const changes = () => page.evaluate(() => Reflect.get(window, 'changes'));
  await expect.poll(changes).toHaveLength(1);
  const wished = await element.evaluate((each) => each.clientHeight);
  expect(wished).toBeGreaterThan(280);
  expect(wished).toBeLessThan(620);
  await expect(page.getByTitle('Delivery')).toBeVisible();
  await expect(frame.getByRole('slider', { name: /Receive window/ }).last()).toBeVisible();
  await element.evaluate((each) => each.setAttribute('src', '#/alf?n=30&runs=2&w=8'));
  await expect.poll(changes).toHaveLength(2);
  expect(await element.evaluate((each) => Reflect.get(each, 'measures').gain.mean)).toBe(
    measuresOf(oos('run', '#/alf?n=30&runs=2&w=8')).gain?.mean,
  );
  // changing sliders and theme adds no history entry either
  const entries = await page.evaluate(() => history.length);
  await element.evaluate((each) => {
    each.setAttribute('sliders', 'foo,w');
    each.setAttribute('theme', 'dark');
  });
  await expect.poll(changes).toHaveLength(3);
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => history.length)).toBe(entries);
  const keys = () => page.evaluate(() => Reflect.get(window, 'keys'));
  const slider = frame.getByRole('slider', { name: /Receive window/ }).last();
  // a clicked slider gets the arrow keys, the slides get a clicker's keys and letters
  const box = await slider.boundingBox();
  if (box === null) throw new Error('the slider is not to be seen');
  // on a scaled slide the slider still follows the pointer: to its end
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 1, box.y + box.height / 2, { steps: 3 });
  await page.mouse.up();
  const clicked = await slider.inputValue();
  expect(Number(clicked)).toBe(Number(await slider.getAttribute('max')));
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('b');
  await expect.poll(keys).toEqual([
    ['PageDown', 34],
    ['b', 66],
  ]);
  expect(Number(await slider.inputValue())).toBe(Number(clicked) - 1);
  // without a focused element in the frame, all keys go to the slides
  await frame.locator('[data-part="lead"]').click({ position: { x: 2, y: 2 } });
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await keys()).slice(2)).toEqual([['ArrowRight', 39]]);
  // a slider that was reached by Tab keeps all of its keys
  await slider.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  const before = await slider.inputValue();
  await page.keyboard.press('PageUp');
  await expect(slider).not.toHaveValue(before);
  expect((await keys()).length).toBe(3);
  close();
});

test('Export, Embed gives the code for the figure, and shows how it will look', async ({ page }) => {
  await page.goto(`./${SMALL}&w=8`);
  await rest(page);
  await page.getByRole('button', { name: /^Export/ }).click();
  await page.getByRole('button', { name: 'Embed', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Embed this figure' });
  await dialog.getByRole('combobox', { name: 'Slider', exact: true }).selectOption('l');
  await dialog.getByRole('combobox', { name: 'Second slider' }).selectOption('ta');
  await dialog.getByRole('combobox', { name: 'Size' }).selectOption('480');
  const code = dialog.getByRole('textbox', { name: 'The code' });
  await expect(code).toHaveValue(
    /^<iframe src="http[^"]+\/some\/where\/\?embed&amp;sliders=l,ta#\/alf\?w=8&amp;n=30&amp;runs=2" title="In-order and out-of-sequence delivery: Gain curve" loading="lazy" width="480" height="270" style="width: 480px; height: 270px; border: 0" allow="fullscreen; clipboard-write"><\/iframe>$/,
  );
  const preview = page.frameLocator('iframe[title="How it will look"]');
  for (const name of [/Loss rate/, /Processing time/])
    await expect(preview.getByRole('slider', { name }).last()).toBeVisible();
  await dialog.getByRole('combobox', { name: 'As' }).selectOption('element');
  await expect(code).toHaveValue(
    /oos-embed\.js"><\/script>\n<out-of-sequence src="#\/alf\?w=8&amp;n=30&amp;runs=2" sliders="l,ta"/,
  );
  // the code has no slider for which the frame has no room
  await dialog.getByRole('combobox', { name: 'Size' }).selectOption('320');
  await expect(code).toHaveValue(/ sliders="l"/);
  await expect(dialog.getByRole('combobox', { name: 'Second slider' })).toBeDisabled();
  await expect(dialog).toContainText('has room for one slider');
});
