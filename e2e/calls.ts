// Calls of the simulation, counted where they leave the page: what was computed once is not computed again.

import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Calls that were posted to workers. */
    calls: number;
  }
}

/** Counts the calls that leave the page, from its first script on. */
export async function countCalls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.calls = 0;
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, ...given: Parameters<typeof post>) {
      const [message] = given;
      if (typeof message === 'object' && message?.kind === 'call') window.calls += 1;
      post.apply(this, given);
    } as typeof post;
  });
}

export const calls = (page: Page) => page.evaluate(() => window.calls);
