// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { Sheet } from './Sheet.tsx';

afterEach(() => vi.unstubAllGlobals());

test("the browser's request to close closes a packet's card, and nothing waits for it afterwards", () => {
  const open = new Set<EventTarget>();
  vi.stubGlobal(
    'CloseWatcher',
    class extends EventTarget {
      constructor() {
        super();
        open.add(this);
      }
      destroy() {
        open.delete(this);
      }
    },
  );
  HTMLElement.prototype.showPopover = () => {};
  const onClose = vi.fn();
  const root = createRoot(document.body);
  act(() => root.render(<Sheet onClose={onClose}>3</Sheet>));
  for (const watcher of open) watcher.dispatchEvent(new Event('close'));
  expect(onClose).toHaveBeenCalledOnce();
  act(() => root.unmount());
  expect(open.size).toBe(0);
});
