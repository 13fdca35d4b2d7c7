// A lesson in the room view: with the keys of a clicker, counted hands, and notes in a second window.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/run.mjs';
import { expectAccessible } from './axe.ts';
import { EVERY } from './every.ts';
import { expect, rest, test } from './page.ts';

test('a room votes, talks, votes again and sees what was measured; the notes follow, and a reload loses nothing', async ({
  page,
  context,
}) => {
  await page.goto('./?view=room#/learn/one-drop');
  await rest(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One lost packet');
  await expect(page.locator('header.bar')).toBeHidden();
  const notes = await context.newPage();
  await notes.goto('./?view=notes#/learn/one-drop');
  await expect(notes.getByText('Follows the room.')).toBeVisible();

  await page.bringToFront();
  await page.keyboard.press('PageDown');
  for (const key of ['1', '2', '2', 'Shift+2', '3']) await page.keyboard.press(key);
  await expect(page.locator('[data-hands]')).toHaveText([/^1/, /^1/, /^1/]);
  // the room does not see the answer, which the lecturer's notes have
  await expect(page.getByRole('main')).not.toContainText('190 ms');
  await expect(notes.locator('[data-now]')).toHaveText('Question 1');
  await expect(notes.getByRole('main')).toContainText('270 ms: everything behind 4 waits for it');
  await expectAccessible(page);

  await notes.getByRole('button', { name: 'Next' }).click();
  await expect(page.locator('[data-screen="talk"]')).toBeVisible();
  await page.keyboard.press('3');
  await page.reload();
  await rest(page);
  await expect(page.locator('[data-hands]')).toHaveText([/^1/]);
  await page.keyboard.press('r');
  await rest(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    '270 ms: everything behind 4 waits for it',
  );
  await expect(page.locator('li[data-right]')).toContainText('11');
  await expectAccessible(page);
  await expectAccessible(notes);
  // the room view does not scroll
  expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);

  await page.keyboard.press('Escape');
  // leaving the view reloads the page
  await expect(page.locator('header.bar')).toBeVisible();
  await rest(page);
  await expect(page.getByRole('button', { name: 'Teach with it' })).toBeVisible();
});

const LESSONS = join(root, 'public/lessons');

/** The lessons with the longest texts to print. */
const LONGEST = readdirSync(LESSONS)
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({ id: file.replace('.md', ''), length: readFileSync(join(LESSONS, file), 'utf8').length }))
  .sort((a, b) => b.length - a.length)
  .slice(0, 2)
  .map(({ id }) => id);

test(
  'on the wall no figure and no drawing reaches into the line at the foot, and Play covers no number',
  EVERY,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    for (const id of ['bursts', 'draw-the-gain', 'one-drop', 'tails']) {
      await page.goto('about:blank');
      await page.goto(`./?view=room#/learn/${id}`);
      await rest(page);
      const screens: (string | null)[] = [];
      for (;;) {
        const [screen, isOver, covered] = await page.locator('[data-screen]').evaluate((room) => {
          const foot = room.lastElementChild?.getBoundingClientRect().top ?? 0;
          const shown = [...room.querySelectorAll('svg, p')].filter(
            (each) =>
              !room.lastElementChild?.contains(each) && each.checkVisibility({ visibilityProperty: true }),
          );
          return [
            room.getAttribute('data-screen'),
            shown.some((each) => each.getBoundingClientRect().bottom > foot && each.clientWidth > 1),
            numbersUnder(room.querySelector('[data-plays]')),
          ] as const;

          /** The texts in charts that the play button covers; the middle of a text's box counts, where its digits are. */
          function numbersUnder(play: Element | null): (string | null)[] {
            if (play === null) return [];
            const { left, right, top, bottom } = play.getBoundingClientRect();
            return [...room.querySelectorAll('svg text')]
              .filter((each) => {
                const box = each.getBoundingClientRect();
                const middle = (box.top + box.bottom) / 2;
                return box.left < right && box.right > left && middle > top && middle < bottom;
              })
              .map(({ textContent }) => textContent);
          }
        });
        screens.push(screen);
        expect([id, screen, isOver, covered]).toEqual([id, screen, false, []]);
        if (screen === 'try') break;
        await page.keyboard.press('PageDown');
        await rest(page);
      }
      expect(screens).toEqual(expect.arrayContaining(['begin', 'ask', 'reveal', 'explain', 'look-for']));
    }
  },
);

test(
  'sheet and key of the longest lessons, and of one that draws, are two pages at most',
  EVERY,
  async ({ page }) => {
    for (const id of [...LONGEST, 'draw-the-gain']) {
      for (const view of ['sheet', 'key']) {
        await page.goto(`./?view=${view}#/learn/${id}`);
        await rest(page);
        await expect(page.locator('article h1')).not.toBeEmpty();
        for (const format of ['A4', 'Letter']) {
          const pdf = await page.pdf({ format });
          const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
          expect(pages, `${view} of ${id} on ${format}`).toBeGreaterThan(0);
          expect(pages, `${view} of ${id} on ${format}`).toBeLessThanOrEqual(2);
        }
      }
    }
    await expect(page.locator('[data-measured-curve]')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'The sheet without answers' }).click();
    await rest(page);
    await expect(page.locator('article')).toContainText('Draw this for a Ta');
    await expect(page.locator('article')).not.toContainText(/32\.\d%/);
    await expect(page.locator('[data-measured-curve]')).toHaveCount(0);
    await expectAccessible(page);
  },
);

test('a word is found by its symbol, with the laboratory and the lessons that have it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./#/learn');
  await page.getByRole('link', { name: 'Words and symbols' }).click();
  await page.getByRole('searchbox').fill('τ');
  const entry = page.locator('[data-term="Random delay, mean"]');
  await expect(entry.getByRole('link', { name: 'RED', exact: true })).toHaveAttribute('href', '#/red');
  await entry.getByRole('link', { name: 'Reordering in front of a RED queue' }).click();
  await rest(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Reordering in front');
  await page.goto('./#/learn/glossary');
  await expect(page.getByText(/^(\d+) of \1$/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);
});

test('a lesson in the frame of a course page has nothing around it, and goes on to its answer in 320 x 240 px', async ({
  page,
  baseURL,
  troubles,
}) => {
  const frame = (sandbox: string) =>
    // a page without an address has another origin; learning platforms also add a sandbox
    `<iframe src="${baseURL}?view=embed#/learn/one-drop" title="a lesson" width="320" height="240" sandbox="${sandbox}"></iframe>`;
  await page.setContent(frame('allow-scripts allow-same-origin allow-forms'));
  const lesson = page.frameLocator('iframe');
  await expect(lesson.getByRole('heading', { level: 1 })).toHaveText('One lost packet');
  await expect(lesson.locator('header.bar')).toBeHidden();
  // the button is after the question, and never covers it
  const foot = lesson.getByRole('button', { name: 'That is my guess' });
  await foot.scrollIntoViewIfNeeded();
  expect(await foot.evaluate((button) => getComputedStyle(button.parentElement ?? button).position)).toBe(
    'static',
  );
  for (const button of ['That is my guess', 'I stay with it']) {
    await lesson.getByRole('group').getByText('270 ms: everything behind 4 waits for it').click();
    await lesson.getByRole('button', { name: button }).click();
  }
  await expect(lesson.getByRole('main')).toContainText('In order the end is at 270 ms');
  expect(await lesson.locator('html').evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(320);

  await page.setContent(frame('allow-scripts'));
  await expect(lesson.getByText('in a frame with a sandbox, both')).toBeVisible();
  // the browser reports what the sandbox refuses in the console
  await expect.poll(() => troubles.length).toBeGreaterThan(0);
  await page.setContent('');
  troubles.length = 0;

  await page.setViewportSize({ width: 640, height: 400 });
  await page.goto('./?view=embed#/learn/draw-the-gain');
  for (const media of [
    { colorScheme: 'light' },
    { colorScheme: 'dark' },
    { forcedColors: 'active' },
  ] as const) {
    await page.emulateMedia(media);
    await rest(page);
    await expectAccessible(page);
  }
});
