// A question asks for one packet of a ladder: readers mark it there and cannot change it.

import { createContext } from 'react';

interface Marking {
  /** The marked packet, counted from 1; null while none is marked. */
  readonly marked: number | null;
  readonly mark: (packet: number) => void;
}

export const MarkingContext = createContext<Marking | null>(null);
