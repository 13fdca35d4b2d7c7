// The Python package gives what the command line prints, and the notebooks run, where Python has the package (docs/python.md).

import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildOos } from './program.mjs';
import { python } from './python.mjs';
import { root } from './run.mjs';

// time to build the program if that has not been done
const BUILD = 600_000;
const program = python();
const withFrames = python('pandas');
const NOTEBOOKS = join(root, 'docs/notebooks');

/** @param {string} file */
const text = (file) => readFileSync(join(root, file), 'utf8');

test('the package has the version of the program, and the crates that compute', () => {
  const { version } = JSON.parse(text('package.json'));
  expect(/^version = "(.*)"/m.exec(text('sim-wasm/python/Cargo.toml'))?.[1]).toBe(version);
  // another libm would give other last digits
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

test.skipIf(withFrames === undefined).each(notebooks)(
  'notebook %s runs (where Python has oos and pandas)',
  { timeout: BUILD },
  (name) => {
    // as Jupyter does: one cell after the other in one module
    const code = cellsOf(name)
      .filter(({ cell_type }) => cell_type === 'code')
      .map(sourceOf)
      .join('\n\n');
    const { status, stderr } = spawnSync(withFrames ?? '', ['-W', 'error', '-'], {
      cwd: NOTEBOOKS,
      input: code,
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  },
);
