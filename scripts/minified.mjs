// Scripts that the bundler leaves alone, because they are no modules, minified.

import { readFileSync } from 'node:fs';
import { minifySync } from 'rolldown/utils';

/** @param {string} file @param {string} [text] the script, if it is not the file's */
export const minifiedScript = (file, text = readFileSync(file, 'utf8')) => minifySync(file, text).code;
