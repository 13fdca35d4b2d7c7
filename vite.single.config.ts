// `npm run build:single`: the page as one file (scripts/single). OOS_LAB names the laboratory that is in it; without, all are.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { licenses, workerLicenses } from './scripts/licenses/plugin.mjs';
import { reactModules } from './scripts/react/plugin.mjs';
import { onlyOne } from './scripts/single/onlyOne.mjs';
import { oneFile } from './scripts/single/plugin.mjs';
import { earlyTheme, frame, shortClassNames, told } from './vite.config.ts';

const lab = process.env.OOS_LAB || null;

/** What belongs to the other laboratories is nothing, and nobody asks for it. */
const checks = { importIsUndefined: lab === null, bundlerTimings: false };

export default defineConfig({
  define: {
    ...told,
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
    // classic ones: see scripts/single
    format: 'iife',
    plugins: () => [workerLicenses(), ...(lab === null ? [] : [onlyOne(lab)])],
    rolldownOptions: { output: { codeSplitting: false }, checks },
  },
  build: {
    target: 'es2022',
    outDir: 'dist/single',
    // a build for each laboratory, beside each other
    emptyOutDir: false,
    assetsInlineLimit: () => true,
    cssCodeSplit: false,
    reportCompressedSize: false,
    modulePreload: false,
    rolldownOptions: { output: { codeSplitting: false }, checks },
  },
});
