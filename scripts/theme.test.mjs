// The colour scale of gains is also legible in grey: on a poor projector, in print, and with colour blindness.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run.mjs';

/**
 * Linear red, green and blue of a theme's colour, 0 to 1.
 * @param {string} tokens
 * @param {string} name
 */
function linear(tokens, name) {
  const hex = new RegExp(`--${name}: #(\\w{6})`).exec(tokens)?.[1] ?? '';
  return [0, 2, 4]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
}

/**
 * Lightness of the seven steps of a theme (CIE 1976 L*, 0 to 100), from their luminance.
 * @param {string} tokens
 */
function greys(tokens) {
  return Array.from({ length: 7 }, (_, i) => {
    const [r = Number.NaN, g = 0, b = 0] = linear(tokens, `g${i}`);
    return 116 * Math.cbrt(0.2126 * r + 0.7152 * g + 0.0722 * b) - 16;
  });
}

const [light = '', dark = ''] = readFileSync(join(root, 'web/app/theme.css'), 'utf8').split(
  ':root[data-theme="dark"]',
);

test.each([
  ['light', light],
  ['dark', dark],
])('in the %s theme the scale of gains tells 20%% from 40%% in grey, and goes one way', (_, tokens) => {
  const steps = greys(tokens);
  const apart = steps.slice(1).map((step, i) => step - (steps[i] ?? Number.NaN));
  expect(new Set(apart.map(Math.sign)).size).toBe(1);
  expect(Math.min(...apart.map(Math.abs))).toBeGreaterThan(7);
  expect(Math.abs((steps[4] ?? Number.NaN) - (steps[2] ?? Number.NaN))).toBeGreaterThan(20);
});

/** Matrices of linear red, green and blue as seen with normal vision and two colour blindnesses: Machado, Oliveira and Fernandes 2009, severity 1. */
const EYES = {
  usual: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  'without red': [
    0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998,
  ],
  'without green': [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
};

/**
 * OKLab coordinates of a theme's colour, as seen by an eye.
 * @param {string} tokens
 * @param {string} name
 * @param {readonly number[]} eye
 */
function oklab(tokens, name, eye) {
  const light = linear(tokens, name);
  const [r = Number.NaN, g = 0, b = 0] = [0, 3, 6].map((row) =>
    Math.max(
      0,
      light.reduce((sum, part, i) => sum + (eye[row + i] ?? 0) * part, 0),
    ),
  );
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return /** @type {const} */ ([
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]);
}

/** @param {string} tokens @param {readonly number[]} eye */
const apartIn = (tokens, eye) => (/** @type {string} */ one, /** @type {string} */ other) => {
  const [a, b] = [oklab(tokens, one, eye), oklab(tokens, other, eye)];
  return 100 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
};

const STREAMS = [1, 2, 3, 4, 5, 6].map((nth) => `stream-${nth}`);
// colours used together with those of stacks and streams
const BESIDE = ['disorder-1', 'disorder-2', 'disorder-3', 'lost', 'in-order'];

test.each([
  ['light', light],
  ['dark', dark],
])(
  'in the %s theme stacks and streams are far from brass, from what is lost and from what is in order',
  (_, tokens) => {
    const apart = apartIn(tokens, EYES.usual);
    for (const stream of STREAMS)
      for (const other of BESIDE) expect(apart(stream, other), `${stream}, ${other}`).toBeGreaterThan(9);
    for (const [i, one] of STREAMS.entries())
      for (const other of STREAMS.slice(0, i))
        expect(apart(one, other), `${one}, ${other}`).toBeGreaterThan(6.5);
  },
);

/** The colours of the curves of one figure, from the file that defines them. @param {string} file */
const coloursIn = (file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/'var\(--([\w-]+)\)'/g)].map(([, name = '']) => name);

const LINES = [
  { what: 'stacks', names: coloursIn('web/bench/results/stacks.ts'), least: 11 },
  // these also have marks of different shapes
  { what: 'disorder', names: ['disorder-1', 'disorder-2', 'disorder-3', 'fam-4'], least: 9 },
  { what: 'modes', names: ['in-order', 'out-of-order'], least: 20 },
];

test.each(
  LINES.flatMap((lines) =>
    Object.entries(EYES).flatMap(([eye, matrix]) =>
      [light, dark].map((tokens, i) => ({
        ...lines,
        eye,
        matrix,
        tokens,
        theme: i === 0 ? 'light' : 'dark',
      })),
    ),
  ),
)(
  'lines of $what are apart in the $theme theme, to an eye that is $eye',
  ({ names, least, matrix, tokens }) => {
    expect(names.length).toBeGreaterThan(1);
    const apart = apartIn(tokens, matrix);
    for (const [i, one] of names.entries())
      for (const other of names.slice(0, i))
        expect(apart(one, other), `${one}, ${other}`).toBeGreaterThan(least);
  },
);
