// The time (ms) at which the ladder's film stands, shared by the packet ladder and the buffer trace.

import { createContext, type ReactNode, useContext, useState } from 'react';
import { useStore, useValue } from '../../scenario/react.tsx';

export interface Cursor {
  /** Time of the film (ms), not rounded as it is in the link. Null: no film was started. */
  readonly film: number | null;
  /**
   * The film's time in the link (ms, rounded to hundredths); it changes only when another link is opened or the film
   * rests.
   */
  readonly at: number | null;
  /**
   * Time under the pointer in the buffer trace (ms). It is shown in place of the film's time, and does not move the
   * film.
   */
  readonly pointed: number | null;
  readonly point: (time: number | null) => void;
  /**
   * Moves the film. When it comes to rest the link is written first: this time is valid only as long as that link is.
   */
  readonly move: (time: number | null) => void;
}

const CursorContext = createContext<Cursor | null>(null);

/** Provides the cursor that the laboratory's figures share. */
export function CursorProvider({ children }: { children: ReactNode }) {
  return <CursorContext value={useStand()}>{children}</CursorContext>;
}

export function useCursor(): Cursor {
  const cursor = useContext(CursorContext);
  if (cursor === null) throw new Error('a figure of the film stands outside CursorProvider');
  return cursor;
}

function useStand(): Cursor {
  const store = useStore();
  // the link's time now, not when the figures are drawn: a preset, another link or a step back in the history changes
  // it, and overrules the film's own time
  const at = useValue('alf', 'at');
  const [stand, setStand] = useState<{ readonly time: number | null; readonly at: number | null } | null>(
    null,
  );
  const [pointed, point] = useState<number | null>(null);
  const isHere = stand !== null && stand.at === at;
  // drop the film's time, so that a step forward in the history starts at the time in its link
  if (stand !== null && !isHere) setStand(null);
  return {
    film: isHere ? stand.time : at,
    at,
    pointed,
    point,
    move: (time) => {
      point(null);
      setStand({ time, at: store.scenario('alf').at });
    },
  };
}
