// Links to the documents in which more about a laboratory can be read.

import type { LabId } from '#pkg/params.ts';
import { modelAddress, papersAddress } from '../../sources/documents.ts';

export function Documents({ lab }: { lab: LabId }) {
  return (
    <p>
      <a href={modelAddress(lab)}>Model and assumptions</a>
      {' · '}
      <a href={papersAddress(lab)}>What was reproduced</a>
    </p>
  );
}
