// @vitest-environment happy-dom
// The focus of whoever has opened a capture, and what is announced of it.

import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { useArrival } from './useArrival.ts';

interface DeskProps {
  readonly file: number;
  readonly isRead: boolean;
}

function Desk({ file, isRead }: DeskProps) {
  useArrival(file, isRead);
  return (
    <>
      {isRead ? (
        <div data-part="lead">
          <section aria-label="Leading result">
            <p>20 of 80 flows are reordered.</p>
          </section>
        </div>
      ) : (
        <button type="button">Choose files</button>
      )}
      <button type="button">Menu</button>
    </>
  );
}

test('a capture that has been opened takes the focus to what it says, once, and says it', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  document.body.innerHTML = '<main></main>';
  const root = createRoot(document.body.firstElementChild as Element);
  const show = (desk: DeskProps) => act(() => root.render(<Desk {...desk} />));
  const press = (words: string) =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words)?.focus();
  const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName;
  await show({ file: 1, isRead: false });
  press('Choose files');
  expect(focused()).toBe('BUTTON');
  await show({ file: 1, isRead: true });
  expect(focused()).toBe('Leading result');
  await vi.advanceTimersByTimeAsync(2000);
  expect(document.querySelector('[data-announced]')?.textContent).toBe('20 of 80 flows are reordered.');

  // no focus is moved for a reader who comes back to the same capture
  await show({ file: 1, isRead: false });
  await show({ file: 1, isRead: true });
  expect(focused()).toBe('BODY');

  // nor for one who has focused something else meanwhile
  await show({ file: 2, isRead: false });
  press('Menu');
  await show({ file: 2, isRead: true });
  expect(focused()).toBe('BUTTON');
  await act(() => root.unmount());
  vi.useRealTimers();
});
