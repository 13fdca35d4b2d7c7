// A figure of any laboratory with a scenario of its own, outside the laboratory's page: on a card or in a text. It
// changes neither the page's scenario nor its address.

import { startTransition, use, useEffect, useState } from 'react';
import type { LabId } from '#pkg/params.ts';
import { IsAmongOthersContext } from '../../charts/frame/amongOthers.ts';
import { type Look, LookContext } from '../../charts/layout/look.ts';
import { ScenarioProvider, useScenario } from '../../scenario/react.tsx';
import type { ScenarioStore } from '../../scenario/store.ts';
import { CoveredContext } from '../../sim-react/covered.ts';
import { HasLeadContext } from '../compare/comparison.ts';
import { PlaceProvider } from '../context/FigurePlace.tsx';
import type { FigureEntry } from '../context/figureEntry.ts';
import { ProvenanceContext } from '../context/provenance.ts';
import { FigureRegistryContext, type FigureSet } from './figureSet.tsx';
import { ownStore } from './ownStore.ts';

interface ScopedFigureProps {
  readonly lab: LabId;
  /** The scenario's address; by default the laboratory's opening scenario. */
  readonly text?: string;
  /** The figure's id; by default the figure that the scenario opens on. */
  readonly figure?: string;
  readonly look?: Look;
  /** Used in place of `text`: the store of a scenario that is changed elsewhere. */
  readonly store?: ScenarioStore;
  /** True while a question that the figure answers is open: nothing is computed or shown. */
  readonly isCovered?: boolean;
}

interface Loaded {
  readonly store: ScenarioStore;
  readonly set: FigureSet;
}

export function ScopedFigure({
  lab,
  text = `#/${lab}`,
  figure,
  look = 'flow',
  store: given,
  isCovered = false,
}: ScopedFigureProps) {
  const found = useFigures(lab, text, figure, given);
  if (found === 'loading') return <span hidden data-loading="" />;
  if (found === 'lost') {
    // a card without its picture is still a card
    return look === 'mini' ? null : (
      <p role="alert">The figure could not be loaded. Is there a connection?</p>
    );
  }
  const {
    store,
    set: { figures, Around },
  } = found;
  // the contexts of the page around it are overridden
  return (
    <ScenarioProvider store={store}>
      <ProvenanceContext value={NOT_TOLD}>
        <IsAmongOthersContext value={false}>
          <LookContext value={look}>
            <CoveredContext value={isCovered}>
              <HasLeadContext value={false}>
                <Around>
                  <OneOf lab={lab} figures={figures} />
                </Around>
              </HasLeadContext>
            </CoveredContext>
          </LookContext>
        </IsAmongOthersContext>
      </ProvenanceContext>
    </ScenarioProvider>
  );
}

const NOT_TOLD = {};

function OneOf({ lab, figures }: { lab: LabId; figures: readonly FigureEntry[] }) {
  const { fig } = useScenario(lab);
  const entry = figures.find(({ id }) => id === fig) ?? figures[0];
  if (entry === undefined) return null;
  return (
    <PlaceProvider lab={lab} figure={entry.id}>
      <entry.Figure />
    </PlaceProvider>
  );
}

function useFigures(
  lab: LabId,
  text: string,
  figure: string | undefined,
  given: ScenarioStore | undefined,
): Loaded | 'loading' | 'lost' {
  const registry = use(FigureRegistryContext);
  if (registry === null) throw new Error('a figure is asked for outside FigureRegistryContext');
  const [found, setFound] = useState<Loaded | 'loading' | 'lost'>('loading');
  useEffect(() => {
    let isShown = true;
    const tell = (next: Loaded | 'lost') => {
      if (isShown) startTransition(() => setFound(next));
    };
    const load = async (): Promise<Loaded> => {
      const figuresOf = await registry(lab);
      const store = given ?? ownStore(lab, text, figure);
      return { store, set: await figuresOf(store) };
    };
    load().then(tell, () => tell('lost'));
    return () => {
      isShown = false;
    };
  }, [registry, lab, text, figure, given]);
  return found;
}
