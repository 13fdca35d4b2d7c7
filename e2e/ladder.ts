// The packet ladder on the page under test.

import type { Locator, Page } from '@playwright/test';
import { expect, open, rest } from './page.ts';

export const ONE_LOSS = '#/alf?d=50&l=0&n=12&delay=constant&runs=1&lose=4&fig=all';
/** The same on the stage. */
export const ON_STAGE = ONE_LOSS.replace('fig=all', 'fig=ladder');

export function ladder(page: Page): Locator {
  return page.getByRole('figure', { name: /Packet ladder/ });
}

export function chart(page: Page): Locator {
  return ladder(page).getByRole('application');
}

export function sentence(page: Page): Locator {
  return ladder(page).locator('[data-sentence]');
}

/** Among all figures the ladder's own code loads when the reader comes near; on the stage at once. */
export async function openLadder(page: Page, link: string): Promise<void> {
  await open(page, link);
  if (link.includes('fig=all')) await page.locator('[data-figure="ladder"]').scrollIntoViewIfNeeded();
  await expect(chart(page)).toBeVisible();
  await rest(page);
}

/** From event to event, by the slider of the film. */
export async function step(page: Page, times = 1): Promise<void> {
  await ladder(page).getByRole('slider', { name: 'Time in the transfer' }).focus();
  for (let steps = 0; steps < Math.abs(times); steps += 1)
    await page.keyboard.press(times > 0 ? 'ArrowRight' : 'ArrowLeft');
}

/** When the last ADU of a diagram is processed. */
export async function completion(page: Page, diagram: 'in_order' | 'out_of_order'): Promise<number> {
  const end = await ladder(page).locator(`[data-diagram="${diagram}"]`).getAttribute('data-end');
  return Number(end);
}

export function link(page: Page): URLSearchParams {
  return new URLSearchParams(new URL(page.url()).hash.split('?')[1] ?? '');
}

export function button(page: Page, name: string): Locator {
  return ladder(page).getByRole('button', { name, exact: true });
}
