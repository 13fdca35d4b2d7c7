// The three browser engines, each as it is installed here.

import { chromium, firefox, webkit } from '@playwright/test';
import { findChromium, sandboxArguments } from '../../scripts/chromium.mjs';
import { findFirefox, findWebKit } from '../../scripts/engines.mjs';
import { launch } from './byPlaywright.ts';
import type { Engine } from './engine.ts';
import { startWebKit } from './webkit.ts';

export const ENGINES: Readonly<Record<string, () => Promise<Engine>>> = {
  chromium: () => {
    const executablePath = findChromium();
    return launch(chromium, { ...(executablePath ? { executablePath } : {}), args: sandboxArguments() });
  },
  firefox: () => {
    const executablePath = findFirefox();
    // an installed Firefox is driven by WebDriver BiDi (a channel); Playwright's own build needs none
    return launch(firefox, executablePath ? { executablePath, channel: 'moz-firefox' } : {});
  },
  webkit: () => {
    const programs = findWebKit();
    return programs ? startWebKit(programs) : launch(webkit, {});
  },
};
