// Opens Chromium for scripts that measure the page.

import { chromiumPath, findChromium, sandboxArguments } from './chromium.mjs';

/** @returns {Promise<import('@playwright/test').Browser>} */
export async function openBrowser() {
  const executablePath = findChromium() ?? (await chromiumPath());
  // set-up may have installed Playwright only just now
  const playwright = await import('@playwright/test');
  return playwright.chromium.launch({ executablePath, args: sandboxArguments() });
}
