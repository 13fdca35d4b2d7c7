// The licences of everything in dist/, as one text.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';
import { isAllowed } from './allowed.mjs';

/** @typedef {import('./crates.mjs').Licence} Licence */

/** A sentence about each part that may not be redistributed as it is. @param {Licence[]} licences */
export function licenceFaults(licences) {
  return licences.flatMap(({ name, version, identifier, text }) => {
    const found = [];
    if (!identifier) found.push(`${name} ${version} names no licence`);
    else if (!isAllowed(identifier))
      found.push(`${name} ${version} is under ${identifier}, which is not on the list`);
    if (!text) found.push(`${name} ${version} comes without the text of its licence`);
    return found;
  });
}

const RULE = `\n\n${'-'.repeat(80)}\n\n`;

/** @param {Licence[]} licences */
export function licensesText(licences) {
  /** @param {Licence} licence */
  const named = ({ name, version, identifier }) => `${name} ${version} (${identifier})`;
  const sorted = licences.toSorted((a, b) => (named(a) < named(b) ? -1 : 1));
  /** @type {Map<string, string[]>} */
  const byText = new Map();
  for (const licence of sorted) {
    const text = (licence.text ?? '').replaceAll('\r\n', '\n').trim();
    byText.set(text, [...(byText.get(text) ?? []), named(licence)]);
  }
  const own = readFileSync(join(root, 'LICENSE'), 'utf8').replaceAll('\r\n', '\n').trim();
  const head = `Out of Sequence\n\n${own}${RULE}It contains, under the licences below:\n\n`;
  const list = sorted.map((licence) => `  ${named(licence)}`).join('\n');
  return `${[head + list, ...[...byText].map(([text, names]) => `${names.join('\n')}\n\n${text}`)].join(RULE)}\n`;
}
