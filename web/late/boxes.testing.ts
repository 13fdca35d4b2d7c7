// Stand-ins for functions that happy-dom lacks: sizes and visibility of boxes, loading of fonts.

import { vi } from 'vitest';

/** All boxes are visible and have this size (px). */
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
