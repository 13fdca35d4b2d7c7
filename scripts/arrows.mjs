// Imports point one way (DESIGN.md, Layout): this check names every one that does not, by file and line.
// A new folder or module has to be given its place here before anything may import it.

import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { root } from './run.mjs';
import { filesBelow } from './stamps.mjs';

const PIECES = ['charts', 'controls', 'late', 'scenario', 'sim', 'sim-react'];

/** What the folders of web/ may import from, besides themselves. @type {Record<string, string[]>} */
const MAY_IMPORT = {
  app: ['labs', 'papers', 'lessons', ...PIECES],
  labs: PIECES,
  papers: PIECES,
  lessons: PIECES,
  // a chart's table of data loads when it is opened
  charts: ['late'],
  late: [],
  // controls are made from the table of parameters, and presets set scenarios
  controls: ['scenario'],
  'sim-react': ['sim'],
  scenario: [],
  sim: [],
};

/** Folders that hold no page of their own and have to work without React. */
const WITHOUT_REACT = ['sim'];

/** Importing these is allowed though the folders say otherwise, each for its own reason. */
const EXCEPTIONS = [
  // the gallery is a page: it shows the charts in the product's colours
  { from: 'web/charts/gallery/', to: 'web/app/' },
];

/** Tests and the gallery may read fixtures; the product must not. */
const FIXED_DATA = /\.test\.tsx?$|^web\/charts\/gallery\//;

/** Modules of the model, the highest first: each may use those of lower layers, none of its own. */
const LAYERS = [
  ['experiments'],
  ['alf', 'dccp', 'red', 'tcp', 'trace'],
  ['metrics', 'path', 'quality'],
  ['laws', 'scenario'],
  ['params'],
  ['kernel', 'random', 'stats'],
];

/** The model has no wasm, no files, no clock. */
const NOT_IN_MODEL = /\b(wasm_bindgen|js_sys|web_sys|std::(?:fs|time|env|thread|process))\b/g;

const IMPORT =
  /\bfrom\s+'([^']+)'|\bimport\s*\(?\s*'([^']+)'|\bnew URL\(\s*'([^']+)'|@import\s+['"]([^'"]+)['"]/g;

/** @typedef {{ file: string, line: number, message: string }} Break */

/** @param {string} text @param {number} at */
function lineOf(text, at) {
  return text.slice(0, at).split('\n').length;
}

/**
 * Broken arrows of one TypeScript or CSS file below web/.
 * @param {string} file @param {string} text
 * @returns {Break[]}
 */
export function webBreaks(file, text) {
  return [...text.matchAll(IMPORT)].flatMap((match) => {
    const target = match.slice(1).find((group) => group !== undefined) ?? '';
    const message = target.startsWith('.')
      ? folderBreak(file, posix.normalize(posix.join(dirname(file), target)))
      : packageBreak(file, target, match[0].startsWith('new'));
    return message === undefined ? [] : [{ file, line: lineOf(text, match.index), message }];
  });
}

/** @param {string} file @param {string} target */
function folderBreak(file, target) {
  const [, from = '', lab] = file.split('/');
  const [base, to = '', otherLab] = target.split('/');
  if (base !== 'web') return FIXED_DATA.test(file) ? undefined : `web/ imports ${target}`;
  if (EXCEPTIONS.some((exception) => file.startsWith(exception.from) && target.startsWith(exception.to)))
    return undefined;
  if (from === to) {
    const isOtherLab = from === 'labs' && lab !== otherLab;
    return isOtherLab ? `the laboratory ${lab} imports from the laboratory ${otherLab}` : undefined;
  }
  const allowed = MAY_IMPORT[from];
  if (allowed === undefined) return `web/${from} has no place in scripts/arrows.mjs yet`;
  return allowed.includes(to) ? undefined : `${from} imports from ${to}`;
}

/** @param {string} file @param {string} name @param {boolean} isAddress */
function packageBreak(file, name, isAddress) {
  const [, from = ''] = file.split('/');
  if (isAddress || !WITHOUT_REACT.includes(from)) return undefined;
  return /^react(-|\/|$)/.test(name) ? `${from} imports ${name}: it has to work without React` : undefined;
}

/**
 * Broken arrows of one Rust file of the model.
 * @param {string} file @param {string} text
 * @returns {Break[]}
 */
export function modelBreaks(file, text) {
  const inside = file.slice('sim-wasm/model/src/'.length).replace(/\.rs$/, '').split('/');
  const [own = ''] = inside;
  if (own === 'lib') return [];
  const code = text.replaceAll(/\/\/.*$/gm, '');
  const depth = inside.at(-1) === 'mod' ? inside.length - 1 : inside.length;
  // as many `super` as the file is deep lead to the crate
  const crate = new RegExp(`\\b(?:crate|super(?:::super){${depth - 1}})::(\\{[^;]*?\\}\\s*;|\\w+)`, 'g');
  const uses = [...code.matchAll(crate)].flatMap((match) =>
    namesIn(match[1] ?? '').map((used) => ({ used, at: match.index })),
  );
  const found = uses.flatMap(({ used, at }) => {
    const message = layerBreak(own, used);
    return message === undefined ? [] : [{ file, line: lineOf(code, at), message }];
  });
  const foreign = [...code.matchAll(NOT_IN_MODEL)].map((match) => ({
    file,
    line: lineOf(code, match.index),
    message: `the model uses ${match[0]}: it knows no wasm, no files and no clock`,
  }));
  return [...found, ...foreign];
}

/** The modules that a path starts with: `alf`, or those of `{params, scenario::{self, Scenario}};`. @param {string} path */
function namesIn(path) {
  if (!path.startsWith('{')) return [path];
  let inner = path.replace(/^\{|\}\s*;$/g, '');
  while (/\{[^{}]*\}/.test(inner)) inner = inner.replaceAll(/\{[^{}]*\}/g, '');
  return inner.split(',').flatMap((item) => item.match(/\w+/)?.[0] ?? []);
}

/** @param {string} from @param {string} to */
function layerBreak(from, to) {
  // a name with a capital is a macro's or a type's of the crate root
  if (from === to || !/^[a-z]/.test(to)) return undefined;
  const [upper, lower] = [from, to].map((name) => LAYERS.findIndex((layer) => layer.includes(name)));
  if (upper === undefined || lower === undefined) return undefined;
  if (upper < 0) return `the module ${from} has no place in scripts/arrows.mjs yet`;
  if (lower < 0) return `the module ${to} has no place in scripts/arrows.mjs yet`;
  return upper < lower ? undefined : `${from} uses ${to}`;
}

/** @returns {Break[]} */
function allBreaks() {
  /** @param {string} file */
  const read = (file) => readFileSync(join(root, file), 'utf8');
  const web = filesBelow('web', (file) => /\.(tsx?|css)$/.test(file));
  const model = filesBelow('sim-wasm/model/src', (file) => file.endsWith('.rs'));
  return [
    ...web.flatMap((file) => webBreaks(file, read(file))),
    ...model.flatMap((file) => modelBreaks(file, read(file))),
  ];
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const breaks = allBreaks();
  for (const { file, line, message } of breaks) console.error(`${file}:${line}: ${message}`);
  process.exitCode = breaks.length > 0 ? 1 : 0;
}
