// The scale of gains is read in grey too: on a poor projector, in print, and by who sees no colours.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run.mjs';

/**
 * Lightness of the seven steps of a theme, in grey: that of the light that they send (CIE 1976, 0 to 100).
 * @param {string} tokens
 */
function greys(tokens) {
  return Array.from({ length: 7 }, (_, i) => {
    const colour = new RegExp(`--g${i}: #(\\w{6})`).exec(tokens)?.[1] ?? '';
    const [r = Number.NaN, g = 0, b = 0] = [0, 2, 4]
      .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
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

/** OKLab of a colour of a theme. @param {string} tokens @param {string} name */
function oklab(tokens, name) {
  const hex = new RegExp(`--${name}: #(\\w{6})`).exec(tokens)?.[1] ?? '';
  const [r = Number.NaN, g = 0, b = 0] = [0, 2, 4]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return /** @type {const} */ ([
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]);
}

const STREAMS = [1, 2, 3, 4, 5, 6].map((nth) => `stream-${nth}`);
// what stands beside stacks and streams in one room
const BESIDE = ['disorder-1', 'disorder-2', 'disorder-3', 'lost', 'in-order'];

test.each([
  ['light', light],
  ['dark', dark],
])(
  'in the %s theme stacks and streams are far from brass, from what is lost and from what is in order',
  (_, tokens) => {
    const apart = (/** @type {string} */ one, /** @type {string} */ other) => {
      const [a, b] = [oklab(tokens, one), oklab(tokens, other)];
      return 100 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
    };
    for (const stream of STREAMS)
      for (const other of BESIDE) expect(apart(stream, other), `${stream}, ${other}`).toBeGreaterThan(9);
    for (const [i, one] of STREAMS.entries())
      for (const other of STREAMS.slice(0, i))
        expect(apart(one, other), `${one}, ${other}`).toBeGreaterThan(6.5);
  },
);
