// Permissions read from the frames around a page, and the message for a part that does not load.

import { expect, test } from 'vitest';
import { errorMessage, type FrameWindow, isAllowed } from './leaving.ts';

/**
 * A window inside frames with these `sandbox` attributes, the outermost first; null for a frame without one, undefined
 * for a frame that cannot be read.
 */
function within(sandboxes: readonly (string | null | undefined)[]): FrameWindow {
  const top = { frameElement: null } as { parent: FrameWindow; frameElement: null };
  top.parent = top;
  return sandboxes.reduce<FrameWindow>(
    (parent, sandbox) => ({
      parent,
      frameElement: sandbox === undefined ? null : { getAttribute: () => sandbox },
    }),
    top,
  );
}

test.each([
  [[], true],
  [[null], true],
  [['allow-scripts allow-same-origin'], false],
  [['allow-scripts  Allow-Downloads'], true],
  [['allow-scripts', null], false],
  [[undefined], null],
  [[undefined, null], null],
  // certainly forbidden, whatever the outer frame allows
  [[undefined, 'allow-scripts'], false],
] as const)('frames %j: %s', (sandboxes, allowed) => {
  expect(isAllowed('allow-downloads', within(sandboxes))).toBe(allowed);
});

test('a window that may not be looked at is not known', () => {
  const parent = {} as FrameWindow;
  const closed: FrameWindow = {
    parent,
    get frameElement(): null {
      throw new DOMException('Blocked a frame', 'SecurityError');
    },
  };
  expect(isAllowed('allow-downloads', closed)).toBe(null);
});

test.each([
  'Failed to fetch dynamically imported module: https://example.org/assets/taking-1.js',
  'error loading dynamically imported module: https://example.org/assets/taking-1.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/sheets-1.css',
  'Failed to fetch',
  'NetworkError when attempting to fetch resource.',
  'Load failed',
])('%s: a part of the page is missing', (message) => {
  expect(errorMessage(new TypeError(message))).toMatch(/could not be loaded. Is there a connection/);
});

test('what has words of its own keeps them', () => {
  expect(errorMessage(new Error('No command prints this figure.'))).toBe('No command prints this figure.');
});
