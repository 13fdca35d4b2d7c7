// Who hears the page is told what a change has made of the leading sentence.

import { useEffect } from 'react';
import type { LabId } from '#pkg/params.ts';
import { encodeModelWithout } from '../../scenario/encode.ts';
import { useStore } from '../../scenario/react.tsx';

/** Announces the leading sentence after each change of what the model computes; a change of figure alone is silent. */
export function useLeadSaid(lab: LabId): void {
  const store = useStore();
  useEffect(() => {
    let isHere = true;
    const model = () => encodeModelWithout(lab, store.scenario(lab), []);
    let before = model();
    const off = store.subscribe(() => {
      // what is only looked at otherwise has no other result
      if (store.get().lab !== lab || model() === before) return;
      before = model();
      const tell = async () => {
        const { sayAtRest } = await import('./leadSaid.ts');
        if (isHere) sayAtRest();
      };
      // where it does not come, the sentence stands on the page all the same
      tell().catch(() => undefined);
    });
    return () => {
      isHere = false;
      off();
    };
  }, [lab, store]);
}
