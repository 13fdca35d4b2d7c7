// A question asks for one packet of a ladder: a hand marks it there, and does nothing else to it.

import { createContext } from 'react';

export interface Marking {
  /** Counted from 1; null while none is marked. */
  readonly marked: number | null;
  readonly mark: (packet: number) => void;
}

export const MarkingContext = createContext<Marking | null>(null);
