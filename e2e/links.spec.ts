// Links that have been published keep opening on the same scenario (docs/decisions/links-that-last.md). fixtures/links
// grows only: a line that has been released is never changed, and a renamed parameter keeps its old name readable.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/run.mjs';
import { LABS } from '../sim-wasm/pkg/params.ts';
import { EVERY } from './every.ts';
import { expect, expectFigures, notice, open, rest, test } from './page.ts';

interface Published {
  readonly link: string;
  readonly scenario: string;
}

const folder = join(root, 'fixtures/links');
// the oldest link of each laboratory; how all of them are read is tested without a browser (web/scenario/fixtures.test.ts)
const published = readdirSync(folder).flatMap((file): readonly Published[] =>
  JSON.parse(readFileSync(join(folder, file), 'utf8')).slice(0, 1),
);

// a new page for each link, so that the figure is drawn from the link; of long simulations only the first result is awaited
for (const { link, scenario } of published) {
  test(`published link ${link}`, EVERY, async ({ page }) => {
    await page.goto(`./${link}`);
    await expectFigures(page);
    await expect.poll(() => decodeURIComponent(new URL(page.url()).hash)).toBe(scenario);
    const fig = new URLSearchParams(scenario.split('?')[1]).get('fig');
    if (fig !== null) await expect(page.locator('[data-figure]')).toHaveAttribute('data-figure', fig);
    await expect(notice(page)).toBeEmpty();
  });
}

test('a link to a laboratory that is not here stays, and what there is can be opened', async ({ page }) => {
  const link = '#/xyz?ta=20';
  const hash = () => new URL(page.url()).hash;
  await open(page, link);
  await expect(page).toHaveTitle(/cannot be opened/);
  const main = page.getByRole('main');
  await expect(main).toContainText('the laboratory “xyz”');
  // neither the theme nor a reload changes the address
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('radio', { name: 'dark' }).check();
  await rest(page);
  expect(hash()).toBe(link);
  await main.getByRole('button', { name: 'Load the page again' }).click();
  await rest(page);
  expect(hash()).toBe(link);
  await expect(main.getByRole('listitem')).toHaveCount(LABS.length);
  await main.getByRole('link', { name: LABS[0]?.title ?? '' }).click();
  await expectFigures(page);
  expect(hash()).toBe(`#/${LABS[0]?.id}`);
  await page.goBack();
  await expect(main).toContainText('the laboratory “xyz”');
  expect(hash()).toBe(link);
});

test('keys that are not known here stay in the address until something changes', async ({ page }) => {
  const link = '#/alf?n=100&runs=2&new=1&w=16';
  const hash = () => new URL(page.url()).hash;
  await open(page, link);
  await expect(notice(page)).toContainText('“new” is not known here');
  // the notice lies over the page: nothing moves when it is dismissed
  const top = async () => (await page.locator('[data-part="stage"]').boundingBox())?.y;
  const before = await top();
  await notice(page).getByRole('button', { name: 'Dismiss' }).click();
  expect(await top()).toBe(before);
  await rest(page);
  expect(hash()).toBe(link);
  await page.getByRole('textbox', { name: /Receive window/ }).fill('17');
  await page.keyboard.press('Enter');
  await rest(page);
  expect(hash()).toBe('#/alf?w=17&n=100&runs=2');
  await page.goBack();
  await rest(page);
  expect(hash()).toBe(link);
});

test('an address without a scenario opens the first page', async ({ page }) => {
  for (const link of ['', '#/', '#']) {
    await open(page, link);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('One packet is lost');
    expect(new URL(page.url()).hash).toBe('');
    await expect(notice(page)).toBeEmpty();
  }
});
