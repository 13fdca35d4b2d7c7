// The time that the reader looks at, shared by the ladder's film and the buffer trace.

import { createContext, type ReactNode, useContext, useState } from 'react';
import { useStore, useValue } from '../../scenario/react.tsx';

export interface Cursor {
  /** Where the film stands (ms), to the last bit; a link says it in hundredths. Null: there is no film. */
  readonly film: number | null;
  /** Where the link says that it stands: the same to the hundredth, until another link is opened. */
  readonly at: number | null;
  /** What is pointed at in the buffer trace. It is shown in place of the film's time, and moves no film. */
  readonly pointed: number | null;
  readonly point: (time: number | null) => void;
  /** The film has moved. At rest the link is written first: what is kept here is good for that link alone. */
  readonly move: (time: number | null) => void;
}

const CursorContext = createContext<Cursor | null>(null);

/** Its figures share one cursor. */
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
  // what the link says, now and not when the figures are drawn: a preset, another link or a step back says
  // something else, and that counts
  const at = useValue('alf', 'at');
  const [stand, setStand] = useState<{ readonly time: number | null; readonly at: number | null } | null>(
    null,
  );
  const [pointed, point] = useState<number | null>(null);
  const isHere = stand !== null && stand.at === at;
  // forgotten for good: a step forward again opens on what its link says
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
