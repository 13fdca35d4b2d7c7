import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { licenses, workerLicenses } from './scripts/licenses/plugin.mjs';
import { POLICY } from './scripts/policy.mjs';

/** Only the built page has it: the development server needs inline scripts of its own. */
function contentPolicy(): Plugin {
  return {
    name: 'content-policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
        injectTo: 'head-prepend',
      },
    ],
  };
}

/** The choice of theme runs before the first paint; it is served as it is, so the bundler leaves it alone. */
function earlyTheme(): Plugin {
  return {
    name: 'early-theme',
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'script', attrs: { src: './theme.js' }, injectTo: 'head' }],
    },
  };
}

export default defineConfig({
  // relative addresses: the folder works under any path
  base: './',
  plugins: [react(), earlyTheme(), contentPolicy(), licenses()],
  worker: { format: 'es', plugins: () => [workerLicenses()] },
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false },
  server: { fs: { allow: ['.'] } },
  test: {
    include: ['web/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
    environment: 'node',
    // a test that passes does not wait for it: it is for machines that do ten other things besides
    testTimeout: 60_000,
  },
});
