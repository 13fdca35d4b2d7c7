// Draws charts in tests without a browser, at a given size.

import { createRoot, type Root } from 'react-dom/client';
import { vi } from 'vitest';
import { stubBoxes } from '../../late/boxes.testing.ts';

/** A new page in which every chart has this size (px). */
export function sizedPage(size: { readonly width: number; readonly height: number }): Root {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  stubBoxes(size);
  document.body.replaceChildren(document.createElement('div'));
  return createRoot(document.body.firstElementChild as Element);
}
