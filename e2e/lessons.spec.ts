// Every lesson in a browser: by keyboard from its first question to its end, and each kind of answer by a finger.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { devices, type Locator, type Page } from '@playwright/test';
import { root } from '../scripts/run.mjs';
import type { Lesson, Question } from '../web/lessons/read/lesson.ts';
import { lessonIn } from '../web/lessons/read/reader.ts';
import { expectAccessible } from './axe.ts';
import { EVERY } from './every.ts';
import { expect, open, rest, test } from './page.ts';

const FOLDER = join(root, 'public/lessons');
const LESSONS = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.md'))
  .map((file) => lessonIn(file.replace('.md', ''), readFileSync(join(FOLDER, file), 'utf8')));

/** Gives some valid answer by keyboard. */
async function answer(page: Page, { kind, isOwn }: Question): Promise<void> {
  const stage = page.getByRole('main');
  if (isOwn) {
    const own = stage.getByRole('textbox', { name: /student number/ });
    // the seed is asked for only once in a lesson
    if (await own.isVisible()) await own.pressSequentially('20261234');
  }
  switch (kind) {
    case 'choice':
    case 'mark':
      await stage.getByRole('radio').first().press('Space');
      return;
    case 'number':
      await stage.getByRole('slider', { name: 'Your guess' }).press('ArrowRight');
      return;
    case 'order':
      await stage
        .getByRole('button', { name: /: down$/ })
        .first()
        .press('Enter');
      return;
    case 'sketch':
      await stage.getByRole('slider').first().press('ArrowUp');
      return;
    case 'place':
      for (const side of await stage.getByRole('slider').all()) await side.press('ArrowRight');
      return;
    case 'bars':
      await stage.getByRole('slider').first().press('End');
      return;
  }
}

const guess = (page: Page): Locator => page.getByRole('button', { name: 'That is my guess' });

/** The number of lessons in one test, opened one after another on one page. */
const AT_ONCE = 4;

for (let from = 0; from < LESSONS.length; from += AT_ONCE) {
  const lessons = LESSONS.slice(from, from + AT_ONCE);
  const title = `${lessons.map(({ id }) => id).join(', ')} by keyboard, to the end`;
  test(title, EVERY, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    for (const lesson of lessons) await test.step(lesson.id, () => takeLesson(page, lesson));
  });
}

async function takeLesson(page: Page, lesson: Lesson): Promise<void> {
  await open(page, `#/learn/${lesson.id}`);
  for (const [at, { question }] of lesson.chapters.entries()) {
    await expect(guess(page)).toBeDisabled();
    await answer(page, question);
    await guess(page).press('Enter');
    if (question.hasRevote) await page.getByRole('button', { name: 'I stay with it' }).press('Enter');
    await expect(page.locator('[data-verdict] [data-level]')).toBeVisible({ timeout: 120_000 });
    // all numbers are computed, and the answer is on the same screen
    await expect(page.locator('main [data-loading=""]')).toHaveCount(0, { timeout: 120_000 });
    const next = page.getByRole('button', { name: /Next question|Why is it so/ });
    await expect(next).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
    await next.press('Enter');
    if (at + 1 < lesson.chapters.length) await expect(guess(page)).toBeVisible();
  }
  await page.getByRole('textbox', { name: 'Your explanation' }).pressSequentially('So.');
  await page.getByRole('button', { name: 'What to look for' }).press('Enter');
  await page.getByRole('button', { name: 'Try it yourself' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Not yet.' })).toBeVisible({ timeout: 120_000 });
  // the address has all answers and the explanation
  const tickets = lesson.chapters.reduce((sum, { question }) => sum + (question.hasRevote ? 2 : 1), 0);
  const given = decodeURIComponent(new URL(page.url()).hash).split('/');
  expect(given[3]?.split('.')).toHaveLength(tickets);
  expect(given[4]).toBe('So.');
}

test('in forced colours a question, its answer and a drawn curve break no rule', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const id of ['one-drop', 'draw-the-gain']) {
    const question = LESSONS.find((lesson) => lesson.id === id)?.chapters[0]?.question;
    if (question === undefined) throw new Error(id);
    await open(page, `#/learn/${id}`);
    await expectAccessible(page);
    await answer(page, question);
    await guess(page).press('Enter');
    if (question.hasRevote) await page.getByRole('button', { name: 'I stay with it' }).press('Enter');
    await rest(page);
    await expectAccessible(page);
  }
});

test.describe('by a finger', () => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
  test.use({ ...phone, viewport: { width: 320, height: 740 } });

  // curves and points are in learn.spec.ts
  const TAPS: readonly [kind: Question['kind'], id: string, tap: (page: Page) => Promise<void>][] = [
    ['choice', 'bursts', (page) => page.getByRole('group').getByText('It takes less time').tap()],
    ['order', 'tails', (page) => page.getByRole('button', { name: 'normal: up' }).tap()],
    [
      'number',
      'count-them',
      (page) => tapAt(page, page.getByRole('slider', { name: 'Your guess' }), 0.2, 0.5),
    ],
    ['mark', 'one-drop', (page) => page.getByText('12', { exact: true }).first().tap()],
    ['bars', 'own-buffer', (page) => drawBars(page)],
  ];

  for (const [place, [kind, id, tap]] of TAPS.entries()) {
    test(
      `${kind}: an answer is given, and nothing is wider than the window`,
      place === 0 ? {} : EVERY,
      async ({ page }) => {
        const lesson = LESSONS.find((each) => each.id === id);
        const at = lesson?.chapters.findIndex(({ question }) => question.kind === kind) ?? -1;
        if (lesson === undefined) throw new Error(id);
        await open(page, `#/learn/${id}`);
        for (const { question } of lesson.chapters.slice(0, at)) {
          await answer(page, question);
          await guess(page).tap();
          if (question.hasRevote) await page.getByRole('button', { name: 'I stay with it' }).tap();
          await page.getByRole('button', { name: 'Next question' }).tap();
        }
        await tap(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
        await guess(page).tap();
        if (lesson.chapters[at]?.question.hasRevote)
          await page.getByRole('button', { name: 'I stay with it' }).tap();
        await rest(page);
        await expect(page.locator('[data-verdict] [data-level]')).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      },
    );
  }
});

async function tapAt(page: Page, on: Locator, across: number, down: number): Promise<void> {
  await on.scrollIntoViewIfNeeded();
  const box = await on.boundingBox();
  if (box === null) throw new Error('there is nothing to tap');
  await page.touchscreen.tap(box.x + across * box.width, box.y + down * box.height);
}

/** Draws a distribution that uses all of the twenty parts. */
async function drawBars(page: Page): Promise<void> {
  const plot = page.locator('svg[data-pad]');
  // axis from 0 to 60%: two high bars, then the slider for the rest
  await tapAt(page, plot, 0.5, 0.1);
  await tapAt(page, plot, 0.7, 0.1);
  await expect(guess(page)).toBeEnabled();
}
