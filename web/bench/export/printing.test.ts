// @vitest-environment happy-dom
// A picture that is printed alone gets a page of its own size.

import { expect, test, vi } from 'vitest';
import { listenForPrinting, printPage } from './printing.ts';

test('a picture alone is on a page of its size, once', async () => {
  await listenForPrinting();
  // happy-dom does not know @page rules
  const rules = vi.spyOn(CSSStyleSheet.prototype, 'replaceSync');
  const printed: (readonly [number, string | null | undefined])[] = [];
  vi.stubGlobal('print', () => {
    window.dispatchEvent(new Event('beforeprint'));
    printed.push([
      document.adoptedStyleSheets.length,
      document.querySelector('#sheets svg')?.getAttribute('height'),
    ]);
    window.dispatchEvent(new Event('afterprint'));
  });
  const content = '<g id="a"/><use href="#a"/>';
  await printPage({ content, width: 412, height: 206, millimetres: 85 });
  expect(printed).toEqual([[1, '42.5mm']]);
  expect(rules.mock.calls).toEqual([['@page { size: 85mm 42.5mm; margin: 0; }']]);
  expect([document.adoptedStyleSheets.length, document.querySelector('#sheets')]).toEqual([0, null]);
});
