// Imports point one way (docs/changing-something.md): this check reports every import that does not, by file and line.
// A new folder or module must be given its place here before anything may import it; laboratories are read
// from the model's list.

import { readFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { circleIn, circleOf } from './circles.mjs';
import { root } from './run.mjs';
import { filesBelow } from './stamps.mjs';

const PIECES = [
  'charts',
  'clipboard',
  'controls',
  'late',
  'notation',
  'pops',
  'scenario',
  'sim',
  'sim-react',
  'sources',
];
/** Folders that a laboratory may import: the bench, which laboratories share, and the pieces. */
const BENCH = ['bench', ...PIECES];

/** What each folder of web/ may import besides itself. @type {Record<string, string[]>} */
const MAY_IMPORT = {
  app: ['labs', 'papers', 'lessons', ...BENCH],
  labs: BENCH,
  papers: BENCH,
  // lessons see laboratories only through what app passes to them
  lessons: BENCH,
  bench: PIECES,
  // a chart's data table loads when it is opened
  charts: ['clipboard', 'late', 'notation', 'pops'],
  late: [],
  notation: [],
  // boxes beside their buttons
  pops: [],
  clipboard: [],
  // controls are made from the table of parameters, and presets set scenarios
  controls: ['scenario', 'clipboard', 'late', 'notation', 'pops', 'sources'],
  'sim-react': ['sim'],
  // for numbers in messages about links
  scenario: ['notation'],
  sim: [],
  // papers and standards, and the ledger's verdicts
  sources: [],
};

/** Rooms (subfolders) in an order: each may import those before it. Rooms not listed may import all of these. @type {Record<string, string[]>} */
const ROOMS = {
  bench: [
    'words',
    'context', // a figure's place and origin, presentation, changes by hand
    'arrival', // the text field for an arrival order
    'results', // axes, sweeps, replications, choices
    'along', // measures along one parameter or two, coarse to fine
    'listed', // figures whose points are scenarios of their own
    'codes', // QR codes of links
    'stated', // numbers of the papers, in figures
    'rows', // measures of any scenario, outside its laboratory
    'differences', // differences of two scenarios
    'export',
    'tables',
    'card',
    'lead', // parts of the leading sentence
    'howto',
    'compare',
    'ladder/hand',
    'ladder',
    'claims',
    'page',
    'flow', // figures of one run that two laboratories have
  ],
  lessons: [
    'course', // whether a course's platform shows the lesson
    'read', // a lesson's text
    'facts', // laboratories' numbers in lessons
    'answers',
    'judge',
    'shelf', // all lessons
    'views', // addresses of a lesson's pages
    'parts', // parts that the player, the printed lesson and the room share
    'fields', // fields for answers
    'progress', // a reader's progress in a lesson
    'check', // checks of a lesson's text, for its author
    'pack', // packages for learning platforms
    'class',
    'print',
    'room',
    'play',
    'glossary',
    'write',
  ],
  charts: ['scales', 'layout', 'gestures', 'marks', 'frame', 'placement', 'colour', 'table', 'export'],
};

/** Folders that contain no part of the page's view and must work without React. */
const WITHOUT_REACT = ['sim', 'sources'];

/** Imports allowed against the rules above, each for its own reason. */
const EXCEPTIONS = [
  // the gallery is a page: it shows the charts in the product's colours
  { from: 'web/charts/gallery/', to: 'web/app/' },
  // the messages of a frame have the types that other pages see
  { from: 'web/app/embed/', to: 'public/oos-embed' },
];

/** Tests and the gallery may read fixtures; the product must not. */
const FIXED_DATA = /\.test\.tsx?$|^web\/charts\/gallery\//;

/** Files that only tests need say so in their names. */
const FOR_TESTS = /\.(test|testing)\.tsx?$|^web\/charts\/gallery\//;

/** Layers of the model's modules, highest first: a module may use those of lower layers, and none of its own layer. */
const ABOVE = [
  ['laboratories'], // the list of laboratories
  ['experiments'],
];
/** The layers below the laboratories; these are between `ABOVE` and `BELOW`. */
const BELOW = [
  ['laboratory', 'trace'], // what a laboratory is; captures
  ['network'], // paths of nodes, with the senders and receivers at their ends
  ['path', 'quality', 'reordering', 'senders', 'tfrc'], // engines and libraries
  ['laws', 'scenario'],
  ['params', 'replications'],
  ['extremes', 'logarithm', 'measures', 'random', 'running', 'sorted', 'stats', 'time', 'units'],
  ['vectors'],
  ['words'],
];

/** Rooms of a module of the model, lowest first: each may use those before it, and its tests any. @type {Record<string, string[]>} */
const MODEL_ROOMS = {
  trace: [
    'words', // numbers and times in sentences
    'file', // bytes, formats, packings, damage
    'numbers', // sequence numbers and their columns
    'headers', // headers of the link, network and transport layers
    'tcp', // segments of one direction
    'flow', // packets of a file by flow
    'capture', // pcap and pcapng
    'table', // CSV, arrival orders
    'json',
    'counters', // what programs counted themselves
    'qlog',
    'ping',
    'report', // measures of each flow, and what follows from them
    'reading', // reads a file into a report
    'pair', // two captures of the same packets
    'packets', // the table of packets
    'document', // a report as a document
  ],
};

/** The model uses no wasm, no files, no clock. */
const NOT_IN_MODEL = /\b(wasm_bindgen|js_sys|web_sys|std::(?:fs|time|env|thread|process))\b/g;
/** A `use` of several modules of `std`. */
const FROM_STD = /\bstd::(\{[^;]*?\}\s*;)/g;
const NOT_OF_STD = ['fs', 'time', 'env', 'thread', 'process'];

const IMPORT =
  /\bfrom\s+['"](?<from>[^'"]+)['"]|\bimport\s*\(?\s*['"](?<imported>[^'"]+)['"]|\bnew URL\(\s*['"](?<address>[^'"]+)['"]|@import\s+['"](?<style>[^'"]+)['"]/g;

/** Generated files of one laboratory: `alf.js`, `alf.table.ts`. */
const OF_A_LABORATORY = /^#pkg\/\w+\.(?:js|table\.ts)$/;
/** Folders that know no laboratory. */
const WITHOUT_LABORATORIES = ['bench', 'clipboard', 'controls', 'late', 'notation', 'pops', 'sim-react'];

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
    const target = Object.values(match.groups ?? {}).find((group) => group !== undefined) ?? '';
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
  if (EXCEPTIONS.some((exception) => file.startsWith(exception.from) && target.startsWith(exception.to)))
    return undefined;
  if (base !== 'web') return FIXED_DATA.test(file) ? undefined : `web/ imports ${target}`;
  if (FOR_TESTS.test(target) && !FOR_TESTS.test(file)) return `${file} imports ${target}, which is for tests`;
  if (from === to) {
    const isOtherLab = from === 'labs' && lab !== otherLab;
    if (isOtherLab) return `the laboratory ${lab} imports from the laboratory ${otherLab}`;
    return FOR_TESTS.test(file) ? undefined : roomBreak(from, dirname(file), dirname(target));
  }
  const allowed = MAY_IMPORT[from];
  if (allowed === undefined) return `web/${from} has no place in scripts/arrows.mjs yet`;
  return allowed.includes(to) ? undefined : `${from} imports from ${to}`;
}

/** The break, if a room imports one that is above it in the same folder. @param {string} folder @param {string} from @param {string} to */
function roomBreak(folder, from, to) {
  const rooms = ROOMS[folder];
  if (rooms === undefined || from === to) return undefined;
  const [here, there] = [from, to].map((path) => path.slice(`web/${folder}/`.length));
  const [own, other] = [here, there].map((room) => rooms.indexOf(room ?? ''));
  if (own === undefined || other === undefined || own < 0) return undefined;
  return other < 0 || other > own ? `${folder}/${here} imports from ${folder}/${there}` : undefined;
}

/** @param {string} file @param {string} name @param {boolean} isAddress */
function packageBreak(file, name, isAddress) {
  const [, from = ''] = file.split('/');
  if (name.startsWith('#pkg/') && !FIXED_DATA.test(file)) {
    if (from === 'charts') return `charts imports ${name}: it knows no laboratory and no parameter`;
    if (WITHOUT_LABORATORIES.includes(from) && OF_A_LABORATORY.test(name))
      return `${from} imports ${name}, which is of one laboratory`;
  }
  if (isAddress || !WITHOUT_REACT.includes(from)) return undefined;
  return /^react(-|\/|$)/.test(name) ? `${from} imports ${name}: it has to work without React` : undefined;
}

/**
 * Modules of the laboratories, as the model lists them: `alf::Alf, Some(...);`.
 * @param {string} text
 */
export function laboratoriesIn(text) {
  const [, list = ''] = text.match(/^laboratories! \{\n(.*?)^\}/ms) ?? [];
  return [...list.matchAll(/^\s+(\w+)::/gm)].map(([, name = '']) => name);
}

/**
 * Broken arrows of one Rust file of the model.
 * @param {string} file @param {string} text @param {string[]} laboratories their modules
 * @returns {Break[]}
 */
export function modelBreaks(file, text, laboratories) {
  const inside = file.slice('sim-wasm/model/src/'.length).replace(/\.rs$/, '').split('/');
  const [own = ''] = inside;
  if (own === 'lib') return [];
  const code = text.replaceAll(/\/\/.*$/gm, '');
  const depth = inside.at(-1) === 'mod' ? inside.length - 1 : inside.length;
  // `super` repeated as often as the file is deep leads to the crate root
  const crate = new RegExp(`\\b(?:crate|super(?:::super){${depth - 1}})::(\\{[^;]*?\\}\\s*;|\\w+)`, 'g');
  const uses = [...code.matchAll(crate)].flatMap((match) =>
    namesIn(match[1] ?? '').map((used) => ({ used, at: match.index })),
  );
  const found = uses.flatMap(({ used, at }) => {
    const message = layerBreak(own, used, [...ABOVE, laboratories, ...BELOW]);
    return message === undefined ? [] : [{ file, line: lineOf(code, at), message }];
  });
  const rooms = MODEL_ROOMS[own];
  const upwards = rooms === undefined ? [] : roomsAbove(own, inside[1] ?? '', code, rooms);
  const grouped = [...code.matchAll(FROM_STD)].flatMap((match) =>
    namesIn(match[1] ?? '')
      .filter((name) => NOT_OF_STD.includes(name))
      .map((name) => ({ name: `std::${name}`, at: match.index })),
  );
  const alone = [...code.matchAll(NOT_IN_MODEL)].map((match) => ({ name: match[0], at: match.index }));
  const foreign = [...alone, ...grouped].map(({ name, at }) => ({
    file,
    line: lineOf(code, at),
    message: `the model uses ${name}: it knows no wasm, no files and no clock`,
  }));
  return [
    ...found,
    ...upwards.map(({ at, message }) => ({ file, line: lineOf(code, at), message })),
    ...foreign,
  ];
}

/**
 * Uses of rooms that are above a room of the model.
 * @param {string} module @param {string} own @param {string} code @param {string[]} rooms
 */
function roomsAbove(module, own, code, rooms) {
  const [product = ''] = code.split(/^#\[cfg\(test\)\]\nmod /m);
  return [...product.matchAll(new RegExp(`\\bcrate::${module}::([a-z]\\w*)::`, 'g'))].flatMap((match) => {
    const [, used = ''] = match;
    const message = layerBreak(`${module}::${own}`, `${module}::${used}`, roomLayers(module, rooms));
    return own === 'mod' || message === undefined ? [] : [{ at: match.index, message }];
  });
}

/** Rooms as layers, highest first. @param {string} module @param {string[]} rooms */
function roomLayers(module, rooms) {
  return rooms.map((room) => [`${module}::${room}`]).reverse();
}

/** The modules that a path starts with: `alf`, or those of `{params, scenario::{self, Scenario}};`. @param {string} path */
function namesIn(path) {
  if (!path.startsWith('{')) return [path];
  let inner = path.replace(/^\{|\}\s*;$/g, '');
  while (/\{[^{}]*\}/.test(inner)) inner = inner.replaceAll(/\{[^{}]*\}/g, '');
  return inner.split(',').flatMap((item) => item.match(/\w+/)?.[0] ?? []);
}

/** @param {string} from @param {string} to @param {string[][]} layers */
function layerBreak(from, to, layers) {
  // a capitalised name is a macro or type of the crate root
  if (from === to || !/^[a-z]/.test(to)) return undefined;
  const [upper, lower] = [from, to].map((name) => layers.findIndex((layer) => layer.includes(name)));
  if (upper === undefined || lower === undefined) return undefined;
  if (upper < 0) return `the module ${from} has no place in scripts/arrows.mjs yet`;
  if (lower < 0) return `the module ${to} has no place in scripts/arrows.mjs yet`;
  return upper < lower ? undefined : `${from} uses ${to}`;
}

/**
 * A circle of rooms in a folder of web/, a laboratory's included: files that load later count like all others.
 * @param {string} folder @param {readonly string[]} files @param {(file: string) => string} read
 * @returns {string[] | undefined}
 */
export function roomCircle(folder, files, read) {
  /** @param {string} path */
  const room = (path) => path.slice(folder.length + 1).split('/')[0] ?? '';
  /** @type {Map<string, Set<string>>} */
  const uses = new Map();
  for (const file of files) {
    if (FOR_TESTS.test(file)) continue;
    const used = uses.get(room(file)) ?? new Set();
    uses.set(room(file), used);
    for (const { groups = {} } of read(file).matchAll(IMPORT)) {
      const target = Object.values(groups).find((group) => group?.startsWith('.'));
      const path = target === undefined ? '' : posix.normalize(posix.join(dirname(file), target));
      if (path.startsWith(`${folder}/`)) used.add(room(path));
    }
  }
  return circleOf(uses);
}

/** @param {string} folder @param {string[] | undefined} circle @returns {Break[]} */
function circleBreak(folder, circle) {
  return circle === undefined ? [] : [{ file: folder, line: 1, message: `a circle: ${circle.join(' > ')}` }];
}

/** @returns {Break[]} */
function allBreaks() {
  /** @param {string} file */
  const read = (file) => readFileSync(join(root, file), 'utf8');
  const web = filesBelow('web', (file) => /\.(tsx?|css)$/.test(file));
  const laboratories = laboratoriesIn(read('sim-wasm/model/src/laboratories.rs'));
  const model = filesBelow('sim-wasm/model/src', (file) => file.endsWith('.rs'));
  const rust = filesBelow('sim-wasm', (file) => /^sim-wasm\/\w+\/src\/.*\.rs$/.test(file));
  const circles = [...new Set(rust.map((file) => dirname(file)))].flatMap((folder) => {
    const files = rust.filter((file) => dirname(file) === folder);
    const place = ['crate', ...folder.split('/').slice(3)].join('::');
    const texts = new Map(files.map((file) => [basename(file, '.rs'), read(file)]));
    return circleBreak(folder, circleIn(texts, place));
  });
  const folders = new Set(web.map((file) => (/^web\/labs\/\w+(?=\/)|^web\/\w+(?=\/)/.exec(file) ?? [''])[0]));
  const ofRooms = [...folders].flatMap((folder) => {
    const files = web.filter((file) => file.startsWith(`${folder}/`));
    return circleBreak(folder, roomCircle(folder, files, read));
  });
  return [
    ...circles,
    ...ofRooms,
    ...web.flatMap((file) => webBreaks(file, read(file))),
    ...model.flatMap((file) => modelBreaks(file, read(file), laboratories)),
  ];
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const breaks = allBreaks();
  for (const { file, line, message } of breaks) console.error(`${file}:${line}: ${message}`);
  process.exitCode = breaks.length > 0 ? 1 : 0;
}
