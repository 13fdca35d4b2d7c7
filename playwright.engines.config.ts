// `npm run test:engines`: one smoke test on the engines of common browsers.
import { defineConfig } from '@playwright/test';
import { ENGINES } from './e2e/engines/engines.ts';

export default defineConfig({
  testDir: 'e2e/engines',
  // limits that only a broken page exceeds, however busy the machine is
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // each engine opens one page after another
  workers: 1,
  forbidOnly: process.env.CI === 'true',
  reporter: 'list',
  outputDir: 'test-results/engines',
  projects: Object.keys(ENGINES).map((name) => ({ name })),
});
