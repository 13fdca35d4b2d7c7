// The server of `npm start` survives any request, and compresses.

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './run.mjs';
import { serveFolder } from './serve.mjs';
import { codingFor } from './static.mjs';

const above = mkdtempSync(join(tmpdir(), 'serve-'));
const folder = join(above, 'site');
const script = 'export const a = 1;\n'.repeat(2000);
const wasm = Buffer.concat([Buffer.from('\0asm'), Buffer.alloc(40_000, 7)]);
/** @type {Awaited<ReturnType<typeof serveFolder>>} */
let host;

beforeAll(async () => {
  mkdirSync(join(folder, 'sub'), { recursive: true });
  writeFileSync(join(above, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>here</title>');
  writeFileSync(join(folder, 'a.js'), script);
  writeFileSync(join(folder, 'a.wasm'), wasm);
  writeFileSync(join(folder, 'a.png'), 'not really a picture');
  writeFileSync(join(folder, 'sub/with space.svg'), '<svg/>');
  host = await serveFolder({ folder, port: 0, prefix: '/some/where/' });
});

afterAll(() => {
  host.close();
  rmSync(above, { recursive: true });
});

/**
 * A request whose path is sent unchanged: fetch() would normalise it first.
 * @param {string} path @param {Record<string, string>} [headers]
 * @returns {Promise<{ status: number | undefined, headers: import('node:http').IncomingHttpHeaders, body: Buffer }>}
 */
function ask(path, headers = {}, method = 'GET') {
  return new Promise((resolve, reject) => {
    const sent = request({ port: host.port, host: '127.0.0.1', path, method, headers }, (response) => {
      /** @type {Buffer[]} */
      const pieces = [];
      response.on('data', (piece) => pieces.push(piece));
      response.on('end', () => {
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(pieces) });
      });
    });
    sent.on('error', reject).end();
  });
}

/**
 * Sends bytes that need not be a request at all; returns the answer, or as much as came before the connection
 * was cut. @param {string} text
 */
function shout(text, isCut = false) {
  return new Promise((resolve) => {
    let heard = '';
    const line = connect(host.port, '127.0.0.1', () => {
      line.write(text);
      if (isCut) setTimeout(() => line.destroy(), 1);
    });
    line.on('data', (piece) => {
      heard += piece;
      line.end();
    });
    line.on('error', () => resolve(heard)).on('close', () => resolve(heard));
  });
}

const prefix = '/some/where/';
const hostile = [
  ['a null character', `${prefix}%00`, 400],
  ['a null character within a name', `${prefix}a%00.js`, 400],
  ['a name of 9 000 characters', `${prefix}${'n'.repeat(9000)}`, 404],
  ['a malformed percent', `${prefix}%E0%A4%A`, 400],
  ['a lone percent', `${prefix}%`, 400],
  ['a way up', `${prefix}../secret.txt`, 404],
  ['a way up, encoded', `${prefix}..%2f..%2fsecret.txt`, 404],
  ['a way up, twice encoded', `${prefix}%252e%252e/secret.txt`, 404],
  ['a way up in the middle', `${prefix}sub/..%2f..%2fsecret.txt`, 404],
  ['a backslash', `${prefix}..%5csecret.txt`, 404],
  ['an absolute path', `${prefix}/etc/passwd`, 404],
  ['a folder', `${prefix}sub`, 404],
  ['a folder without a page', `${prefix}sub/`, 404],
  ['below a file', `${prefix}a.js/b`, 404],
  ['nothing but slashes', '//', 400],
  ['no host in an address', 'http://', 400],
  ['outside the prefix', '/', 404],
];

test.each(hostile)('%s', async (_, path, status) => {
  const answer = await ask(String(path));
  expect(answer.status).toBe(status);
  expect(String(answer.body)).not.toContain('secret');
  expect((await ask(prefix)).status).toBe(200);
});

test('requests that are none, and lines that are cut', async () => {
  await shout('\0\0\0\r\n\r\n');
  await shout('GET\r\n\r\n');
  await shout(`GET ${prefix}${'n'.repeat(100_000)} HTTP/1.1\r\nHost: a\r\n\r\n`);
  await shout(`GET ${prefix} HTTP/1.1\r\n\r\n`);
  await shout(`POST ${prefix} HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\nshort`, true);
  const cut = `GET ${prefix}a.wasm HTTP/1.1\r\nHost: a\r\nAccept-Encoding: br\r\n\r\n`;
  await Promise.all(Array.from({ length: 50 }, () => shout(cut, true)));
  expect((await ask(prefix)).status).toBe(200);
});

test('a part is asked for: the whole is an answer too (RFC 9110, section 14.2)', async () => {
  for (const range of ['bytes=0-3', 'bytes=-1', 'bytes=9-2', 'bytes=999999999-', 'lines=1']) {
    const { status, body } = await ask(`${prefix}a.js`, { range });
    expect([status, body.length]).toEqual([200, script.length]);
  }
});

test('other methods', async () => {
  expect((await ask(`${prefix}a.js`, {}, 'DELETE')).status).toBe(405);
  const head = await ask(`${prefix}a.js`, { 'accept-encoding': 'gzip' }, 'HEAD');
  expect([head.status, head.body.length, head.headers['content-encoding']]).toEqual([200, 0, 'gzip']);
});

test('compressed, as the browser takes it', async () => {
  const brotli = await ask(`${prefix}a.js`, { 'accept-encoding': 'gzip, deflate, br, zstd' });
  expect(brotli.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    vary: 'Accept-Encoding',
  });
  expect(String(brotliDecompressSync(brotli.body))).toBe(script);
  const gzip = await ask(`${prefix}a.wasm`, { 'accept-encoding': 'gzip' });
  expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', 'content-type': 'application/wasm' });
  expect(gunzipSync(gzip.body).equals(wasm)).toBe(true);
  const plain = await ask(`${prefix}a.wasm`);
  expect(plain.headers).toMatchObject({ 'content-length': String(wasm.length), vary: 'Accept-Encoding' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body.equals(wasm)).toBe(true);
  const picture = await ask(`${prefix}a.png`, { 'accept-encoding': 'br' });
  expect(picture.headers['content-encoding']).toBeUndefined();
  expect(picture.headers.vary).toBeUndefined();
});

test('a file that changes is compressed again', async () => {
  const read = async () => (await ask(`${prefix}b.js`, { 'accept-encoding': 'gzip' })).body;
  writeFileSync(join(folder, 'b.js'), 'one');
  expect(String(gunzipSync(await read()))).toBe('one');
  writeFileSync(join(folder, 'b.js'), 'another');
  expect(String(gunzipSync(await read()))).toBe('another');
  rmSync(join(folder, 'b.js'));
  expect((await ask(`${prefix}b.js`)).status).toBe(404);
});

test('names with spaces', async () => {
  const { status, headers } = await ask(`${prefix}sub/with%20space.svg?v=1`);
  expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml']);
});

test('which coding', () => {
  expect(codingFor('gzip, deflate, br')).toBe('br');
  expect(codingFor('br;q=0, gzip;q=0.5')).toBe('gzip');
  expect(codingFor('*')).toBe('br');
  expect(codingFor('*;q=0')).toBe('identity');
  expect(codingFor('identity')).toBe('identity');
  expect(codingFor(undefined)).toBe('identity');
});

test.each([
  ['--port=', '--port takes a whole number from 0 to 65535, not "".'],
  ['--port', "Option '--port <value>' argument missing"],
  ['--fodler=dist', "Unknown option '--fodler'"],
  ['dist', 'positional argument'],
])('%s is refused', (given, why) => {
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts/serve.mjs'), given], {
    encoding: 'utf8',
    timeout: 20_000,
  });
  expect(stderr).toContain(why);
  expect(status).toBe(1);
});

test('--folder serves another folder', async () => {
  const given = ['--port', '0', '--folder', folder];
  const server = spawn(process.execPath, [join(root, 'scripts/serve.mjs'), ...given]);
  try {
    const [url] = await once(server.stdout, 'data');
    expect(await (await fetch(String(url).trim())).text()).toContain('<title>here</title>');
  } finally {
    server.kill();
  }
});
