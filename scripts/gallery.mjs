// Builds the gallery as a static folder, for the test that compares its charts. `npm run gallery:accept`
// stores their present look as the expected one.

import { join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { chromiumPath } from './chromium.mjs';
import { bin, root, runAndCapture } from './run.mjs';
import { fail, say } from './say.mjs';
import { setUp } from './setup.mjs';

/** @param {string} folder in which to build it */
export async function buildGallery(folder) {
  const { build } = await import('vite');
  const { default: react } = await import('@vitejs/plugin-react');
  await build({
    root,
    configFile: false,
    base: './',
    plugins: [react()],
    publicDir: false,
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true, rolldownOptions: { input: join(root, 'gallery.html') } },
  });
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  await setUp();
  const env = { GALLERY: 'accept', CHROMIUM_PATH: await chromiumPath() };
  const { ok } = await runAndCapture(process.execPath, [bin.playwright, 'test', 'e2e/gallery'], { env });
  if (!ok) fail('the gallery could not be looked at: the browser says why above.');
  say('\nWhat the charts look like is kept in e2e/gallery/expected: git diff shows what has changed.');
}
