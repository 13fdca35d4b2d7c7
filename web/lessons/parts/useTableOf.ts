// Loads the table of a scenario's laboratory, which has names and units, and tells whether it is there.

import { useEffect, useState } from 'react';
import { isTableLoaded, loadTable } from '../../scenario/tables.ts';
import { labOf } from '../facts/facts.ts';

export function useTableOf(scenario: string): boolean {
  const lab = labOf(scenario);
  const [known, setKnown] = useState<typeof lab>(null);
  useEffect(() => {
    if (lab === null) return;
    let isShown = true;
    loadTable(lab).then(
      () => isShown && setKnown(lab),
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, [lab]);
  return lab !== null && (known === lab || isTableLoaded(lab));
}
