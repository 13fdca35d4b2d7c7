// Every laboratory can be used from the keyboard, and axe finds nothing to object to, in light and in dark.

import type { Locator, Page } from '@playwright/test';
import { keyLineText } from '../web/charts/gestures/keyLineText.ts';
import { expectAccessible, expectPageAccessible } from './axe.ts';
import { EVERY, testEach } from './every.ts';
import { ARRIVAL_ORDER, SMALL_PAGES } from './laboratories.ts';
import { expect, open, rest, test } from './page.ts';

testEach(
  SMALL_PAGES,
  (link) => `axe, ${link}, light and dark; the second Tab offers to skip the panel and its controls`,
  (page, link) => expectPageAccessible(page, link, () => expectSkip(page)),
);

test('axe, an address that names nothing, light and dark', ({ page }) =>
  expectPageAccessible(page, '#/nowhere'));

/** Checks the button "Skip to the figures" on a page that has just been loaded, where nothing has the focus. */
async function expectSkip(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('button', { name: 'Skip to the figures' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('figure').first()).toBeFocused();
  await expect(page.getByRole('figure').first()).toBeInViewport();
  // the next Tab stays in the figure
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('figure') !== null)).toBe(true);
}

/** Presses a key until `wanted` has the focus. */
async function tabTo(page: Page, wanted: Locator, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press(key);
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`60 times ${key} did not reach it`);
}

test('Tab reaches every slider, whatever it reaches shows that it has the focus, and no part of the page keeps it', async ({
  page,
}) => {
  await open(page);
  const sliders = await page
    .locator('[data-parameter]:has(input[type="range"]:visible)')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-parameter')));
  expect(sliders.length).toBeGreaterThan(4);
  const reached = new Set<string | null>();
  const seen = new Set<string>();
  let bare = 0;
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press('Tab');
    const { name, isMarked, slider } = await page.evaluate(() => {
      const element = document.activeElement;
      if (!(element instanceof Element) || element === document.body)
        return { name: 'body', isMarked: true, slider: null };
      const parameter = element.matches('input[type="range"]') ? element.closest('[data-parameter]') : null;
      const slider = parameter?.getAttribute('data-parameter') ?? null;
      // an element around a field or slider thumb may draw the focus mark
      const around = [element, element.parentElement, element.parentElement?.parentElement];
      const isMarked = around.some((each) => {
        if (!each) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(each);
        return outlineStyle !== 'none' && outlineWidth !== '0px';
      });
      // a handle in a chart and a slider thumb have a focus ring of their own, visible only with the focus
      const ring = element.querySelector('[data-focus-ring]') ?? element.nextElementSibling;
      if (ring?.matches('[data-focus-ring]') && getComputedStyle(ring).visibility === 'visible')
        return { name: 'ring', isMarked: true, slider };
      return { name: `${element.tagName} ${element.outerHTML.slice(0, 120)}`, isMarked, slider };
    });
    if (!isMarked) bare += 1;
    expect.soft(isMarked, `${name} shows no focus`).toBe(true);
    seen.add(name);
    reached.add(slider);
    if (name === 'body') break;
  }
  expect(bare).toBe(0);
  expect(seen.size).toBeGreaterThan(10);
  expect(seen).toContain('body');
  expect([...reached]).toEqual(expect.arrayContaining(sliders));
  // from the end of the page Tab goes on at its beginning, which offers to skip the navigation
  await page.keyboard.press('Tab');
  const skip = page.getByRole('button', { name: 'Skip to the laboratory' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

/** All keys that a chart might use; without P, which the page uses. */
const STROKES = [
  ...'abcdefghijklmnoqrstuvwxyz0123456789+-=_,. '.split(''),
  ...['Left', 'Right', 'Up', 'Down'].map((way) => `Arrow${way}`),
  ...['Home', 'End', 'PageUp', 'PageDown', 'Enter', 'Backspace', 'Delete', 'Escape'],
];

testEach(
  ['#/alf?n=30&runs=1&fig=ladder', '#/alf?n=30&runs=2&fig=surface', `${ARRIVAL_ORDER}1+2+4+3`],
  (link) => `the help lists just the keys that the chart on the stage answers to: ${link}`,
  async (page, link) => {
    await open(page, '#/alf?n=30&runs=2&fig=curve');
    await page.evaluate(() =>
      window.addEventListener('keydown', (event) => {
        Object.assign(window, { isTaken: event.defaultPrevented });
      }),
    );
    await page.goto(`./${link}`);
    await rest(page);
    const chart = page.locator('[data-part="stage"]').getByRole('application');
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'With the keyboard' });
    const region = dialog.getByRole('region', { name: 'In “' }).first();
    await expect(region).toBeVisible();
    await expectAccessible(page);
    const listed = await region.locator('kbd').allTextContents();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await chart.focus();
    const answered = new Set<string>();
    for (const stroke of STROKES) {
      await chart.focus();
      await page.keyboard.press(stroke);
      if (await page.evaluate(() => Reflect.get(window, 'isTaken')))
        answered.add(keyLineText({ keys: [stroke], does: '' }));
    }
    const plain = listed.filter((keys) => !keys.startsWith('Shift') && keys !== 'Tab');
    const said = plain.flatMap((keys) => keys.split(keys.includes(', ') ? ', ' : ' '));
    expect(said.length, link).toBeGreaterThan(4);
    // the help lists each key once, not also as other keyboards have it, without Shift
    answered.delete('');
    expect(answered, link).toEqual(new Set(said));
  },
);

test('Escape closes a menu, and its button has the focus again', EVERY, async ({ page }) => {
  await open(page, '#/alf?n=30&runs=2&fig=curve');
  const more = page.getByRole('banner').getByRole('button', { name: 'More' });
  for (const button of [more, page.getByRole('button', { name: 'Export: ' })]) {
    await button.click();
    // the focus has moved into the menu
    await expect(button).not.toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  }
});

for (const [where, width, height, cover, link] of [
  [
    'in a low window the foot of the panel',
    640,
    480,
    'summary:has-text("Others"):visible',
    '#/tcp?transfer=1&runs=2',
  ],
  ['on a phone the strip of figures', 390, 844, '[data-part="strip"]', '#/alf?n=30&runs=2&fig=curve'],
] as const) {
  test(`${where} covers no control that has the focus`, EVERY, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, link);
    const foot = page.locator(cover);
    await page.getByRole('button', { name: /^Preset/ }).focus();
    let covered = 0;
    for (const slider of await page.locator('[data-parameter]').getByRole('slider').all()) {
      if (!(await slider.isVisible())) continue;
      covered += Number(middleOf(await slider.boundingBox()) > topOf(await foot.boundingBox()));
      await tabTo(page, slider);
      expect(middleOf(await slider.boundingBox())).toBeLessThan(topOf(await foot.boundingBox()));
    }
    expect(covered).toBeGreaterThan(0);
  });
}

type Box = Awaited<ReturnType<Locator['boundingBox']>>;
const topOf = (box: Box) => box?.y ?? Number.NaN;
const middleOf = (box: Box) => (box === null ? Number.NaN : box.y + box.height / 2);

test('a number field says what it does not take', async ({ page }) => {
  await open(page, '#/alf?n=30&runs=2&fig=curve');
  const parameter = page.locator('[data-parameter="ta"]');
  const field = parameter.getByRole('textbox');
  const word = parameter.getByRole('status');
  await expect(word).toBeEmpty();
  const type = async (text: string) => {
    await field.click();
    await page.keyboard.press('Control+A');
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    await rest(page);
  };
  await type('300');
  await expect(word).toHaveText('Takes 0 to 200 ms.');
  await expect(field).toHaveValue('200');
  await page.keyboard.press('Tab');
  await expect(word).toHaveText('Takes 0 to 200 ms.');
  await type('30');
  await expect(word).toBeEmpty();
  expect(page.url()).toContain('ta=30');
  await type('abc');
  await expect(word).toHaveText('Takes 0 to 200 ms.');
  await expect(field).toHaveValue('30');
  await expectAccessible(page);
  // ambiguous: one and a half, or fifteen hundred
  await type('1,500');
  await expect(word).toHaveText('Takes 0 to 200 ms, with a point and no comma.');
  await expect(field).toHaveValue('30');
  await type('12,5');
  await expect(word).toBeEmpty();
  await expect(field).toHaveValue('12.5');
});
