// Lists the files that the page consists of, for whoever takes a copy of it along: the package of a lesson for a learning
// platform is made in the page itself.

import { filesBelow } from '../stamps.mjs';

/** The list, beside the page. */
const LIST = 'files.json';

/**
 * A lesson needs neither the documents nor the samples, no answers for presets, and not the largest module, which computes the
 * papers' claims anew: platforms take 2 MB by default. That of packed captures is left out too, since the module of texts takes its
 * place. Its own text comes with it.
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
        // the page itself is made after its parts are named
        const all = new Set(['index.html', ...Object.keys(bundle), ...given]);
        const files = [...all].filter((name) => !LEFT_OUT.test(name)).sort();
        this.emitFile({ type: 'asset', fileName: LIST, source: `${JSON.stringify(files)}\n` });
      },
    },
  };
}
