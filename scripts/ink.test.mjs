// Words in the colour of a mark, and words on a mark, are legible in both themes (web/charts/marks/ink.ts).

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inkOf, inkOn } from '../web/charts/marks/ink.ts';

const css = readFileSync('web/app/theme.css', 'utf8');

/** The theme's colours by name. @param {string} selector */
function coloursIn(selector) {
  const from = css.indexOf(`${selector} {`);
  const block = css.slice(from, css.indexOf('}', from));
  const found = block.matchAll(/(--[\w-]+): (#[0-9a-f]{6});/g);
  return new Map(Array.from(found, ([, name = '', hex = '']) => /** @type {const} */ ([name, hex])));
}

const LIGHT = coloursIn(':root');
const DARK = new Map([...LIGHT, ...coloursIn(':root[data-theme="dark"]')]);

/** The value of a colour, as a style sheet resolves it: the first name that the theme has. @param {string} colour @param {ReadonlyMap<string, string>} theme */
const read = (colour, theme) =>
  Array.from(colour.matchAll(/--[\w-]+/g), ([name]) => theme.get(name)).find((hex) => hex !== undefined) ??
  '';

/** WCAG 2.2, relative luminance. @param {string} hex */
function luminance(hex) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2.2, contrast ratio. @param {string} a @param {string} b */
function contrast(a, b) {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}

const OF_DATA = [...LIGHT.keys()].filter((name) =>
  /^--(in-order|out-of-order|gain|lost|retransmission|reference|(fam|disorder|stream)-\d)$/.test(name),
);

test('the theme has colours of data', () => expect(OF_DATA.length).toBeGreaterThan(15));

test.each(OF_DATA)('words of the colour %s, and on it, have a contrast of 4.5 at least', (name) => {
  for (const theme of [LIGHT, DARK]) {
    const colour = `var(${name})`;
    const ground = theme.get('--bg') ?? '';
    expect(contrast(read(inkOf(colour), theme), ground)).toBeGreaterThanOrEqual(4.5);
    // no bar has the colour of a stream
    if (!name.startsWith('--stream'))
      expect(contrast(read(inkOn(colour), theme), theme.get(name) ?? '')).toBeGreaterThanOrEqual(4.5);
  }
});
