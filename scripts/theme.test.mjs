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
