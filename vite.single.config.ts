// `npm run build:single`: the page as one file (scripts/single). OOS_LAB names the only laboratory in it; by default
// all are.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { licenses, workerLicenses } from './scripts/licenses/plugin.mjs';
import { reactModules } from './scripts/react/plugin.mjs';
import { onlyOne } from './scripts/single/onlyOne.mjs';
import { oneFile } from './scripts/single/plugin.mjs';
import { constants, earlyTheme, frame, shortClassNames } from './vite.config.ts';

const lab = process.env.OOS_LAB || null;

/** In a file with one laboratory, imports of the others are undefined, and nothing uses them. */
const checks = { importIsUndefined: lab === null, bundlerTimings: false };

export default defineConfig({
  define: {
    ...constants,
    'import.meta.env.OOS_ONE_FILE': 'true',
    'import.meta.env.OOS_ONLY': JSON.stringify(lab),
  },
  base: './',
  envPrefix: ['VITE_', 'OOS_'],
  publicDir: false,
  plugins: [
    react(),
    reactModules(),
    shortClassNames(),
    earlyTheme(),
    frame(),
    licenses(),
    ...oneFile({ name: lab === null ? 'out-of-sequence.html' : `out-of-sequence-${lab}.html`, lab }),
  ],
  worker: {
    // classic workers, not modules: scripts/single says why
    format: 'iife',
    plugins: () => [workerLicenses(), ...(lab === null ? [] : [onlyOne(lab)])],
    rolldownOptions: { output: { codeSplitting: false }, checks },
  },
  build: {
    target: 'es2022',
    outDir: 'dist/single',
    // keeps the builds for other laboratories, which lie in the same folder
    emptyOutDir: false,
    assetsInlineLimit: () => true,
    cssCodeSplit: false,
    reportCompressedSize: false,
    modulePreload: false,
    rolldownOptions: { output: { codeSplitting: false }, checks },
  },
});
