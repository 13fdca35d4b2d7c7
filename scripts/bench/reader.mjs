// `node scripts/bench/reader.mjs MODULE FILE`: reads a capture with a module of the page as its worker does, to the list of flows.

import { openSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rustFolder } from '../run.mjs';

/** Bytes of a piece: as many as a browser reads of a file at a time. */
const PIECE = 65_536;

const [name = '', path = ''] = process.argv.slice(2);
/** @type {typeof import('../../sim-wasm/pkg/captures.js')} */
const { initSync, TraceReader } = await import(pathToFileURL(join(rustFolder, `pkg/${name}.js`)).href);
initSync({ module: readFileSync(join(rustFolder, `pkg/${name}_bg.wasm`)) });
const reader = new TraceReader();
const file = openSync(path, 'r');
const piece = new Uint8Array(PIECE);
for (let read = readSync(file, piece); read > 0; read = readSync(file, piece)) {
  reader.feed(piece.subarray(0, read));
}
const { error } = reader.finish('auto');
if (error !== undefined) throw new Error(error);
reader.survey('auto', 'auto');
