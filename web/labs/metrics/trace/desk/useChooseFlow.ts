// Chooses another flow, and clears the time window, which is that of the flow before.

import { useCallback } from 'react';
import { useStore } from '../../../../scenario/react.tsx';

export function useChooseFlow(): (index: number) => void {
  const store = useStore();
  return useCallback(
    (index: number) => store.set('metrics', { flow: index, from: null, to: null }, { commit: true }),
    [store],
  );
}
