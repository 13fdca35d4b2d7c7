// Whether the reader has stopped the frontiers: points that have come stay, and nothing more is computed.

import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

interface Stopping {
  /** Key of the frontiers that are stopped; null: none are. */
  readonly stopped: string | null;
  readonly stop: (key: string | null) => void;
}

const StoppingContext = createContext<Stopping>({ stopped: null, stop: () => undefined });

export function StoppingProvider({ children }: { children: ReactNode }) {
  const [stopped, stop] = useState<string | null>(null);
  const value = useMemo(() => ({ stopped, stop }), [stopped]);
  return <StoppingContext value={value}>{children}</StoppingContext>;
}

export function useStopping(): Stopping {
  return useContext(StoppingContext);
}
