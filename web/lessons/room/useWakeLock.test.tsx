// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { useWakeLock } from './useWakeLock.ts';

function Projected() {
  useWakeLock();
  return null;
}

test('the projector stays on again after another tab was in front, until the room is left', async () => {
  const release = vi.fn(async () => {});
  const request = vi.fn(async () => ({ release }));
  vi.stubGlobal('navigator', { wakeLock: { request } });
  const show = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const root = createRoot(document.body);
  flushSync(() => root.render(<Projected />));
  expect(request).toHaveBeenCalledTimes(1);
  show('hidden');
  expect(request).toHaveBeenCalledTimes(1);
  show('visible');
  expect(request).toHaveBeenCalledTimes(2);
  await vi.waitFor(() => expect(request).toHaveResolvedTimes(2));
  flushSync(() => root.unmount());
  expect(release).toHaveBeenCalled();
  show('visible');
  expect(request).toHaveBeenCalledTimes(2);
});
