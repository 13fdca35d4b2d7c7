import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { documents } from './scripts/docs/plugin.mjs';
import { fillHead } from './scripts/head/plugin.mjs';
import { licenses, workerLicenses } from './scripts/licenses/plugin.mjs';
import { minifiedScript } from './scripts/minified.mjs';
import { offline } from './scripts/offline/plugin.mjs';
import { openings } from './scripts/opening/plugin.mjs';
import { listOfFiles } from './scripts/pack/plugin.mjs';
import { reactModules } from './scripts/react/plugin.mjs';
import { filesBelow } from './scripts/stamps.mjs';
import { firstWave, ofFigure, ofLaboratory, ofOpening } from './scripts/wave/plugin.mjs';
import { LABS, PAGES } from './sim-wasm/pkg/params.ts';
import { frameMarkup, IN_BAR } from './web/app/frame.ts';

const TESTS = ['web', 'scripts'].flatMap((folder) =>
  filesBelow(folder, (file) => /\.test\.(tsx?|mjs)$/.test(file)),
);

/** Whether a test file has a window of its own (happy-dom): its modules may remember that window. */
const isDrawn = (file: string) => readFileSync(file, 'utf8').includes('@vitest-environment happy-dom');

/** Adds public/theme.js to the HTML, and minifies it in a build: it is no module, so the bundler leaves it alone. */
export function earlyTheme(): Plugin {
  let file = '';
  return {
    name: 'early-theme',
    configResolved({ command, root, build }) {
      if (command === 'build') file = join(root, build.outDir, 'theme.js');
    },
    // by then the files of public/ have been copied
    writeBundle() {
      if (existsSync(file)) writeFileSync(file, minifiedScript(file));
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'script', attrs: { src: './theme.js' }, injectTo: 'head' }],
    },
  };
}

/** Built pages have short class names; pages under development keep those that say which file they are from. */
export function shortClassNames(): Plugin {
  const css = { modules: { generateScopedName: '[hash:base64:6]' } };
  return { name: 'short-class-names', config: (_, { command }) => (command === 'build' ? { css } : {}) };
}

/** The question of a laboratory, which the page has from web/app/questions.ts. */
const questionIn = (lab: string) => readFileSync(`web/labs/${lab}/question.txt`, 'utf8').trim();

/** Writes the page's frame and the laboratories' questions into the HTML, so that they are shown before any script runs. */
export function frame(): Plugin {
  return {
    name: 'frame',
    transformIndexHtml: (html) =>
      html.replace(
        '<!-- frame -->',
        frameMarkup(
          LABS.map(({ id, name }) => ({ id, name, question: questionIn(id) })),
          IN_BAR.map((id) => [id, PAGES.find((page) => page.id === id)?.title ?? '']),
        ),
      ),
  };
}

const IS_REACT = /\/node_modules\/(react|react-dom|scheduler)\//;
/** Changes of packets by hand: laboratories with flows need this at once. */
const FOR_FLOWS = /\/web\/bench\/ladder\/hand\//;
/** The rest of that room loads with the ladders. */
const FOR_LADDERS = /\/web\/bench\/ladder\//;
/** Sentences about two scenarios: they load when a scenario is kept. */
const FOR_KEPT = /\/web\/(bench\/differences|scenario\/kept)\//;
/** The table of measures, below the stage of some laboratories; the first page has none, and Delivery has its own. */
const FOR_TABLES = /\/web\/(bench\/tables\/|sources\/documents\.)/;
/** Measures outside a laboratory's page, for lessons. */
const FOR_LESSONS = /\/web\/bench\/rows\//;
/** Names of lines: they load after the lines are drawn. */
const FOR_WORDS = /\/web\/charts\/curve\/names\//;
/** Curves: the first page, the page Papers and the opening of Measures draw none. */
const FOR_CURVES = /\/web\/charts\/curve\//;
/** Plots over time, for laboratories with flows. */
const FOR_TIMES = /\/web\/charts\/timeplot\//;
const FOR_DENSITIES = /\/web\/charts\/density\//;
/** Verdicts and the search in claims, for the panel of presets, the page Papers and the page About. */
const FOR_CLAIMS = /\/web\/bench\/claims\//;

/** Measures along a parameter, for curves; an arrival order needs none. */
const FOR_ALONG = /\/web\/bench\/along\//;
/** Figures whose points are scenarios of their own, in three laboratories. */
const FOR_LISTED = /\/web\/bench\/(listed\/|lead\/stackParts\.)/;
/** The papers' numbers, and the looks of delay laws, for the figures that draw them. */
const FOR_STATED = /\/web\/bench\/(stated\/|results\/laws\.)/;
/** QR codes: they load when the first is shown. */
const FOR_CODES = /\/web\/bench\/codes\//;

/** Files that parts of one laboratory share; alone, each would be a file of a few lines. */
const OF_ONE = /\/web\/labs\/(\w+)\/(presets\.ts$|setting\.ts$|sides\.ts$|shared\/)/;
/** Transfers of Delivery, which the first page shows too. */
const FOR_TRANSFERS =
  /\/web\/(labs\/alf\/(useRun|modes|lead\/gained|ladder\/(presets|cost))|bench\/ladder\/keys)\.ts$|\/alf\.curve\.heads\.ts$/;

/** Rooms that not every laboratory needs. */
const APART = [
  FOR_LADDERS,
  FOR_KEPT,
  FOR_CLAIMS,
  FOR_TABLES,
  FOR_LESSONS,
  FOR_CURVES,
  FOR_TIMES,
  FOR_DENSITIES,
  FOR_ALONG,
  FOR_LISTED,
  FOR_STATED,
  FOR_CODES,
];

/** The files of exports that figures, cards and ladders need before anything is exported. */
const FOR_MARKUP = /\/web\/charts\/export\/(escaped|progress)\.ts$/;
/** Style sheets of a few lines; alone, each would be a file. */
const SMALL_STYLES = /\/web\/(charts\/(curve|timeplot|plane)|bench\/tables)\/\w+\.module\.css$/;

function isForLaboratories(id: string): boolean {
  const isShared =
    /\/web\/(bench|controls|notation|pops|sim-react|charts\/(frame|gestures|layout|marks|placement|scales|table|figure|colour))\//;
  return (
    (isShared.test(id) && !APART.some((room) => room.test(id))) ||
    FOR_MARKUP.test(id) ||
    SMALL_STYLES.test(id) ||
    /\/node_modules\/d3-(array|format)\//.test(id)
  );
}

const MEASURES = ofLaboratory('metrics');
/** Measures opens on the arrival order without parameters or with one (`seq`), otherwise on the path (web/labs/metrics/shared/bench.ts). */
const BENCHES = [
  {
    at: '^#/metrics(\\?.*\\bseq.*)?$',
    beginnings: /\/labs\/metrics\/sequence\/SequenceBench\.tsx$/,
    beside: MEASURES,
  },
  {
    at: '^#/metrics\\?(?!.*\\bseq)(?!.*bench=t)',
    beginnings: /\/labs\/metrics\/jitter\/JitterBench\.tsx$/,
    beside: MEASURES,
  },
];

/** Figures with a leading sentence of their own, such as web/labs/red/queue/QueueLead.tsx. */
const LEADING = filesBelow('web/labs', (file) => file.endsWith('Lead.tsx')).flatMap((file) => {
  const [, lab, figure] = /^web\/labs\/(\w+)\/(\w+)\/\w+Lead\.tsx$/.exec(file) ?? [];
  return lab !== undefined && figure !== undefined ? [ofFigure(lab, figure)] : [];
});

/** The files that each address requests at once. */
const WAVES = [
  ...LABS.map(({ id }) => ofOpening(id)),
  ...LABS.map(({ id }) => ofLaboratory(id)),
  ...LEADING,
  // after the module, since a browser opens only six connections to a host
  ...BENCHES,
  {
    at: '^#?/?$',
    beginnings: /\/app\/landing\/Landing\.tsx$|\/alf\.table\.ts$/,
    module: 'alf',
    opening: 'first',
  },
];

/** The addresses of presets, from the list that web/app/presets writes for the command line; addresses without parameters are in `OPENINGS`. */
const PRESETS = (
  JSON.parse(readFileSync('sim-wasm/cli/presets.json', 'utf8')) as { readonly link: string }[]
).flatMap(({ link }) => (link.includes('?') ? [link] : []));

/** Addresses whose first calls are answered when the page is built: the first page, and every laboratory without parameters. */
const OPENINGS = new Map([['first', ''], ...LABS.map(({ id }): [string, string] => [id, `#/${id}`])]);

const { version, repository = '' } = JSON.parse(
  readFileSync(new URL('./package.json', import.meta.url), 'utf8'),
);
/** The address of the repository's files, if package.json names one. */
const files = (repository.url ?? repository).replace(/^git\+/, '').replace(/\.git$/, '');

/** Constants of the build, which the page reads from `import.meta.env`. */
export const constants = {
  'import.meta.env.OOS_VERSION': JSON.stringify(version),
  'import.meta.env.OOS_ONE_FILE': 'false',
  // empty and not null, because Vitest turns every value into text
  'import.meta.env.OOS_ONLY': '""',
};

export default defineConfig({
  define: constants,
  // relative addresses, so that the folder works under any path
  base: './',
  // OOS_ variables say where the page will be published (docs/hosting.md)
  envPrefix: ['VITE_', 'OOS_'],
  plugins: [
    react(),
    reactModules(),
    shortClassNames(),
    openings(OPENINGS, PRESETS),
    firstWave(WAVES),
    earlyTheme(),
    frame(),
    fillHead(),
    licenses(),
    documents(files),
    listOfFiles(),
    offline(LABS[0]?.id ?? ''),
  ],
  worker: { format: 'es', plugins: () => [workerLicenses()] },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // the browsers that the page supports know modulepreload; others request the same files a little later
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: {
        // the build is slow because it computes answers (scripts/opening)
        bundlerTimings: false,
        // React imports functions that only the development build of its scheduler has
        importIsUndefined: false,
      },
      output: {
        // hashes one letter shorter than usual: the HTML lists 100 names, and the script 150
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        // code of three or more laboratories is one file, since a dozen small files compress worse; code of two would burden the others
        codeSplitting: {
          groups: [
            // stays the same when the page changes
            { name: 'react', test: IS_REACT, priority: 1 },
            { name: 'shared', test: isForLaboratories, minShareCount: 3 },
            { name: 'flows', test: FOR_FLOWS, minShareCount: 2 },
            // two modules ask for the addresses of the fonts: two files of a line each would be larger
            { name: 'typeface', test: /\/web\/app\/typeface\/|\/source-sans-3\//, minShareCount: 1 },
            { name: 'kept', test: FOR_KEPT, minShareCount: 2 },
            { name: 'claims', test: FOR_CLAIMS, minShareCount: 2 },
            { name: 'along', test: FOR_ALONG, minShareCount: 2 },
            { name: 'listed', test: FOR_LISTED, minShareCount: 2 },
            { name: 'stated', test: FOR_STATED, minShareCount: 2 },
            { name: 'tables', test: FOR_TABLES, minShareCount: 2 },
            { name: 'curves', test: (id) => FOR_CURVES.test(id) && !FOR_WORDS.test(id), minShareCount: 2 },
            { name: 'times', test: FOR_TIMES, minShareCount: 2 },
            { name: 'transfers', test: FOR_TRANSFERS, minShareCount: 2 },
            { name: (id) => OF_ONE.exec(id)?.[1] ?? null, minShareCount: 2 },
            { name: 'densities', test: FOR_DENSITIES, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { fs: { allow: ['.'] } },
  test: {
    environment: 'node',
    setupFiles: ['web/scenario/tables.testing.ts'],
    // a worker for each core; by default there is one fewer, so only one on two cores
    maxWorkers: '100%',
    // generous for busy machines; a test that passes does not wait for it
    testTimeout: 120_000,
    projects: [
      { extends: true, test: { name: 'drawn', include: TESTS.filter(isDrawn) } },
      // not isolated: evaluating all modules again for each file took half of the processor time
      {
        extends: true,
        test: { name: 'plain', include: TESTS.filter((file) => !isDrawn(file)), isolate: false },
      },
    ],
  },
});
