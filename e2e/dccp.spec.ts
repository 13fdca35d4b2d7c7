// The laboratory dccp: its numbers are those of the command line, the surface becomes complete, the leading sentence follows
// a slider and says why nothing is won, and axe finds no violation.

import { expectAccessible } from './axe.ts';
import { EVERY } from './every.ts';
import { measuresOf, oos } from './oos.ts';
import { choose, expect, open, rest, test } from './page.ts';

const SHORT = '#/dccp?duration=10&warmup=2&runs=2';
const OWN = ['rate', 'surface', 'table'] as const;

test('measures are those of the command line, and tracks carry the rate that is won', async ({ page }) => {
  await open(page, SHORT);
  const told = Object.entries(measuresOf(oos('run', SHORT)));
  expect(told.length).toBeGreaterThan(20);
  for (const [id, { mean }] of told) {
    const value = page.locator(`[data-measure="${id}"] [data-value]`);
    expect(Number(await value.getAttribute('data-value')), id).toBe(mean);
  }
  for (const id of ['rtt', 'share', 'extra', 'buffer', 'rate']) {
    await expect(page.locator(`[data-parameter="${id}"] [data-track-curve]`), id).toHaveCount(1);
  }
});

test('sliders change the sentence, which never pairs the number of one scenario with the result of another', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, '#/dccp?duration=20&runs=3');
  const lead = page.getByRole('region', { name: 'Leading result' });
  await expect(lead).toContainText(
    /If a buffer of 5 packets restores the order before losses are reported, the rate is [\d.]+ times as high/,
  );
  const sentence = lead.locator('p').first();
  const before = await sentence.locator('strong').innerText();
  const said = await sentence.evaluateHandle((paragraph) => {
    const texts: string[] = [];
    const look = () => texts.push(paragraph.textContent);
    new MutationObserver(look).observe(paragraph, { subtree: true, childList: true, characterData: true });
    return texts;
  });
  await page.locator('[data-parameter="buffer"] input[type="range"]').focus();
  await page.keyboard.press('End');
  await rest(page);
  await expect(sentence).toContainText(/a buffer of 20 packets .* the rate is/);
  const texts = await said.jsonValue();
  expect(texts.length).toBeGreaterThan(1);
  for (const text of texts) if (text.includes('20 packets')) expect(text).not.toContain(before);
  await page.keyboard.press('ArrowLeft');
  await rest(page);
  await expect(lead).toContainText('a buffer of 19 packets');
  // the number in the sentence is a slider too
  await lead.getByRole('slider').focus();
  await page.keyboard.press('ArrowLeft');
  await rest(page);
  expect(page.url()).toContain('buffer=18');
});

test('where nothing is won the sentence says why', EVERY, async ({ page }) => {
  const lead = page.getByRole('region', { name: 'Leading result' });
  await open(page, '#/dccp?extra=8&spread=2&runs=3');
  await expect(lead).toContainText('the same: the bottleneck is full either way');
  await open(page, `${SHORT}&place=none`);
  await expect(lead).toContainText('No buffer: both cases are the same.');
  await open(page, `${SHORT}&buffer=0`);
  await expect(lead).toContainText('No buffer (0 packets): both cases are the same.');
});

test('on a surface the sentence speaks of what the surface shows', EVERY, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const lead = page.getByRole('region', { name: 'Leading result' });
  const link = '#/dccp?duration=20&runs=5&fig=surface';
  for (const [ratio, words] of [
    ['rate', /makes the rate [\d.]+ times as high\./],
    ['ler', /divides the loss event rate by [\d.]+\./],
    ['jitter', /the jitter/],
  ] as const) {
    await open(page, `${link}&ratio=${ratio}`);
    await expect(lead).toContainText(words);
  }
});

test('rates are read at one cursor, loss events are counted as in the table, and the title chooses the rate', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  // the figure shows the first run
  await open(page, '#/dccp?duration=20&warmup=10&runs=1');
  const figure = page.locator('[data-part="stage"]');
  const counts = figure.locator('[data-events]');
  await expect(counts).toHaveCount(2);
  const counted = await counts.evaluateAll((all) => all.map((each) => each.getAttribute('data-events')));
  for (const [i, side] of ['buffer', 'no_buffer'].entries()) {
    const value = page.locator(`[data-measure="loss_events_${side}"] [data-value]`);
    expect(await value.getAttribute('data-value'), side).toBe(counted[i]);
  }
  await expect(figure).toContainText('One run.');
  await choose(figure.getByRole('button', { name: /^Rate shown/ }), 'allowed');
  await rest(page);
  expect(page.url()).toContain('shown=allowed');
  await figure.locator('svg[role="application"]').focus();
  await page.keyboard.press('ArrowRight');
  await expect(figure.locator('[data-readout]')).toContainText(/at [\d.]+ s: with a buffer [\d,]+ kbit\/s/);
  await choose(figure.getByRole('button', { name: /^Rate shown/ }), 'buffered');
  await rest(page);
  await expect(figure.locator('svg[role="application"]')).toHaveCount(1);
  await figure.locator('svg[role="application"]').focus();
  await page.keyboard.press('ArrowRight');
  await expect(figure.locator('[data-readout]')).toContainText(/at [\d.]+ s: with a buffer [\d.]+, Q \d+$/);
});

test('the surface is complete, any two parameters can be its axes, and a click goes there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, `${SHORT}&fig=surface`);
  const figure = page.locator('[data-figure="surface"]');
  await figure.getByRole('button', { name: /^Data/ }).click();
  const cells = page.getByRole('dialog').locator('tbody tr');
  await expect(cells).toHaveCount(91);
  const ratios = await cells.locator('td:nth-child(3)').allInnerTexts();
  expect(ratios).toHaveLength(91);
  for (const text of ratios) expect(text).toMatch(/^0\.\d+$|^0$|^1$/);
  await page.keyboard.press('Escape');
  await choose(figure.getByRole('button', { name: /^Surface up/ }), 'extra');
  await choose(figure.getByRole('button', { name: /^Efficiency of/ }), 'ler');
  await rest(page);
  expect(page.url()).toContain('ratio=ler&sy=extra');
  await figure.locator('svg[role="application"]').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await rest(page);
  expect(page.url()).toContain('rtt=');
});

test('table I stands beside ours, row by row', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, `${SHORT}&law=jitter-all&packet=1000&fig=table`);
  const figure = page.locator('[data-figure="table"]');
  await expect(figure.locator('[data-group]')).toHaveCount(5);
  await figure.locator('svg[role="application"]').focus();
  await page.keyboard.press('ArrowDown');
  await expect(figure.locator('[data-readout]')).toContainText('paper 565.1');
});

test('axe, on a projector and on a phone', EVERY, async ({ page }) => {
  for (const [width, height] of [
    [1280, 720],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const fig of width > 1000 ? OWN : OWN.slice(0, 1)) {
      await open(page, `${SHORT}&fig=${fig}`);
      await expect(page.locator(`[data-figure="${fig}"] svg[role="application"]`)).toBeVisible();
      await expectAccessible(page);
    }
  }
});

test('on a phone the heading of the calls stands above their first button', EVERY, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '#/dccp');
  await page.getByRole('button', { name: 'Hear it' }).click();
  const calls = page.getByRole('region', { name: 'Hear it' });
  const heading = await calls.getByText('Hear it', { exact: true }).boundingBox();
  const discs = await calls.locator('button circle').all();
  const [first, second] = await Promise.all(discs.slice(0, 2).map((disc) => disc.boundingBox()));
  if (!heading || !first || !second) throw new Error('there is nothing to hear');
  expect(heading.y + heading.height).toBeLessThanOrEqual(first.y + 1);
  expect(first.y + first.height).toBeLessThan(second.y);
});
