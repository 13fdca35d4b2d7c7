// Which figure has the page to itself; part of the link.

import type { MetricsScenario } from '#pkg/params.ts';
import { useScenario, useStore } from '../../../scenario/react.tsx';

export type FigureId = MetricsScenario['fig'];

export function usePlace(id: FigureId) {
  const store = useStore();
  const { fig } = useScenario('metrics');
  return {
    enlarged: fig === id,
    onEnlarge: (enlarged: boolean) => store.set('metrics', { fig: enlarged ? id : 'all' }, { commit: true }),
  };
}
