// Helpers for tests of presets: the button that names the open one, and the panel that it opens.

import { expect, type Locator, type Page } from '@playwright/test';
import { rest } from './page.ts';

/** The button that names the open preset, or says that the scenario is the reader's own. */
export function presetButton(page: Page): Locator {
  return page.getByRole('button', { name: /^Preset: / });
}

export async function expectPreset(page: Page, claim: string): Promise<void> {
  await expect(presetButton(page)).toHaveText(`Preset: ${claim}`);
}

/** Opens the panel, and waits for all cards. */
export async function openPresets(page: Page): Promise<Locator> {
  await presetButton(page).click();
  const panel = page.getByRole('dialog', { name: 'Presets' });
  await expect(panel.locator('[data-preset]').first()).toBeVisible();
  // the cards of other laboratories are added one laboratory a frame
  const status = panel.getByRole('status');
  await expect(status).toHaveText(/^(\d+) of \1$/);
  await expect(panel.locator('[data-preset]')).toHaveCount(Number.parseInt(await status.innerText(), 10));
  return panel;
}

/** Opens a preset by its claim. */
export async function choosePreset(page: Page, claim: string): Promise<void> {
  const panel = await openPresets(page);
  await panel.getByRole('searchbox', { name: 'Find a preset' }).fill(claim);
  await panel.getByRole('button', { name: claim, exact: true }).click();
  await expect(panel).toHaveCount(0);
  await rest(page);
}

/** The claims of a laboratory's presets, in the order of their cards. */
export async function claimsOf(page: Page, lab: string): Promise<string[]> {
  const panel = await openPresets(page);
  const claims = await panel.locator(`[data-preset^="${lab} "] button`).allTextContents();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  return claims;
}
