// What is shown and is in no link, such as a capture: it never leaves the reader's browser. What of it can be handed on, for menus
// and the application's bar, whose acts are made of links.

import type { ComponentType } from 'react';
import { told } from './told.ts';

/** A link that tells of it, from `#/` on. */
export interface LinkOfIt {
  /** Such as "Copy a link of its statistics". */
  readonly label: string;
  readonly text: () => string;
}

/** The acts of the bar that are made of links. */
export type Act = 'Keep this' | 'Copy link';

export interface Unlinked {
  /** Stands in the place of such an act. */
  readonly Act: ComponentType<{ readonly act: Act }>;
  /** Why it cannot be kept: what is kept is a link; null where there is nothing that could be. */
  readonly notKept: string | null;
  /** Why there is no link to it; null where the page's own link is what is shown. */
  readonly notLinked: string | null;
  readonly links: readonly LinkOfIt[];
  /** A scenario that was made of it, which can be kept. */
  readonly scenario: { readonly words: string; readonly name: string; readonly text: string } | null;
  /** Leads to where it can be taken away as a file. */
  readonly file: { readonly label: string; readonly show: () => void } | null;
}

/** Null where the link has all that is shown. */
const shown = told<Unlinked | null>(null);

export const tellUnlinked = shown.tell;
export const useUnlinked = shown.use;
