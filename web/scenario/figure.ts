// What the frame of a figure needs to know of the scenario.

import type { LabId, Scenarios } from '#pkg/params.ts';
import { copyLink, linkTo } from './link.ts';
import { useScenario, useStore } from './react.tsx';

/** Figures by the values of a laboratory's parameter `fig`. */
export type FigureId<L extends LabId> = Exclude<Scenarios[L]['fig'], 'all'>;

/** Whether a figure has the page to itself, and how that changes; part of the link. */
export function usePlace<L extends LabId>(lab: L, id: FigureId<L>) {
  const store = useStore();
  return {
    enlarged: useScenario(lab).fig === id,
    onEnlarge: (enlarged: boolean) => store.setValue(lab, 'fig', enlarged ? id : 'all', { commit: true }),
  };
}

/** The figure's link, and what an exported picture says of where it comes from. */
export function useTakeAway(lab: LabId) {
  const store = useStore();
  // a figure is drawn anew, with its small print, when any parameter changes
  useScenario(lab);
  return {
    source: linkTo(store.text(lab)),
    onCopyLink: async () => {
      if (!(await copyLink(store.text(lab)))) throw new Error('The browser does not let this page copy.');
    },
  };
}
