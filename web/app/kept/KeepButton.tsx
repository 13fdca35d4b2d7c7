// The bar's button that keeps the open scenario, so that the next one is compared with it. Once a scenario is kept, the list
// of kept scenarios takes the button's place; its code is loaded then.

import { useState } from 'react';
import type { LabId } from '#pkg/params.ts';
import { late } from '../../late/late.tsx';
import { useKeptList } from '../../scenario/react.tsx';
import { KeepThis } from './KeepThis.tsx';

const KeptButton = late('what is kept', async () => (await import('./KeptButton.tsx')).KeptButton, KeepPlace);

/** A disabled stand-in while the list's button loads. */
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
  // the list stays, also when it is empty again: the removal of the last scenario can be undone there
  if (list !== '' && !isListed) setIsListed(true);
  return isListed ? <KeptButton lab={lab} /> : <KeepThis lab={lab} />;
}
