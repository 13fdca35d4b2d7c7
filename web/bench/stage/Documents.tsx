// Where more of a laboratory can be read.

import type { LabId } from '#pkg/params.ts';
import { claimsAddress, modelAddress } from '../../sources/documents.ts';

export function Documents({ lab }: { lab: LabId }) {
  return (
    <p>
      <a href={modelAddress(lab)}>Model and assumptions</a>
      {' · '}
      <a href={claimsAddress(lab)}>What was reproduced</a>
    </p>
  );
}
