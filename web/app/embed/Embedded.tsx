// The page embedded in a frame of another page: leading sentence, figure, the sliders that the address names, and a link to
// the whole laboratory.

import { startTransition, use, useCallback, useEffect, useRef, useState } from 'react';
import type { LabId } from '#pkg/params.ts';
import { FigureRegistryContext, type FigureSet } from '../../bench/page/figureSet.tsx';
import { useIsTableLoaded, useScenarioState, useStore } from '../../scenario/react.tsx';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { titleOfLab } from '../laboratories.ts';
import { PAGE_OF, titleOfPage } from '../pages.ts';
import { UnknownLink } from '../UnknownLink.tsx';
import styles from './Embedded.module.css';
import { EmbeddedFigure } from './EmbeddedFigure.tsx';
import { OpenLine } from './OpenLine.tsx';
import { replaceHistoryEntries } from './replaceHistoryEntries.ts';
import { useReceiveScenarios, useSendState } from './useEmbedMessages.ts';

replaceHistoryEntries();

export function Embedded() {
  const { lab, page, refusal } = useScenarioState((state) => state);
  useReceiveScenarios();
  useEffect(() => {
    const of = lab === null ? page && titleOfPage(page.page) : titleOfLab(lab);
    document.title = of ? `${of} · Out of Sequence` : 'Out of Sequence';
  }, [lab, page]);
  if (lab !== null) {
    return (
      <ErrorBoundary scenario={lab}>
        <Laboratory key={lab} lab={lab} />
      </ErrorBoundary>
    );
  }
  return <Other page={page} refusal={refusal} />;
}

type OtherProps = Pick<ReturnType<ReturnType<typeof useStore>['get']>, 'page' | 'refusal'>;

/** The embedded page where no laboratory is open: a lesson, for example, or a link that cannot be read. */
function Other({ page, refusal }: OtherProps) {
  const heightOf = useCallback(() => document.documentElement.scrollHeight, []);
  useSendState(null, true, heightOf);
  if (refusal !== null) return <UnknownLink refusal={refusal} />;
  const Shown = page === null ? null : PAGE_OF[page.page];
  return (
    <main id="main">
      {Shown === null || page === null ? (
        <div className={styles.embed}>
          <p>The address of this frame names no figure.</p>
          <OpenLine lab={null} />
        </div>
      ) : (
        // no OpenLine: a lesson has its own link to the page
        <Shown path={page.path} />
      )}
    </main>
  );
}

function Laboratory({ lab }: { lab: LabId }) {
  const set = useSet(lab);
  const isKnown = useIsTableLoaded(lab);
  const root = useRef<HTMLElement>(null);
  const heightOf = useCallback(() => wishedHeight(root.current), []);
  useSendState(lab, isKnown && typeof set === 'object', heightOf);
  return (
    <main id="main" ref={root} className={styles.embed} data-lab={lab}>
      {set === 'lost' && <p role="alert">The figure could not be loaded. Is there a connection?</p>}
      {set === 'loading' && <span hidden data-loading="" />}
      {typeof set === 'object' ? <EmbeddedFigure lab={lab} set={set} /> : <OpenLine lab={null} />}
    </main>
  );
}

/** The height (px) that suits the frame's width: a plot half as high as it is wide, and the rest as high as it is now. */
function wishedHeight(root: HTMLElement | null): number {
  const stage = root?.querySelector<HTMLElement>('[data-part="stage"]');
  if (!root || !stage) return document.documentElement.scrollHeight;
  const around = root.offsetHeight - stage.offsetHeight;
  const own = stage.scrollHeight > stage.clientHeight ? stage.scrollHeight : 0;
  const plot = Math.min(420, Math.max(170, Math.round(stage.clientWidth * 0.5)));
  return Math.max(240, around + Math.max(own, plot));
}

/** The figures of the scenario; in the laboratory of the measures, the scenario's bench decides which these are. */
function useSet(lab: LabId): FigureSet | 'loading' | 'lost' {
  const registry = use(FigureRegistryContext);
  const store = useStore();
  const [set, setSet] = useState<FigureSet | 'loading' | 'lost'>('loading');
  const text = useScenarioState(() => store.text());
  // biome-ignore lint/correctness/useExhaustiveDependencies: another scenario may have other figures
  useEffect(() => {
    if (registry === null) return;
    let isShown = true;
    const tell = (next: FigureSet | 'lost') => {
      if (isShown) startTransition(() => setSet(next));
    };
    const load = async () => (await registry(lab))(store);
    load().then(tell, () => tell('lost'));
    return () => {
      isShown = false;
    };
  }, [registry, store, lab, text]);
  return set;
}
