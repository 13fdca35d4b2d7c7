// The Python package returns the numbers that the command line prints, and the notebooks run; skipped where Python lacks the
// package (docs/python.md).

import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { buildOos } from './program.mjs';
import { findPython, NOTEBOOK_MODULES } from './python.mjs';
import { root } from './run.mjs';

// time to build the program if that has not been done
const BUILD = 600_000;
const program = findPython();
const forNotebooks = findPython(...NOTEBOOK_MODULES);
const NOTEBOOKS = join(root, 'docs/notebooks');
/** @type {{ default: { render: (cell: object) => void } }} */
const { default: widget } = await import(join(root, 'sim-wasm/python/oos/show.js'));

/** @param {string} file */
const text = (file) => readFileSync(join(root, file), 'utf8');

test('the package has the version of the program, and the crates that compute', () => {
  const { version } = JSON.parse(text('package.json'));
  expect(/^version = "(.*)"/m.exec(text('sim-wasm/python/Cargo.toml'))?.[1]).toBe(version);
  // another version of libm would give other last digits
  const libm = (/** @type {string} */ lock) => /name = "libm"\nversion = "(.*)"/.exec(text(lock))?.[1];
  expect(libm('sim-wasm/python/Cargo.lock')).toBe(libm('sim-wasm/Cargo.lock'));
});

test.skipIf(program === undefined)(
  'the Python package (where it is installed) equals the command line to the bit',
  { timeout: BUILD },
  () => {
    const { status, stderr } = spawnSync(
      program ?? '',
      [
        '-W',
        'error::ResourceWarning',
        '-m',
        'unittest',
        'discover',
        '-s',
        join(root, 'sim-wasm/python/tests'),
      ],
      { cwd: join(root, 'docs'), env: { ...process.env, OOS: buildOos() }, encoding: 'utf8' },
    );
    expect(stderr).toMatch(/\nOK/);
    expect(status).toBe(0);
  },
);

/** A notebook's cell with the figure, with a stand-in for Jupyter's model. @param {Record<string, unknown>} given */
function cell(given) {
  const frame = { style: {}, src: '', contentWindow: { postMessage: vi.fn() } };
  /** @type {Map<string, (message?: object) => void>} */
  const heard = new Map();
  const words = () => ({
    textContent: '',
    href: '',
    append(/** @type {(string | { textContent: string })[]} */ ...parts) {
      this.textContent += parts.map((part) => (typeof part === 'string' ? part : part.textContent)).join('');
    },
    remove: () => shown.pop(),
  });
  /** @type {{ textContent?: string }[]} */
  const shown = [];
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  vi.stubGlobal('document', {
    createElement: (/** @type {string} */ name) => (name === 'iframe' ? frame : words()),
  });
  vi.stubGlobal('window', {
    addEventListener: (/** @type {string} */ name, /** @type {() => void} */ hear) => heard.set(name, hear),
  });
  /** @type {Record<string, unknown>} */
  const values = { sliders: '', theme: '', height: 480, measures: {}, ...given };
  const model = {
    get: (/** @type {string} */ name) => values[name],
    set: (/** @type {string} */ name, /** @type {unknown} */ value) => {
      values[name] = value;
    },
    on: (/** @type {string} */ name, /** @type {() => void} */ hear) => heard.set(name, hear),
    save_changes: () => {},
    send: vi.fn(),
  };
  widget.render({ model, el: { append: (/** @type {object} */ element) => shown.push(element) } });
  return {
    frame,
    shown,
    values,
    asked: model.send,
    answer: () => heard.get('msg:custom')?.({ alive: true }),
    set: (/** @type {string} */ name, /** @type {unknown} */ value) => {
      values[name] = value;
      heard.get(`change:${name}`)?.();
    },
    tell: (/** @type {object} */ data) => heard.get('message')?.({ source: frame.contentWindow, data }),
    // the interpreter forgets the measures of the previous scenario
    move: (/** @type {string} */ scenario) => {
      Object.assign(values, { scenario, measures: {} });
      heard.get('change:scenario')?.();
    },
  };
}

test('a figure in a notebook keeps the query of its page, and has the theme that was asked for', () => {
  const given = {
    address: 'https://example.org/?v=3#top',
    scenario: '#/alf?w=8',
    sliders: 'ta,w',
    theme: 'dark',
  };
  expect(cell(given).frame.src).toBe('https://example.org/?embed&v=3&sliders=ta,w&theme=dark#/alf?w=8');
  expect(cell({ address: './', scenario: '#/alf' }).frame.src).toBe('./?embed#/alf');
  const dark = cell({ address: './?theme=dark', scenario: '#/alf', sliders: 'ta' });
  expect(dark.frame.src).toBe('./?embed&theme=dark&sliders=ta#/alf');
});

test('a figure that is moved while its page still loads is moved when the page can hear', () => {
  const { frame, values, tell, move } = cell({ address: './', scenario: '#/alf' });
  move('#/alf?w=8');
  tell({ scenario: '#/alf', measures: { gain: { mean: 0.3 } } });
  expect(values).toMatchObject({ scenario: '#/alf?w=8', measures: {} });
  expect(frame.contentWindow.postMessage.mock.calls).toEqual([[{ scenario: '#/alf?w=8' }, '*']]);
  tell({ scenario: '#/alf?w=8', measures: { gain: { mean: 0.2 } } });
  expect(values).toMatchObject({ scenario: '#/alf?w=8', measures: { gain: { mean: 0.2 } } });
});

test('a figure that is moved and moved back in one cell ends where it was, with its measures', () => {
  const { frame, values, tell, move } = cell({ address: './', scenario: '#/alf' });
  const measures = { gain: { mean: 0.3 } };
  tell({ scenario: '#/alf', measures });
  move('#/alf?w=8');
  expect(values.measures).toEqual({});
  move('#/alf');
  expect(frame.contentWindow.postMessage.mock.lastCall?.[0]).toEqual({ scenario: '#/alf' });
  expect(values).toMatchObject({ scenario: '#/alf', measures });
});

test('where the page does not answer, a stored notebook has words in place of an empty frame', () => {
  /** @type {[address: string, words: RegExp][]} */
  const said = [
    ['http://127.0.0.1:4000/x/', /#\/alf\?w=8: it is drawn while the notebook runs/],
    ['https://example.org/', /#\/alf\?w=8: its page does not answer/],
  ];
  for (const [address, words] of said) {
    const { frame, shown, tell } = cell({ address, scenario: '#/alf?w=8' });
    vi.advanceTimersByTime(9000);
    expect(shown).toEqual([frame]);
    vi.advanceTimersByTime(2000);
    expect(frame.style).toMatchObject({ display: 'none' });
    expect(shown.at(-1)?.textContent).toMatch(words);
    // the page was only slow
    tell({ scenario: '#/alf?w=8' });
    expect(frame.style).toMatchObject({ display: 'block' });
    expect(shown).toEqual([frame]);
  }
});

test('where the interpreter answers and its page does not, the words say that the browser cannot reach it', () => {
  const address = 'http://127.0.0.1:4000/';
  const { frame, shown, asked, answer, tell } = cell({ address, scenario: '#/alf?w=8' });
  expect(asked).toHaveBeenCalledWith({ ask: 'alive' });
  const words =
    'Out of Sequence, the figure of #/alf?w=8. This browser gets no answer from http://127.0.0.1:4000/. ' +
    'Where the notebook runs on another machine, give page="https://…".';
  vi.advanceTimersByTime(11_000);
  expect(shown.at(-1)?.textContent).toMatch(/while the notebook runs/);
  // the interpreter was busy with a cell
  answer();
  expect(shown.map(({ textContent }) => textContent)).toEqual([undefined, words]);
  tell({ scenario: '#/alf?w=8' });
  expect(shown).toEqual([frame]);
  const soon = cell({ address, scenario: '#/alf?w=8' });
  soon.answer();
  vi.advanceTimersByTime(11_000);
  expect(soon.shown.at(-1)?.textContent).toBe(words);
});

test('height, theme and sliders of a figure that is there can be set', () => {
  const { frame, set } = cell({ address: './', scenario: '#/alf' });
  set('height', 300);
  expect(frame.style).toMatchObject({ blockSize: '300px' });
  set('theme', 'dark');
  set('sliders', 'ta');
  expect(frame.src).toBe('./?embed&sliders=ta&theme=dark#/alf');
});

const notebooks = readdirSync(NOTEBOOKS).filter((name) => name.endsWith('.ipynb'));

/**
 * @typedef {{ cell_type: 'code' | 'markdown', source: string | string[], outputs?: object[] }} Cell
 * @param {string} name @returns {Cell[]}
 */
const cellsOf = (name) => JSON.parse(readFileSync(join(NOTEBOOKS, name), 'utf8')).cells;

/** @param {Cell} cell */
const sourceOf = ({ source }) => (Array.isArray(source) ? source.join('') : source);

test('each laboratory of a paper has a notebook, stored without outputs', () => {
  const listed = [...text('docs/python.md').matchAll(/^\| \[(.*)\]\(notebooks\//gm)].map(
    ([, lab]) => `${lab}.ipynb`,
  );
  expect(notebooks.sort()).toEqual(listed.sort());
  for (const name of notebooks) {
    const cells = cellsOf(name);
    expect(cells.filter(({ cell_type }) => cell_type === 'code').length, name).toBeGreaterThan(2);
    for (const { outputs } of cells) expect(outputs ?? [], name).toEqual([]);
  }
});

test.skipIf(forNotebooks === undefined).each(notebooks)(
  'notebook %s runs (where Python has oos, pandas and matplotlib)',
  { timeout: BUILD },
  (name) => {
    // as Jupyter does: one cell after the other in one module
    const code = cellsOf(name)
      .filter(({ cell_type }) => cell_type === 'code')
      .map(sourceOf)
      .join('\n\n');
    const { status, stderr } = spawnSync(forNotebooks ?? '', ['-W', 'error', '-'], {
      cwd: NOTEBOOKS,
      input: code,
      env: { ...process.env, MPLBACKEND: 'agg' },
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  },
);
