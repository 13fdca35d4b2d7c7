// A figure of a capture whose numbers come from another command than the measures of the flow.

import { type ReactNode, use, useMemo } from 'react';
import { ProvenanceContext, type UnlinkedOrigin } from '../../../bench/context/provenance.ts';

interface CommandedProps {
  readonly command: string;
  /** The figure's origin, where it is another than the flow's; memoized by the caller. */
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
