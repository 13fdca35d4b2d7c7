import { expect, test } from 'vitest';
import { firstWave, ofFigure, ofLaboratory, ofOpening } from './plugin.mjs';

/** @param {string} name @param {object} [more] */
const chunk = (name, more = {}) => [
  `assets/${name}`,
  { type: 'chunk', imports: [], isEntry: false, ...more },
];

const bundle = Object.fromEntries([
  chunk('index.js', { isEntry: true, imports: ['assets/shared.js'], code: 'new Worker(`worker-1.js`)' }),
  chunk('shared.js'),
  chunk('OnePage.js', {
    facadeModuleId: '/x/web/labs/one/OnePage.tsx',
    imports: ['assets/shared.js', 'assets/curves.js'],
    viteMetadata: { importedCss: new Set(['assets/OnePage.css']) },
  }),
  // two parts that import each other
  chunk('curves.js', { imports: ['assets/lines.js'] }),
  chunk('lines.js', { imports: ['assets/curves.js'] }),
  chunk('one.table.js', { facadeModuleId: '/x/sim-wasm/pkg/one.table.ts' }),
  chunk('late.js'),
  chunk('opening.js', {
    facadeModuleId: '/x/web/labs/one/Opening.tsx',
    imports: ['assets/shared.js', 'assets/curves.js'],
  }),
  chunk('SomeLead.js', {
    facadeModuleId: '/x/web/labs/one/some/SomeLead.tsx',
    imports: ['assets/curves.js', 'assets/late.js'],
  }),
  chunk('Lead.js', { facadeModuleId: '/x/web/labs/one/some/Lead.tsx' }),
  ['assets/one_bg-1.wasm', { type: 'asset' }],
  ['assets/one.opening-1.json', { type: 'asset' }],
  ['assets/other_bg-1.wasm', { type: 'asset' }],
  ['assets/preset-0ab-St-mp.json', { type: 'asset' }],
  ['assets/preset-1cd-St-mp.json', { type: 'asset' }],
]);

test('a laboratory asks for its page, table and module with what they import, others for what they need besides, and nothing that the page has', () => {
  const { transformIndexHtml } = firstWave([
    ...['one', 'other'].map(ofLaboratory),
    ...['one', 'other'].map(ofOpening),
    ofFigure('one', 'some'),
    { at: 'fig=a', beginnings: /\/one\/Opening\.tsx$/, beside: ofLaboratory('one') },
  ]);
  if (typeof transformIndexHtml !== 'object') throw new Error('the plugin changes no page');
  const [tag] = Reflect.apply(transformIndexHtml.handler, {}, ['', { bundle }]);
  expect(tag.attrs.content).toBe(
    [
      '^#/one\\b OnePage.css OnePage.js curves.js lines.js one.table.js one_bg-1.wasm worker-1.js',
      '^#/other\\b other_bg-1.wasm worker-1.js',
      '^#/one$ one.opening-1.json',
      '^#/one\\?.*\\bfig=some\\b.*&answered$ SomeLead.js late.js',
      'fig=a opening.js',
      '^preset St-mp 0ab 1cd',
    ].join('|'),
  );
});
