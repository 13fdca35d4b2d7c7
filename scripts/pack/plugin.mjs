// Writes a list of the page's files, from which the page itself makes the package of a lesson for a learning platform.

import { filesBelow } from '../stamps.mjs';

/** Name of the list, beside the page. */
const LIST = 'files.json';

/**
 * Files that a lesson does not need, since platforms take 2 MB by default: documents, samples, answers for presets, the largest
 * module, which computes the papers' claims again, and the module of packed captures, which the module of texts replaces. Lessons'
 * texts are left out too: the package has its own.
 */
const LEFT_OUT = /^(docs|samples|lessons)\/|^assets\/(archives_bg|ledger_bg|preset)-|^icon-/;

/** @returns {import('vite').Plugin} */
export function listOfFiles() {
  return {
    name: 'list-of-files',
    apply: 'build',
    generateBundle: {
      // after everything that adds files
      order: 'post',
      handler(_, bundle) {
        const given = filesBelow('public', () => true).map((file) => file.slice('public/'.length));
        // the page's HTML is not in the bundle yet
        const all = new Set(['index.html', ...Object.keys(bundle), ...given]);
        const files = [...all].filter((name) => !LEFT_OUT.test(name)).sort();
        this.emitFile({ type: 'asset', fileName: LIST, source: `${JSON.stringify(files)}\n` });
      },
    },
  };
}
