// In a process of its own, with the globals of a page: draws the page at each address that it is given, and writes what was asked of
// the simulation and what it answered (web/app/opening). The first argument is the bundled module that does it.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, stdout } from 'node:process';
import { pathToFileURL } from 'node:url';
import { Window } from 'happy-dom';
import { root } from '../run.mjs';

/** Nothing is seen or measured here. */
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

function openWindow() {
  const window = new Window({ url: 'http://localhost/', width: 1440, height: 900 });
  const { document, navigator } = window;
  Object.assign(window, { IntersectionObserver: Observer, ResizeObserver: Observer, Path2D: class {} });
  const given = { window, document, navigator };
  Object.defineProperty(document, 'fonts', { value: new EventTarget() });
  const names = Object.getOwnPropertyNames(window).filter((name) => !(name in globalThis));
  const others = names.map((name) => [name, Reflect.get(window, name)]);
  for (const [name, value] of [...others, ...Object.entries(given)])
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

/** @param {string} name */
const loadModule = async (name) =>
  new WebAssembly.Module(readFileSync(join(root, `sim-wasm/pkg/${name}_bg.wasm`)));

const [, , bundle = '', ...addresses] = argv;
openWindow();
/** @type {typeof import('../../web/app/opening/opening.tsx')} */
const { openingOf } = await import(pathToFileURL(bundle).href);
const openings = [];
for (const address of addresses) openings.push(await openingOf(address, loadModule));
stdout.write(JSON.stringify(openings), () => process.exit());
