// @vitest-environment happy-dom
// The focus when a dialog opens: on a phone it is not in a field, which would open the keyboard.

import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { DialogBox } from './DialogBox.tsx';

afterEach(() => vi.unstubAllGlobals());

function focusedIn(field: { readonly readOnly: boolean }, isFinger: boolean): string | undefined {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isFinger && query.includes('coarse') }));
  document.body.replaceChildren(document.createElement('div'));
  const root = createRoot(document.body.firstElementChild as Element);
  act(() =>
    root.render(
      <DialogBox title="Presets" onClose={() => undefined}>
        <input aria-label="Find" {...field} />
      </DialogBox>,
    ),
  );
  const focused = document.activeElement?.tagName;
  act(() => root.unmount());
  return focused;
}

test('a field to type in has the focus, but not where a keyboard would come up with it', () => {
  expect(focusedIn({ readOnly: false }, false)).toBe('INPUT');
  expect(focusedIn({ readOnly: false }, true)).toBe('H2');
  // a read-only field opens no keyboard
  expect(focusedIn({ readOnly: true }, true)).toBe('INPUT');
});
