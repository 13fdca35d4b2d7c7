// `npm run test:soak`: one test, which lasts as long as its argument says.
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'e2e/soak',
  timeout: 0,
  workers: 1,
  reporter: 'list',
  outputDir: 'test-results/soak',
});
