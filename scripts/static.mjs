// Answers requests for a folder of static files. No request may end the server: whatever cannot be served is
// answered with a status.

import { readFile, stat } from 'node:fs/promises';
import { extname, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** @type {Record<string, string>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
};
/** File types worth compressing. */
const COMPRESSIBLE = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.txt', '.wasm']);

/** @typedef {'br' | 'gzip' | 'identity'} Coding */
/** @typedef {{ status: number, headers: Record<string, string>, body: Buffer }} Answer */

const ENCODERS = {
  // 9 of 11: the last two levels take ten times as long for 5% less, while the reader waits
  br: (/** @type {Buffer} */ bytes) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: promisify(gzip),
  identity: async (/** @type {Buffer} */ bytes) => bytes,
};

/** Errors that a file name can cause: the file does not exist, or no such file can exist. */
const NO_FILE = new Set([
  'ENOENT',
  'ENOTDIR',
  'EISDIR',
  'ENAMETOOLONG',
  'EACCES',
  'EPERM',
  'ELOOP',
  'EINVAL',
]);

/**
 * Serves the files of a folder, compressing each only once while it is unchanged.
 * @param {{ folder: string, prefix: string, wasmType?: string | undefined }} options
 */
export function staticFiles({ folder, prefix, wasmType }) {
  const base = resolve(folder);
  /** @type {Map<string, { version: string, body: Promise<Buffer> }>} */
  const encoded = new Map();

  /** @param {string} file @param {Coding} coding */
  async function bodyOf(file, coding) {
    const { mtimeMs, size } = await stat(file);
    const version = `${mtimeMs} ${size}`;
    const key = `${coding} ${file}`;
    const known = encoded.get(key);
    if (known?.version === version) return known.body;
    const body = readFile(file).then(ENCODERS[coding]);
    if (coding !== 'identity') {
      encoded.set(key, { version, body });
      body.catch(() => encoded.delete(key));
    }
    return body;
  }

  /**
   * @param {{ method?: string | undefined, url?: string | undefined,
   *   headers: { 'accept-encoding'?: string | string[] | undefined } }} request
   * @returns {Promise<Answer>}
   */
  return async ({ method, url, headers }) => {
    if (method !== 'GET' && method !== 'HEAD')
      return textAnswer(405, 'Only GET and HEAD are answered', { allow: 'GET, HEAD' });
    const path = decodedPath(url ?? '/');
    if (path === undefined) return textAnswer(400, 'The address cannot be read');
    const file = path.startsWith(prefix) ? fileOf(base, path.slice(prefix.length)) : undefined;
    if (file === undefined) return textAnswer(404, 'Not found');
    const extension = extname(file).toLowerCase();
    const compressible = COMPRESSIBLE.has(extension);
    const coding = compressible ? codingFor(headers['accept-encoding']) : 'identity';
    try {
      const body = await bodyOf(file, coding);
      const type = extension === '.wasm' && wasmType ? wasmType : TYPES[extension];
      return {
        status: 200,
        headers: {
          'content-type': type ?? 'application/octet-stream',
          'cache-control': 'no-cache',
          ...(compressible && { vary: 'Accept-Encoding' }),
          ...(coding !== 'identity' && { 'content-encoding': coding }),
        },
        body,
      };
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      return NO_FILE.has(code) ? textAnswer(404, 'Not found') : textAnswer(500, 'The file cannot be read');
    }
  };
}

/** @param {number} status @param {string} sentence @param {Record<string, string>} [headers] @returns {Answer} */
export function textAnswer(status, sentence, headers = {}) {
  return {
    status,
    // a missing file may exist in a moment
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
    body: Buffer.from(`${sentence}\n`),
  };
}

/** Path of a request, percent-decoded; undefined if it is not valid text. @param {string} url */
function decodedPath(url) {
  try {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    return path.includes('\0') ? undefined : path;
  } catch {
    return undefined;
  }
}

/**
 * The file of this name within a folder; undefined if the name leads out of the folder. @param {string} base
 * @param {string} name
 */
function fileOf(base, name) {
  const file = resolve(base, `.${sep}${name === '' || name.endsWith('/') ? `${name}index.html` : name}`);
  return file.startsWith(base.endsWith(sep) ? base : base + sep) ? file : undefined;
}

/**
 * The best content coding that a browser accepts (RFC 9110, section 12.5.3).
 * @param {string | string[] | undefined} accepts
 * @returns {Coding}
 */
export function codingFor(accepts = '') {
  /** @type {Map<string, number>} */
  const weights = new Map();
  for (const item of String(accepts).toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    const weight = parameters.find((part) => part.startsWith('q='))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight));
  }
  const taken = /** @type {const} */ (['br', 'gzip']).find(
    (coding) => (weights.get(coding) ?? weights.get('*') ?? 0) > 0,
  );
  return taken ?? 'identity';
}
