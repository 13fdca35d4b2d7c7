// Writing a lesson: from two kept scenarios to a link that another reader opens.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/run.mjs';
import { ticketOf } from '../web/lessons/answers/ticket.ts';
import { anyAnswer } from '../web/lessons/read/answer.ts';
import { lessonIn } from '../web/lessons/read/reader.ts';
import { expectAccessible } from './axe.ts';
import { expect, open, rest, test } from './page.ts';

test('two kept scenarios become a lesson, which its link opens elsewhere', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '#/learn/write?list=alf,w:8,n:30,runs:2/Small+window;alf,n:30,runs:2');
  // with two kept scenarios the page asks for the measure of the lesson
  const measure = page.getByRole('combobox', { name: 'Ask about' });
  await expect(measure).toContainText('Completion time');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Write the lesson' }).click();
  const text = page.getByRole('textbox', { name: 'Text of the lesson' });
  await expect(text).toHaveValue(/title: Small window or a receive window of 32 packets\?/);
  // the first placeholder is selected, and the remaining ones are counted by lines
  await page.keyboard.type('A window bounds what is on its way.');
  await expect(text).toHaveValue(/before: A window bounds what is on its way\.\n/);
  await page
    .getByRole('button', { name: /^Write line/ })
    .first()
    .click();
  await page.keyboard.type('The window is full until the lost packet is there.');
  await expect(text).toHaveValue(/\. The window is full until the lost packet is there\.\n/);
  await expect(page.getByText('Nothing is wrong with the text.')).toBeVisible();

  // a mistake is reported, and the report leads to it
  await text.fill((await text.inputValue()).replace('ask: Now', 'aks: Now'));
  await page
    .getByRole('button', { name: /^Line \d+$/ })
    .first()
    .click();
  await expect(text).toBeFocused();
  await text.fill((await text.inputValue()).replace('aks: Now', 'ask: Now'));
  for (const media of [{ colorScheme: 'dark' }, { forcedColors: 'active' }] as const) {
    await page.emulateMedia(media);
    await rest(page);
    await expectAccessible(page);
  }
  await page.emulateMedia({ forcedColors: 'none' });

  await page.getByRole('button', { name: 'Copy as link' }).click();
  await expect(page.getByText('The link is in the clipboard')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await other.goto(link);
  await rest(other);
  await other.getByText('It falls').click();
  await other.getByRole('button', { name: 'That is my guess' }).click();
  await expect(other.locator('#main').getByText('then vote again.')).toBeVisible();
  // the answer is in the address, after the lesson's text
  expect(other.url().slice(link.length)).toMatch(/^\/[0-9A-Z-]+$/);

  // the browser has stored the draft, and the page fits on a phone
  await page.setViewportSize({ width: 320, height: 740 });
  await page.reload();
  await rest(page);
  await expect(text).toHaveValue(/title: Small window/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('a question of numbers gets whole steps and networks of the readers’ own by a button each', async ({
  page,
}) => {
  await open(page, '#/learn/write');
  const text = page.getByRole('textbox', { name: 'Text of the lesson' });
  await page.getByRole('button', { name: 'number', exact: true }).click();
  await expect(text).toBeFocused();
  await page.keyboard.type('How long does it take?');
  for (const name of ['whole numbers', 'own networks', 'number beside']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  }
  await page.keyboard.type('28 | mine');
  await expect(text).toHaveValue(
    /ask: How long does it take\?\n(.+\n)*step: 1\nown: seed\nbeside: 28 \| mine\n```/,
  );
  await expect(page.getByText('Nothing is wrong with the text.')).toBeVisible();
  // the browser's undo removes an inserted block
  const before = await text.inputValue();
  await page.getByRole('button', { name: 'choice', exact: true }).click();
  await expect(text).not.toHaveValue(before);
  await page.keyboard.press('Control+z');
  await expect(text).toHaveValue(before);
});

/** Tickets with some answer to each question of these lessons: choices, a mark, numbers, bars, a curve and a point. */
const TICKETS = ['one-drop', 'own-buffer', 'draw-the-gain', 'far-away', 'tails'].flatMap((id) => {
  const lesson = lessonIn(id, readFileSync(join(root, 'public/lessons', `${id}.md`), 'utf8'));
  return lesson.chapters.map(({ question: asked }, question) =>
    ticketOf(lesson, { question, isSecond: false, answer: anyAnswer(asked) }),
  );
});

test('in dark and in forced colours the answers of a class break no rule, with what is measured beside them', async ({
  page,
}) => {
  await open(page, '#/learn/class');
  await page.getByRole('textbox').first().fill(TICKETS.join(' '));
  await expect(page.getByRole('main')).toContainText(`${TICKETS.length} tickets`);
  await page.getByRole('button', { name: 'Simulate each network' }).first().click();
  for (const media of [{ colorScheme: 'dark' }, { forcedColors: 'active' }] as const) {
    await page.emulateMedia(media);
    await rest(page);
    await expectAccessible(page);
  }
});
