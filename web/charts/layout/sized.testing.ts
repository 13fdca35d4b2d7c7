// Charts that tests draw without a browser: each is as large as it is told.

import { createRoot, type Root } from 'react-dom/client';
import { vi } from 'vitest';
import { stubBoxes } from '../../late/boxes.testing.ts';

/** A new page; every chart that is drawn in it has this size (px). */
export function sizedPage(size: { readonly width: number; readonly height: number }): Root {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  stubBoxes(size);
  document.body.replaceChildren(document.createElement('div'));
  return createRoot(document.body.firstElementChild as Element);
}
