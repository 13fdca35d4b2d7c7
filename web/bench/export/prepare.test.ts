// @vitest-environment happy-dom
// Printing from the browser's own menu, before and after the page's first rest.

import { expect, test, vi } from 'vitest';
import { prepareForPrinting } from './prepare.ts';

const { dataset } = document.documentElement;

test('a print before the first rest has light colours, and the first rest makes the sheets ready', async () => {
  dataset.theme = 'dark';
  prepareForPrinting();
  window.dispatchEvent(new Event('beforeprint'));
  expect([dataset.theme, document.body.textContent]).toEqual(['light', expect.stringContaining('at rest')]);
  window.dispatchEvent(new Event('afterprint'));
  expect([dataset.theme, document.body.textContent]).toEqual(['dark', '']);

  dataset.idle = 'true';
  await vi.waitFor(() => expect(dataset.prints).toBe(''), 3000);
  window.dispatchEvent(new Event('beforeprint'));
  expect([dataset.theme, document.body.textContent]).toEqual(['dark', '']);
});
