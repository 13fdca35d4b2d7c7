// The three engines of the browsers that people have, each as this machine has it.

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
    // a Firefox of its own maker speaks WebDriver BiDi; Playwright's own needs no channel
    return launch(firefox, executablePath ? { executablePath, channel: 'moz-firefox' } : {});
  },
  webkit: () => {
    const programs = findWebKit();
    return programs ? startWebKit(programs) : launch(webkit, {});
  },
};
