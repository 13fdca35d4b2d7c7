// Engines driven by Playwright: installed Chromium and Firefox, and those that Playwright downloads.

import type { BrowserType, Frame, LaunchOptions } from '@playwright/test';
import { callText, type Engine, type Key } from './engine.ts';

export async function launch(type: BrowserType, options: LaunchOptions): Promise<Engine> {
  const browser = await type.launch(options);
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  let frame: Frame = page.mainFrame();
  return {
    async open(url) {
      frame = page.mainFrame();
      // leave the page first: a link to the open page would only change its hash
      await page.goto('about:blank');
      await page.goto(url);
    },
    run: (work, ...args) => frame.evaluate(callText(work, args)),
    press: (key: Key) => page.keyboard.press(key === ' ' ? 'Space' : key),
    async drag(spots) {
      const [[x, y] = [0, 0], ...others] = spots;
      await page.mouse.move(x, y);
      await page.mouse.down();
      for (const [across, down] of others) await page.mouse.move(across, down);
      await page.mouse.up();
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    async enterFrame() {
      const [child] = page.mainFrame().childFrames();
      if (child === undefined) throw new Error('the page has no frame');
      frame = child;
    },
    close: () => browser.close(),
  };
}
