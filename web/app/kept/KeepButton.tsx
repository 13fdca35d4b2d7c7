// In the bar: keeps the scenario that is open, so that the next one is compared with it. Once something is kept, the list
// of it stands in its place; the list and all that is done with it load then.

import { useState } from 'react';
import type { LabId } from '#pkg/params.ts';
import { late } from '../../late/late.tsx';
import { useKeptList } from '../../scenario/react.tsx';
import { KeepThis } from './KeepThis.tsx';

const KeptButton = late('what is kept', async () => (await import('./KeptButton.tsx')).KeptButton, KeepPlace);

/** The button's place until it has come. */
export function KeepPlace() {
  return (
    <button type="button" className="button" disabled>
      Keep this
    </button>
  );
}

export function KeepButton({ lab }: { lab: LabId }) {
  const { list } = useKeptList();
  const [isListed, setIsListed] = useState(false);
  // and stays: the last one that is removed can be had back
  if (list !== '' && !isListed) setIsListed(true);
  return isListed ? <KeptButton lab={lab} /> : <KeepThis lab={lab} />;
}
