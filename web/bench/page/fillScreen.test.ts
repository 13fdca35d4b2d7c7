// @vitest-environment happy-dom
// When a presentation asks for full screen.

import { expect, test, vi } from 'vitest';
import { startPresenting } from '../context/present.ts';
import { fillScreen } from './useEnlarged.ts';

test('the screen is filled once, when what is shown stands, and never because of a link', () => {
  const asked = vi.fn(async () => undefined);
  document.documentElement.requestFullscreen = asked;
  fillScreen();
  startPresenting();
  expect(asked).not.toHaveBeenCalled();
  fillScreen();
  fillScreen();
  expect(asked).toHaveBeenCalledOnce();
});
