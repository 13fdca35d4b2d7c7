// What happy-dom lacks and a page asks of a browser: how large a box is and whether it is seen, whether letters have come.

import { vi } from 'vitest';

/** Each box is seen, and has that size for good (px). */
export function stubBoxes(size = { width: 640, height: 400 }): void {
  class Observer {
    readonly #tell: (entries: readonly object[]) => void;

    constructor(tell: (entries: readonly object[]) => void) {
      this.#tell = tell;
    }

    observe(target: Element) {
      this.#tell([{ target, contentRect: size, isIntersecting: true }]);
    }

    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('Path2D', class {});
  Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() });
}
