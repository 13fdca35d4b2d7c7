// Python, where the package `oos` is installed in it (`pip install ./sim-wasm/python`): OOS_PYTHON names another than `python3`.
// Nothing else needs it.

import { ask } from './run.mjs';

/** What the notebooks need besides. The second one builds its list of fonts when it is first imported, and says so. */
export const NOTEBOOK_MODULES = ['pandas', 'matplotlib.font_manager'];

/** How it is called; undefined where it is missing, or has no `oos`, or lacks one of these modules too. @param {string[]} modules */
export function python(...modules) {
  const program = process.env.OOS_PYTHON ?? 'python3';
  return ask(program, ['-c', ['oos', ...modules].map((name) => `import ${name}`).join('\n')]) === undefined
    ? undefined
    : program;
}
