// A static file server for `npm start` and the browser tests. It compresses, as hosts do, but sends no other
// special headers, because the product must work on hosts that send none.

import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { numberOf, optionsOf } from './options.mjs';
import { root } from './run.mjs';
import { say } from './say.mjs';
import { staticFiles, textAnswer } from './static.mjs';

/**
 * @param {{ folder: string, port: number, prefix?: string, wasmType?: string, headers?: Record<string, string>, onRequest?: (request: import('node:http').IncomingMessage) => void, tries?: number }} options
 * @returns {Promise<{ port: number, url: string, close: () => void }>}
 */
export function serveFolder({ folder, port, prefix = '/', wasmType, headers, onRequest, tries = 1 }) {
  const answer = staticFiles({ folder, prefix, wasmType });
  const server = createServer(async (request, response) => {
    onRequest?.(request);
    const found = await answer(request).catch(() => textAnswer(500, 'That went wrong'));
    const length = { 'content-length': found.body.length };
    response.writeHead(found.status, { ...found.headers, ...length, ...headers });
    // Node sends only the header in answer to a HEAD request
    response.end(found.body);
  });
  return new Promise((resolve, reject) => {
    /** @param {number} at @param {number} left */
    const listen = (at, left) => {
      server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
        if (error.code === 'EADDRINUSE' && left > 1) listen(at + 1, left - 1);
        else reject(error);
      });
      server.listen(at, '127.0.0.1', () => {
        // from here on an error is only reported
        server.removeAllListeners('error').on('error', ({ message }) => say(message));
        const address = server.address();
        const used = typeof address === 'object' && address ? address.port : at;
        const close = () => {
          server.close();
          // also close the connections that browsers keep open
          server.closeAllConnections();
        };
        resolve({ port: used, url: `http://127.0.0.1:${used}${prefix}`, close });
      });
    };
    listen(port, tries);
  });
}

/** The port in `text`, or the usual one. @param {string | undefined} text @param {number} usual */
export const portOf = (text, usual) => numberOf('port', text, { usual, from: 0, to: 65535 });

if (argv[1] === fileURLToPath(import.meta.url)) {
  const { port, prefix, folder } = optionsOf(['port', 'prefix', 'folder']);
  const server = await serveFolder({
    folder: folder === undefined ? join(root, 'dist') : resolve(folder),
    port: portOf(port, 8080),
    ...(prefix !== undefined && { prefix }),
  });
  say(server.url);
}
