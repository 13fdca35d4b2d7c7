// A figure of a capture whose numbers another command prints than the measures of the flow.

import { type ReactNode, use, useMemo } from 'react';
import { ProvenanceContext, type UnlinkedOrigin } from '../../../bench/context/provenance.ts';

interface CommandedProps {
  readonly command: string;
  /** What it says of itself, where that is not what is said of the flow: the same object as long as it says the same. */
  readonly origin?: UnlinkedOrigin | undefined;
  readonly children: ReactNode;
}

export function Commanded({ command, origin, children }: CommandedProps) {
  const around = use(ProvenanceContext);
  const told = useMemo(
    () => ({ ...around, command, ...(origin === undefined ? {} : { unlinked: origin }) }),
    [around, command, origin],
  );
  return <ProvenanceContext value={told}>{children}</ProvenanceContext>;
}
