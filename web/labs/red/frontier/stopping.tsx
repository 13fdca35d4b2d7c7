// Whether the reader has stopped the frontiers: what has come is kept, and nothing more is computed.

import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

interface Stopping {
  /** The frontiers that are stopped, by their key. */
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
