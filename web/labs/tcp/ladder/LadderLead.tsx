// What the laboratory says first while a transfer is shown packet by packet.

import type { ReactNode } from 'react';
import { FlowRunLead } from '../../../bench/flow/FlowRunLead.tsx';
import { useScenario } from '../../../scenario/react.tsx';
import { useLadder } from './useLadder.ts';

/** `path` are its conditions. */
export function LadderLead({ path }: { readonly path: ReactNode }) {
  const view = useLadder(useScenario('tcp'));
  return (
    <FlowRunLead lab="tcp" view={view}>
      {path},{' '}
    </FlowRunLead>
  );
}
