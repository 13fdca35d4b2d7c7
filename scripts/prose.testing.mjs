// The texts that are written by hand for readers, for tests that search them. Quotations from papers stay as printed.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';
import { filesBelow } from './stamps.mjs';

/** Folders with sentences of the page, of the tables, of the program and of the lessons. */
export const PLACES = ['web', 'public/lessons', 'public/samples', 'sim-wasm/model/src', 'sim-wasm/cli/src'];
const NOT_OURS =
  /\.(test|testing)\.|experiments\/|web\/sources|\/tests?[./]|met\.json|docs\/decisions|gallery/;
const COMMENT = /^\s*(?:\/\/|\/?\*)/;

/** The lines that match `wrong`, with file and line number; comments are left out. @param {readonly string[]} places @param {RegExp} wrong */
export function linesWith(places, wrong) {
  const below = places.flatMap((place) => filesBelow(place, (file) => /\.(tsx?|rs|md|txt|json)$/.test(file)));
  const files = ['README.md', ...below];
  if (files.length < 1000) throw new Error(`only ${files.length} files are looked through`);
  return files
    .filter((path) => !NOT_OURS.test(path))
    .flatMap((path) => {
      const [text = ''] = readFileSync(join(root, path), 'utf8').split('#[cfg(test)]');
      return text.split('\n').flatMap((line, at) => {
        const isWrong = !COMMENT.test(line) && wrong.test(line.replace(/\/\/ .*/, ''));
        return isWrong ? [`${path}:${at + 1}: ${line.trim().slice(0, 120)}`] : [];
      });
    });
}
