// Tells users of screen readers the leading sentence after a change.

import { useEffect } from 'react';
import type { LabId } from '#pkg/params.ts';
import { encodeModelWithout } from '../../scenario/encode.ts';
import { useStore } from '../../scenario/react.tsx';

/** Announces the leading sentence after each change of a model parameter; a change of the figure is silent. */
export function useLeadAnnouncement(lab: LabId): void {
  const store = useStore();
  useEffect(() => {
    let isHere = true;
    const model = () => encodeModelWithout(lab, store.scenario(lab), []);
    let before = model();
    const off = store.subscribe(() => {
      // a change of view changes no result
      if (store.get().lab !== lab || model() === before) return;
      before = model();
      const tell = async () => {
        const { announceLead } = await import('./announceLead.ts');
        if (isHere) announceLead();
      };
      // if the file does not load, the sentence is still on the page
      tell().catch(() => undefined);
    });
    return () => {
      isHere = false;
      off();
    };
  }, [lab, store]);
}
