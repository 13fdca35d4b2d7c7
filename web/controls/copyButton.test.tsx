// @vitest-environment happy-dom
// A text that the browser does not copy can be copied by hand.

import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { eventually } from '../late/eventually.testing.ts';
import { CopyButton } from './CopyButton.tsx';

const TEXT = 'Two lines,\nas they are.';

/** The button after a press, in a browser with this clipboard. */
function pressed(clipboard: object | undefined): HTMLButtonElement {
  vi.stubGlobal('navigator', { clipboard });
  document.body.replaceChildren(document.createElement('main'));
  const root = createRoot(document.body.firstElementChild as Element);
  close = () => root.unmount();
  flushSync(() => root.render(<CopyButton text={() => TEXT}>Copy</CopyButton>));
  const button = document.querySelector('button') as HTMLButtonElement;
  button.focus();
  button.click();
  return button;
}

let close = () => {};
afterEach(() => {
  close();
  vi.unstubAllGlobals();
});

test('a text is copied, and its button says so', async () => {
  const writeText = vi.fn(async () => {});
  const button = pressed({ writeText });
  await eventually(() => expect(button.textContent).toBe('Copied'));
  expect(writeText).toHaveBeenCalledExactlyOnceWith(TEXT);
  expect(document.querySelector('dialog')).toBeNull();
});

test.each([
  ['without a clipboard, as on a page that came by plain http', undefined],
  ['that refuses', { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
])('in a browser %s, the text stands in a box until that is closed', async (_, clipboard) => {
  const button = pressed(clipboard);
  await eventually(() => expect(document.querySelector('dialog')?.open).toBe(true));
  const field = document.querySelector('textarea');
  expect(field?.value).toBe(TEXT);
  expect(field?.selectionEnd).toBe(TEXT.length);
  expect(document.querySelector('dialog')?.textContent).toContain('does not let this page copy');
  expect(button.textContent).toBe('Copy');
  document.querySelector<HTMLButtonElement>('dialog button')?.click();
  expect(document.querySelector('dialog')).toBeNull();
  expect(document.activeElement).toBe(button);
});
