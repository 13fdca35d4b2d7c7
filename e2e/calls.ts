// Counts the calls to the simulation where the page posts them to workers, to test that nothing is computed twice.

import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** The number of calls posted to workers. */
    calls: number;
  }
}

/** Counts the calls from the page's first script on. */
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
