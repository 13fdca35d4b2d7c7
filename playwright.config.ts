import { defineConfig } from '@playwright/test';
import { findChromium, testArguments } from './scripts/chromium.mjs';

// every worker process reads this file again; the first reading chooses the port for all
process.env.E2E_PORT ??= String(4300 + (process.pid % 1000));
const port = process.env.E2E_PORT;
// the built folder must work under any path
const prefix = '/some/where/';
const EVERY = /@every/;
const executablePath = findChromium();

export default defineConfig({
  testDir: 'e2e',
  // run by `npm run test:engines` and `npm run test:soak`
  testIgnore: ['**/e2e/engines/**', '**/e2e/soak/**'],
  // generous for busy machines; a test that passes does not wait for it
  timeout: 300_000,
  // tests of every figure and every lesson run with `npm run test:every` only
  ...(process.env.E2E_EVERY ? { grep: EVERY } : { grepInvert: EVERY }),
  expect: { timeout: 60_000 },
  // the browser of a busy machine fails once in thousands of tests; a test that passes only the second time is listed as flaky,
  // and has to be repaired
  retries: 1,
  // after this many failures the page is broken everywhere
  maxFailures: 8,
  // twice the cores of a small machine, because tests often wait for their page
  workers: 4,
  fullyParallel: true,
  forbidOnly: process.env.CI === 'true',
  reporter: 'list',
  outputDir: 'test-results',
  use: {
    // a press on a missing element fails after this time, not after the whole test's
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
