// Finds a Python with the package `oos` (`pip install ./sim-wasm/python`); OOS_PYTHON names another program than `python3`. Only
// the tests of that package and of the notebooks need it.

import { commandOutput } from './run.mjs';

/** Further modules that the notebooks need. The second one builds its list of fonts at the first import, and prints a message. */
export const NOTEBOOK_MODULES = ['pandas', 'matplotlib.font_manager'];

/** The name of the program; undefined if it is missing, or lacks `oos` or one of these modules. @param {string[]} modules */
export function findPython(...modules) {
  const program = process.env.OOS_PYTHON ?? 'python3';
  return commandOutput(program, ['-c', ['oos', ...modules].map((name) => `import ${name}`).join('\n')]) ===
    undefined
    ? undefined
    : program;
}
