// Builds the whole page as one HTML file, which opens from disk and in any frame. Script, styles, modules, fonts and files are
// inside, compressed and then written as text; a short script unpacks them (boot.js). docs/one-file.md lists the contents.

import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { minifiedScript } from '../minified.mjs';
import { hashOf } from '../policy.mjs';
import { root } from '../run.mjs';
import { filesBelow } from '../stamps.mjs';
import { onlyOne } from './onlyOne.mjs';
import { bytesOf, lettersOf } from './sevenBits.mjs';

/** Files beside the page that are inside; icons, the manifest and the documents are not. */
const TEXTS = /^(lessons\/|samples\/.*\.(txt|csv)$)/;
const BYTES = /^samples\/.*\.pcapng$/;
/** The module that computes the papers' claims again; it is nearly as large as all others together. */
const LEFT_OUT = /\/ledger_bg\.wasm$/;
/** Modules that read files and are left out with all laboratories: the one for packed and plain captures replaces them (docs/one-file.md). */
const OTHER_READERS = /\/(captures|texts)_bg\.wasm$/;
const FROM_BUNDLE = /\/node_modules\/.*\.woff2$|\/pkg\/\w+_bg\.wasm$/;
/** Module workers, replaced by classic ones: where the origin is opaque, Chromium starts no module worker from a Blob. */
const WORKER = /new Worker\(new URL\('(\.\/[\w./]+)', import\.meta\.url\), \{ type: 'module' \}\)/g;

/** @param {string | Uint8Array} content */
const packed = (content) => gzipSync(content, { level: 9, memLevel: 9 });

/** Hides the message about what the page needs while the file is unpacked; it appears if nothing else does. */
const UNTIL_UNPACKED =
  '#before { visibility: hidden; animation: appear 0s 8s forwards } @keyframes appear { to { visibility: visible } }';

/** The content security policy of the file: it allows contents of the file where the page's allows files of its host. @param {string[]} scripts */
function policyOf(scripts) {
  return [
    "default-src 'none'",
    `script-src ${scripts.map(hashOf).join(' ')} blob: 'wasm-unsafe-eval'`,
    `style-src ${hashOf(UNTIL_UNPACKED)} blob:`,
    'img-src data: blob:',
    'font-src blob: data:',
    'connect-src blob: data:',
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** @param {string} id @param {string} type @param {string | Uint8Array} content */
function part(id, type, content) {
  const bytes = packed(content);
  const data = `data-part="${id}" data-type="${type}" data-size="${bytes.length}"`;
  return `<script type="text/plain" ${data}>${lettersOf(bytes)}</script>`;
}

/** Files beside the page, by their names in the built folder. @param {RegExp} wanted @returns {string[]} */
const givenFiles = (wanted) =>
  filesBelow('public', () => true)
    .map((file) => file.slice('public/'.length))
    .filter((name) => wanted.test(name));

/** @param {string} name */
const given = (name) => readFileSync(join(root, 'public', name));

/** The HTML without links to icons and the manifest; the small icon is inlined. @param {string} html */
function withoutFiles(html) {
  const icon = `data:image/svg+xml,${encodeURIComponent(String(given('icon.svg')))}`;
  return html
    .replace(/\s*<link rel="(apple-touch-icon|manifest)"[^>]*>/g, '')
    .replace(/(<link rel="icon" href=")[^"]*/, `$1${icon}`)
    .replace(/\s*<script src="\.\/theme\.js"><\/script>/, '')
    .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
    .replace(/\s*<script type="module"[^>]*><\/script>/, '');
}

/** The HTML without the items about a host, which the file does not need. @param {string} html */
function withoutNeeds(html) {
  return html.replace(/\s*<li data-needs="host">[\s\S]*?<\/li>/g, '');
}

/**
 * @param {{ html: string, script: string, style: string, licences: string, parts: ReadonlyMap<string, Uint8Array> }} made
 */
function fileOf({ html, script, style, licences, parts }) {
  const theme = minifiedScript(join(root, 'public/theme.js'));
  const start = join(root, 'scripts/single/boot.js');
  const boot = minifiedScript(start, `${bytesOf}\n${readFileSync(start, 'utf8')}`);
  const texts = Object.fromEntries(givenFiles(TEXTS).map((name) => [name, String(given(name))]));
  const inside = [
    part('main', 'text/javascript', script),
    part('style', 'text/css', style),
    part('texts', 'application/json', JSON.stringify({ ...texts, 'licenses.txt': licences })),
    ...[...parts].map(([name, bytes]) => part(name, typeOf(name), bytes)),
  ];
  // the parser would end an inline script at this text
  if (/<\/script/i.test(boot + theme)) throw new Error('an inline script would end early');
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyOf([theme, boot])}">`;
  return withoutNeeds(withoutFiles(html))
    .replace(/<meta charset="utf-8" \/>/, (charset) => `${charset}\n    ${policy}`)
    .replace(
      '</head>',
      () => `<script>${theme}</script>\n<style id="packed">${UNTIL_UNPACKED}</style>\n</head>`,
    )
    .replace(
      '</body>',
      () =>
        `<script type="application/json" id="given">{}</script>\n${inside.join('\n')}\n<script>${boot}</script>\n</body>`,
    );
}

/** @param {string} name */
function typeOf(name) {
  if (name.endsWith('.wasm')) return 'application/wasm';
  return name.endsWith('.woff2') ? 'font/woff2' : 'application/octet-stream';
}

/**
 * @param {{ name: string, lab: string | null }} options the file to write, and the one laboratory that is in it; null for all
 * @returns {import('vite').Plugin[]}
 */
export function oneFile({ name, lab }) {
  /** @type {Map<string, Uint8Array>} */
  const parts = new Map(lab === 'metrics' ? givenFiles(BYTES).map((file) => [file, given(file)]) : []);
  /** @type {import('vite').Plugin} */
  const plugin = {
    name: 'one-file',
    enforce: 'pre',
    load(id) {
      const [file = '', query] = id.split('?');
      if (query !== 'url' || !FROM_BUNDLE.test(file)) return;
      const isOut = lab === null ? OTHER_READERS.test(file) : !isOf(lab, basename(file));
      if (isOut || LEFT_OUT.test(file)) return "export default ''";
      parts.set(basename(file), readFileSync(file));
      return `export default globalThis.oosOneFile.files[${JSON.stringify(basename(file))}]`;
    },
    transform(code, id) {
      if (!/\/web\/.*\.tsx?$/.test(id) || !code.includes('new Worker(')) return;
      const imports = new Set();
      const changed = code.replace(WORKER, (_, path) => {
        const worker = `InlineWorker${imports.size}`;
        imports.add(`import ${worker} from '${path}?worker&inline';\n`);
        return `new ${worker}()`;
      });
      if (imports.size === 0) this.error(`a worker of ${id} is not started as the bundler finds it`);
      return { code: [...imports].join('') + changed, map: null };
    },
  };
  /** @type {import('vite').Plugin} */
  const writer = {
    name: 'one-file-writer',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const files = Object.values(bundle);
        const scripts = files.flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
        const text = (/** @type {RegExp} */ wanted) =>
          files.flatMap((file) =>
            file.type === 'asset' && wanted.test(file.fileName) ? [String(file.source)] : [],
          );
        const [styles, pages, licences] = [text(/\.css$/), text(/^index\.html$/), text(/^licenses\.txt$/)];
        const [script, page] = [scripts[0], pages[0]];
        if (script === undefined || scripts.length > 1 || page === undefined)
          this.error(`one script and one page are expected, there are ${scripts.length} and ${pages.length}`);
        for (const file of Object.keys(bundle)) delete bundle[file];
        const made = { html: page, script, style: styles.join('\n'), licences: licences.join(''), parts };
        this.emitFile({ type: 'asset', fileName: name, source: fileOf(made) });
      },
    },
  };
  return [...(lab === null ? [] : [onlyOne(lab)]), plugin, writer];
}

/**
 * Whether a file belongs to a laboratory: fonts to every one, a module to its own, and the module that reads files to the measures.
 * @param {string} lab @param {string} file
 */
function isOf(lab, file) {
  return (
    !file.endsWith('.wasm') || file === `${lab}_bg.wasm` || (lab === 'metrics' && file === 'texts_bg.wasm')
  );
}
