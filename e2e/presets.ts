// The presets of a laboratory: the button that says which one the page shows, and the panel that it opens.

import { expect, type Locator, type Page } from '@playwright/test';
import { rest } from './page.ts';

/** Says what the page shows, or that it is a scenario of the reader's own. */
export function presetButton(page: Page): Locator {
  return page.getByRole('button', { name: /^Preset: / });
}

export async function expectPreset(page: Page, claim: string): Promise<void> {
  await expect(presetButton(page)).toHaveText(`Preset: ${claim}`);
}

/** Opens the panel; its cards are there. */
export async function openPresets(page: Page): Promise<Locator> {
  await presetButton(page).click();
  const panel = page.getByRole('dialog', { name: 'Presets' });
  await expect(panel.locator('[data-preset]').first()).toBeVisible();
  // the others come a laboratory a frame
  const status = panel.getByRole('status');
  await expect(status).toHaveText(/^(\d+) of \1$/);
  await expect(panel.locator('[data-preset]')).toHaveCount(Number.parseInt(await status.innerText(), 10));
  return panel;
}

/** Finds a preset by its claim, and opens it. */
export async function choosePreset(page: Page, claim: string): Promise<void> {
  const panel = await openPresets(page);
  await panel.getByRole('searchbox', { name: 'Find a preset' }).fill(claim);
  await panel.getByRole('button', { name: claim, exact: true }).click();
  await expect(panel).toHaveCount(0);
  await rest(page);
}

/** What the presets of a laboratory claim, in the order of their cards. */
export async function claimsOf(page: Page, lab: string): Promise<string[]> {
  const panel = await openPresets(page);
  const claims = await panel.locator(`[data-preset^="${lab} "] button`).allTextContents();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  return claims;
}
