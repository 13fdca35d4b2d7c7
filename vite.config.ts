import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { minifySync } from 'rolldown/utils';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { documents } from './scripts/docs/plugin.mjs';
import { filledHead } from './scripts/head/plugin.mjs';
import { licenses, workerLicenses } from './scripts/licenses/plugin.mjs';
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

/** These have a window of their own, and modules that remember it. */
const isDrawn = (file: string) => readFileSync(file, 'utf8').includes('@vitest-environment happy-dom');

/** The choice of theme runs before the first paint; it is no module, so the bundler leaves it alone, and it is written short here. */
export function earlyTheme(): Plugin {
  let file = '';
  return {
    name: 'early-theme',
    configResolved({ command, root, build }) {
      if (command === 'build') file = join(root, build.outDir, 'theme.js');
    },
    // the files that are served as they are have been copied by then
    writeBundle() {
      if (existsSync(file)) writeFileSync(file, minifySync(file, readFileSync(file, 'utf8')).code);
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

/** Read here as the page has it from web/app/questions.ts. */
const questionIn = (lab: string) => readFileSync(`web/labs/${lab}/question.txt`, 'utf8').trim();

/** The page's frame is there with the HTML, of the words and signs that the page itself has, and the laboratories' questions. */
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
/** Packets moved by hand: what laboratories with flows need at once. */
const FOR_FLOWS = /\/web\/bench\/ladder\/hand\//;
/** The rest of the room comes with the ladders, late. */
const FOR_LADDERS = /\/web\/bench\/ladder\//;
/** What is said of two scenarios loads when something is kept. */
const FOR_KEPT = /\/web\/(bench\/differences|scenario\/kept)\//;
/** The table of measures stands below the stage of some laboratories; the first page has none, and Delivery its own. */
const FOR_TABLES = /\/web\/(bench\/tables\/|sources\/documents\.)/;
/** Lessons ask for measures outside a laboratory's page. */
const FOR_LESSONS = /\/web\/bench\/rows\//;
/** Words at lines are placed when the lines are there. */
const FOR_WORDS = /\/web\/charts\/curve\/names\//;
/** Neither the first page nor the papers draw a curve, and an arrival order has none at first. */
const FOR_CURVES = /\/web\/charts\/curve\//;
/** Marks along the time: of flows. */
const FOR_TIMES = /\/web\/charts\/timeplot\//;
const FOR_DENSITIES = /\/web\/charts\/density\//;
/** Verdicts and the search among claims: for the panel of presets, the page Papers and the page About. */
const FOR_CLAIMS = /\/web\/bench\/claims\//;

/** A measure along a parameter: for curves, and not for an arrival order. */
const FOR_ALONG = /\/web\/bench\/along\//;
/** Points that are scenarios of their own: of three laboratories. */
const FOR_LISTED = /\/web\/bench\/(listed\/|lead\/stackParts\.)/;
/** Numbers of the papers and laws, in the figures that have some. */
const FOR_STATED = /\/web\/bench\/(stated\/|results\/laws\.)/;
/** Codes for cameras come with the first that is shown. */
const FOR_CODES = /\/web\/bench\/codes\//;

/** What the parts of one laboratory share: each by itself would be a file of a few lines. */
const OF_ONE = /\/web\/labs\/(\w+)\/(presets\.ts$|setting\.ts$|sides\.ts$|shared\/)/;
/** Transfers of Delivery, which the first page plays as well. */
const FOR_TRANSFERS =
  /\/web\/(labs\/alf\/(useRun|modes|lead\/gained|ladder\/(presets|cost))|bench\/ladder\/keys)\.ts$|\/alf\.curve\.heads\.ts$/;

/** Rooms that are no part of every laboratory. */
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

/** Of exports, what figures, cards and ladders need before anything is exported. */
const FOR_MARKUP = /\/web\/charts\/export\/(escaped|whole)\.ts$/;
/** Styles of a few lines would be a file for each room. */
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
/** Measures open on an arrival order, also where one is given, and else on the path (web/labs/metrics/shared/bench.ts). */
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

/** Figures whose leading sentence is their own (web/labs/red/queue/QueueLead.tsx). */
const LEADING = filesBelow('web/labs', (file) => file.endsWith('Lead.tsx')).flatMap((file) => {
  const [, lab, figure] = /^web\/labs\/(\w+)\/(\w+)\/\w+Lead\.tsx$/.exec(file) ?? [];
  return lab !== undefined && figure !== undefined ? [ofFigure(lab, figure)] : [];
});

/** What addresses ask for at once. */
const WAVES = [
  ...LABS.map(({ id }) => ofOpening(id)),
  ...LABS.map(({ id }) => ofLaboratory(id)),
  ...LEADING,
  // behind the module: a browser has six connections to a host
  ...BENCHES,
  {
    at: '^#?/?$',
    beginnings: /\/app\/landing\/Landing\.tsx$|\/alf\.table\.ts$/,
    module: 'alf',
    opening: 'first',
  },
];

/** The addresses of presets, as web/app/presets writes them for the command line; the bare ones have answers of their own. */
const PRESETS = (
  JSON.parse(readFileSync('sim-wasm/cli/presets.json', 'utf8')) as { readonly link: string }[]
).flatMap(({ link }) => (link.includes('?') ? [link] : []));

/** What is answered when the page is built: the first page and every laboratory, opened without parameters. */
const OPENINGS = new Map([['first', ''], ...LABS.map(({ id }): [string, string] => [id, `#/${id}`])]);

const { version, repository = '' } = JSON.parse(
  readFileSync(new URL('./package.json', import.meta.url), 'utf8'),
);
/** Where the files of this checkout can be read, if package.json says so. */
const files = (repository.url ?? repository).replace(/^git\+/, '').replace(/\.git$/, '');

/** What the page says of itself. */
export const told = {
  'import.meta.env.OOS_VERSION': JSON.stringify(version),
  'import.meta.env.OOS_ONE_FILE': 'false',
  // empty, and not null: what runs the tests writes every value as text
  'import.meta.env.OOS_ONLY': '""',
};

export default defineConfig({
  define: told,
  // relative addresses: the folder works under any path
  base: './',
  // what the build is told about where the page will be published (docs/hosting.md)
  envPrefix: ['VITE_', 'OOS_'],
  plugins: [
    react(),
    reactModules(),
    shortClassNames(),
    openings(OPENINGS, PRESETS),
    firstWave(WAVES),
    earlyTheme(),
    frame(),
    filledHead(),
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
    // the browsers that the page needs know modulepreload, and others fetch the same files a little later
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // answers are computed while the page is built: that takes its time
      checks: {
        bundlerTimings: false,
        // React asks its scheduler for functions that only its developers' has
        importIsUndefined: false,
      },
      output: {
        // a letter less than usual: the page lists 100 names, and its script 150
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        // what three laboratories need is one file: a dozen small ones compress worse, and what two share the others do without
        codeSplitting: {
          groups: [
            // it stays the same when the page changes
            { name: 'react', test: IS_REACT, priority: 1 },
            { name: 'shared', test: isForLaboratories, minShareCount: 3 },
            { name: 'flows', test: FOR_FLOWS, minShareCount: 2 },
            // where the letters are is asked twice: two files of a line each would weigh more
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
    // a worker for each core: with one less, which is usual, a machine of two cores has one
    maxWorkers: '100%',
    // a test that passes does not wait for it: it is for machines that do ten other things besides
    testTimeout: 120_000,
    projects: [
      { extends: true, test: { name: 'drawn', include: TESTS.filter(isDrawn) } },
      // files share what they have loaded: evaluating it again for each took half of the processor time
      {
        extends: true,
        test: { name: 'plain', include: TESTS.filter((file) => !isDrawn(file)), isolate: false },
      },
    ],
  },
});
