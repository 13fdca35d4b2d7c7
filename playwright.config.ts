import { defineConfig } from '@playwright/test';
import { findChromium, testArguments } from './scripts/chromium.mjs';

// Every worker process reads this file again: the first reading chooses the port for all of them.
process.env.E2E_PORT ??= String(4300 + (process.pid % 1000));
const port = process.env.E2E_PORT;
// a sub-path, because the built folder must work under any
const prefix = '/some/where/';
const EVERY = /@every/;
const executablePath = findChromium();

export default defineConfig({
  testDir: 'e2e',
  // `npm run test:engines`, `npm run test:soak`
  testIgnore: ['**/e2e/engines/**', '**/e2e/soak/**'],
  // a test that passes does not wait for these: they are for machines that do ten other things besides
  timeout: 300_000,
  // those of every figure and every lesson are a command of their own, `npm run test:every`
  ...(process.env.E2E_EVERY ? { grep: EVERY } : { grepInvert: EVERY }),
  expect: { timeout: 60_000 },
  // the browser of a busy machine fails once in thousands of tests: what passes only the second time is listed as flaky, to be
  // repaired
  retries: 1,
  // and a page that is broken everywhere is known to be after this many
  maxFailures: 8,
  // twice the cores of a small machine: each test waits for its page now and then
  workers: 4,
  fullyParallel: true,
  forbidOnly: process.env.CI === 'true',
  reporter: 'list',
  outputDir: 'test-results',
  use: {
    // a press on what is not there says so, and does not take the whole test's time
    actionTimeout: 120_000,
    baseURL: `http://127.0.0.1:${port}${prefix}`,
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: testArguments(),
    },
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: `node scripts/serve.mjs --port ${port} --prefix ${prefix}`,
    url: `http://127.0.0.1:${port}${prefix}`,
  },
});
