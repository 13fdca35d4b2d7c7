// Another flow is looked at: what was shown of the one before says nothing of it.

import { useCallback } from 'react';
import { useStore } from '../../../../scenario/react.tsx';

export function useChooseFlow(): (index: number) => void {
  const store = useStore();
  return useCallback(
    (index: number) => store.set('metrics', { flow: index, from: null, to: null }, { commit: true }),
    [store],
  );
}
