// Data that no link holds, such as a capture, which never leaves the reader's browser. Says what of it can be shared, for
// menus and for the application's bar, whose buttons work with links.

import type { ComponentType } from 'react';
import { sharedValue } from './sharedValue.ts';

/** A link to something derived from the data; `text` is its part from `#/` on. */
export interface LinkOfIt {
  /** The words of a menu's entry, such as "Copy a link of its statistics". */
  readonly label: string;
  readonly text: () => string;
}

/** The buttons of the bar that work with links. */
export type BarButton = 'Keep this' | 'Copy link';

export interface Unlinked {
  /** Replaces such a button. */
  readonly Act: ComponentType<{ readonly act: BarButton }>;
  /** Why the data cannot be kept, since only links are; null where there are no data to keep. */
  readonly notKept: string | null;
  /** Why there is no link to the data; null where the page's own link shows the same. */
  readonly notLinked: string | null;
  readonly links: readonly LinkOfIt[];
  /** A scenario made from the data, which can be kept. */
  readonly scenario: { readonly words: string; readonly name: string; readonly text: string } | null;
  /** Leads to the place where the data can be saved as a file. */
  readonly file: { readonly label: string; readonly show: () => void } | null;
}

/** Null where the page's link holds everything that is shown. */
const shown = sharedValue<Unlinked | null>(null);

export const tellUnlinked = shown.set;
export const useUnlinked = shown.use;
