// A lesson of one's own in a browser: from two kept scenarios to a link that somebody else opens.

import { expectAccessible } from './axe.ts';
import { expect, open, rest, test } from './page.ts';

test('two kept scenarios become a lesson, which its link opens elsewhere', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '#/learn/write?list=alf,w:8,n:30,runs:2/Small+window;alf,n:30,runs:2');
  await page.getByRole('button', { name: 'From kept scenarios' }).click();
  const measure = page.getByRole('combobox', { name: 'Ask about' });
  await expect(measure).toContainText('Completion time');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Write the lesson' }).click();
  const text = page.getByRole('textbox', { name: 'Text of the lesson' });
  await expect(text).toHaveValue(/title: Small window or W = 32 packets\?/);
  await expect(page.getByText('Nothing is wrong with the text.')).toBeVisible();

  // a mistake is told, and found
  await text.fill((await text.inputValue()).replace('ask: Now', 'aks: Now'));
  await page
    .getByRole('button', { name: /^Line \d+$/ })
    .first()
    .click();
  await expect(text).toBeFocused();
  await text.fill((await text.inputValue()).replace('aks: Now', 'ask: Now'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await rest(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Copy as link' }).click();
  await expect(page.getByText('The link is in the clipboard')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await other.goto(link);
  await rest(other);
  await other.getByText('It falls').click();
  await other.getByRole('button', { name: 'That is my guess' }).click();
  await expect(other.getByText('and then vote again: the answer comes next')).toBeVisible();
  // the answer is in the address, behind the lesson
  expect(other.url().slice(link.length)).toMatch(/^\/[0-9A-Z-]+$/);

  // it is kept in this browser, and a phone has room for it
  await page.setViewportSize({ width: 320, height: 740 });
  await page.reload();
  await rest(page);
  await expect(text).toHaveValue(/title: Small window/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
