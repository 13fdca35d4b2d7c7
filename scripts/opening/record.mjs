// Runs in a process of its own, with the globals and the time of a page: draws the page at each given address, and prints the calls to
// the simulation and their answers (web/app/opening). The first argument is the bundled module that does it, the others are
// function and address, such as `openingAnswers#/red`.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, stdout } from 'node:process';
import { pathToFileURL } from 'node:url';
import { root } from '../run.mjs';
import { clock, time } from './time.mjs';

Object.assign(globalThis, time);
performance.now = clock.now;
// imported after the time is replaced, because it keeps the functions that it finds
const { Window } = await import('happy-dom');

/** Stands in for all observers: nothing is visible or has a size here. */
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

/** Modules compiled so far. @type {Map<string, WebAssembly.Module>} */
const modules = new Map();

/** @param {string} name */
async function loadModule(name) {
  const bytes = () => readFileSync(join(root, `sim-wasm/pkg/${name}_bg.wasm`));
  const module = modules.get(name) ?? new WebAssembly.Module(bytes());
  modules.set(name, module);
  return module;
}

const [, , bundle = '', ...given] = argv;
openWindow();
/** @type {typeof import('../../web/app/opening/opening.tsx')} */
const by = await import(pathToFileURL(bundle).href);
const found = [];
for (const each of given) {
  const [, fn, address = ''] = /^(openingAnswers|leadAnswers)(.*)$/.exec(each) ?? [];
  found.push(await by[/** @type {'openingAnswers' | 'leadAnswers'} */ (fn)](address, loadModule));
}
stdout.write(JSON.stringify(found), () => process.exit());
