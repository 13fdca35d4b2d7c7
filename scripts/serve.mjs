// A static file server for `npm start` and the browser tests. It sends no special header, because the
// product must work on hosts that send none.

import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { root } from './run.mjs';
import { fail, say } from './say.mjs';

/** @type {Record<string, string>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
};

/** @param {string} path */
function isFile(path) {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

/**
 * @param {{ folder: string, port: number, prefix?: string, wasmType?: string, tries?: number }} options
 * @returns {Promise<{ port: number, url: string, close: () => void }>}
 */
export function serveFolder({ folder, port, prefix = '/', wasmType, tries = 1 }) {
  const server = createServer((request, response) => {
    const path = decodePath(request.url ?? '/');
    const inside = path?.startsWith(prefix) ? path.slice(prefix.length) : undefined;
    const name = inside === undefined ? undefined : normalize(inside === '' ? 'index.html' : inside);
    const file =
      name === undefined || name.startsWith('..') || name.startsWith(sep) ? '' : join(folder, name);
    if (file === '' || !isFile(file)) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n');
      return;
    }
    const extension = extname(file);
    const type =
      extension === '.wasm' && wasmType ? wasmType : (TYPES[extension] ?? 'application/octet-stream');
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' });
    if (request.method === 'HEAD') response.end();
    else createReadStream(file).pipe(response);
  });
  return new Promise((resolve, reject) => {
    /** @param {number} at @param {number} left */
    const listen = (at, left) => {
      server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
        if (error.code === 'EADDRINUSE' && left > 1) listen(at + 1, left - 1);
        else reject(error);
      });
      server.listen(at, '127.0.0.1', () => {
        const address = server.address();
        const used = typeof address === 'object' && address ? address.port : at;
        resolve({ port: used, url: `http://127.0.0.1:${used}${prefix}`, close: () => server.close() });
      });
    };
    listen(port, tries);
  });
}

/** @param {string} url */
function decodePath(url) {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return undefined;
  }
}

/** Value of `--name value` or `--name=value`. @param {string} name */
export function option(name) {
  const at = argv.findIndex((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`));
  if (at < 0) return undefined;
  return argv[at]?.includes('=') ? argv[at]?.split('=')[1] : argv[at + 1];
}

/** @param {string | undefined} text @param {number} otherwise */
export function portNumber(text, otherwise) {
  if (text === undefined) return otherwise;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    fail(`--port takes a number from 0 to 65535, not "${text}".`);
  return port;
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const port = portNumber(option('port'), 8080);
  const server = await serveFolder({ folder: join(root, 'dist'), port, prefix: option('prefix') ?? '/' });
  say(server.url);
}
