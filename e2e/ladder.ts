// Helpers for tests of the packet ladder.

import type { Locator, Page } from '@playwright/test';
import { expect, open, rest } from './page.ts';

export const ONE_LOSS = '#/alf?d=50&l=0&n=12&delay=constant&runs=1&lose=4&fig=ladder';

export function ladder(page: Page): Locator {
  return page.getByRole('figure', { name: /Packet ladder/ });
}

export function chart(page: Page): Locator {
  return ladder(page).getByRole('application');
}

export function sentence(page: Page): Locator {
  return ladder(page).locator('[data-sentence]');
}

export async function openLadder(page: Page, link: string): Promise<void> {
  await open(page, link);
  await expect(chart(page)).toBeVisible();
  await rest(page);
}

/** Opens the options of the ladder, calls `act`, and closes them. */
export async function amongOptions(page: Page, act: () => Promise<unknown>): Promise<void> {
  const options = ladder(page).getByRole('button', { name: /^Options/ });
  await options.click();
  await act();
  await options.click();
}

export async function playAtSpeed(page: Page, speed: string): Promise<void> {
  await amongOptions(page, () => ladder(page).getByLabel('Speed').selectOption(speed));
  await button(page, 'Play').click();
}

/** Moves the film a number of events on, by its slider. */
export async function step(page: Page, times = 1): Promise<void> {
  await ladder(page).getByRole('slider', { name: 'Time in the transfer' }).focus();
  for (let steps = 0; steps < Math.abs(times); steps += 1)
    await page.keyboard.press(times > 0 ? 'ArrowRight' : 'ArrowLeft');
}

/** The time (ms) at which the last ADU of a diagram is processed. */
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
