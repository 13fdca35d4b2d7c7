import type { ReactNode } from 'react';
import { memo, useLayoutEffect, useRef } from 'react';
import type { LabId } from '#pkg/params.ts';
import { LABS } from '#pkg/params.ts';
import { usePresenting } from '../bench/context/present.ts';
import { FigureRegistryContext } from '../bench/page/figureSet.tsx';
import { MeasurerContext } from '../bench/rows/measurer.ts';
import type { MeasurerOf } from '../bench/rows/rows.ts';
import { late } from '../late/late.tsx';
import type { PageRoute, Refusal } from '../scenario/decode.ts';
import type { KeptList } from '../scenario/keptList.ts';
import {
  DrawnLater,
  KeptListProvider,
  ScenarioProvider,
  useIsTableLoaded,
  useKeptList,
  useScenarioState,
} from '../scenario/react.tsx';
import type { ScenarioStore } from '../scenario/store.ts';
import type { Pool } from '../sim/pool.ts';
import { PoolProvider } from '../sim-react/PoolProvider.tsx';
import styles from './App.module.css';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { EmbedRequest } from './embed/EmbedRequest.tsx';
import { IS_EMBEDDED } from './embed/isEmbedded.ts';
import { FirstQuestion } from './FirstQuestion.tsx';
import { FIRST_PAGE, figuresOf, ofLaboratory, PAGES_OF } from './laboratories.ts';
import { NotInside } from './NotInside.tsx';
import { NoticeBar } from './NoticeBar.tsx';
import { PAGE_OF, titleOfPage } from './pages.ts';
import { Presets } from './presets/Presets.tsx';
import { TopBar } from './TopBar.tsx';
import { TroubleBar } from './TroubleBar.tsx';

const Landing = late(
  'the first page',
  () => ofLaboratory(FIRST_PAGE, async () => (await import('./landing/Landing.tsx')).Landing),
  FirstQuestion,
);

const Embedded = late('the figure', async () => (await import('./embed/Embedded.tsx')).Embedded);

const Presenting = late('the presentation', async () => {
  return (await import('../bench/page/Presenting.tsx')).Presenting;
});

const UnknownLink = late('what this page says of the link', async () => {
  return (await import('./UnknownLink.tsx')).UnknownLink;
});

/** Computes the measures of any laboratory; loaded on demand, because few pages need it. */
const measurerOf: MeasurerOf = async (lab) => (await import('./learn/measurers.ts')).measurerOf(lab);

interface AppProps {
  readonly store: ScenarioStore;
  readonly list: KeptList;
  readonly pool: Pool;
  /** The sentence and the figure alone, as in the frame of another page. */
  readonly isFramed?: boolean;
}

export function App({ store, list, pool, isFramed = IS_EMBEDDED }: AppProps) {
  // hides the stand-in of index.html (#before); it is shown again if the app is unmounted by an error
  useLayoutEffect(() => {
    const before = document.getElementById('before');
    before?.setAttribute('hidden', '');
    return () => before?.removeAttribute('hidden');
  }, []);
  return (
    <ScenarioProvider store={store}>
      <KeptListProvider value={list}>
        <PoolProvider pool={pool}>
          <FigureRegistryContext value={figuresOf}>
            <MeasurerContext value={measurerOf}>{isFramed ? <Embedded /> : <Shell />}</MeasurerContext>
          </FigureRegistryContext>
        </PoolProvider>
      </KeptListProvider>
    </ScenarioProvider>
  );
}

function Shell() {
  const lab = useScenarioState((state) => state.lab);
  const page = useScenarioState((state) => state.page);
  const refusal = useScenarioState((state) => state.refusal);
  const isKnown = useIsTableLoaded(lab);
  const isPresenting = usePresenting();
  const { list } = useKeptList();
  const title = titleOf(lab, page, refusal);
  // a layout effect: it runs before the effect with which a page adds its open part to the title
  useLayoutEffect(() => {
    document.title = title === '' ? 'Out of Sequence' : `${title} · Out of Sequence`;
  }, [title]);
  // another page begins at its top, wherever the last one was left
  const place = lab ?? page?.page ?? refusal;
  const last = useRef(place);
  useLayoutEffect(() => {
    if (last.current !== place) window.scrollTo(0, 0);
    last.current = place;
  }, [place]);
  return (
    <>
      {/* a link would change the address, which holds the scenario */}
      <button
        type="button"
        className={styles.skip}
        onClick={() => document.getElementById('main')?.focus({ preventScroll: false })}
      >
        {lab === null ? 'Skip to the content' : 'Skip to the laboratory'}
      </button>
      {lab !== null && (
        <button type="button" className={styles.skip} onClick={skipToFigures}>
          Skip to the figures
        </button>
      )}
      <TopBar />
      {isPresenting && (lab !== null || list !== '') && <Presenting lab={isKnown ? lab : null} />}
      <EmbedRequest />
      <NoticeBar />
      <TroubleBar />
      <Presets>
        <main id="main" tabIndex={-1} className={styles.main}>
          <Guarded key={lab} lab={lab} page={page} refusal={refusal}>
            {lab !== null && <Laboratory lab={lab} />}
            {page !== null && <Page page={page} />}
            {refusal !== null && <UnknownLink refusal={refusal} />}
            {place === null && (import.meta.env.OOS_ONLY ? <NotInside /> : <Landing />)}
          </Guarded>
        </main>
      </Presets>
    </>
  );
}

interface GuardedProps {
  readonly lab: LabId | null;
  readonly page: PageRoute | null;
  readonly refusal: Refusal | null;
  readonly children: ReactNode;
}

/** An error boundary for the page: it renders the page again with the next scenario, or the next link. */
function Guarded({ lab, page, refusal, children }: GuardedProps) {
  const scenario = useScenarioState(({ scenarios }) => (lab === null ? (page ?? refusal) : scenarios[lab]));
  return <ErrorBoundary scenario={scenario}>{children}</ErrorBoundary>;
}

/** Moves the focus past the many controls of the parameter panel, to the figures. */
function skipToFigures() {
  const main = document.getElementById('main');
  const figure = main?.querySelector<HTMLElement>('figure[tabindex]') ?? main;
  figure?.focus();
}

function titleOf(lab: LabId | null, page: PageRoute | null, refusal: Refusal | null): string {
  if (refusal !== null) return 'A link that cannot be opened';
  return page === null ? (LABS.find(({ id }) => id === lab)?.title ?? '') : titleOfPage(page.page);
}

function Page({ page: { page, path } }: { page: PageRoute }) {
  const Shown = PAGE_OF[page];
  return <Shown path={path} />;
}

/** The open laboratory's page; memoized, so that it renders again only when its own scenario changes. */
const Laboratory = memo(function Laboratory({ lab }: { lab: LabId }) {
  const Open = PAGES_OF.get(lab);
  if (Open !== undefined) {
    return (
      <DrawnLater>
        <Open />
      </DrawnLater>
    );
  }
  if (import.meta.env.OOS_ONE_FILE) return <NotInside title={titleOf(lab, null, null)} />;
  return (
    <div className={styles.words}>
      <h1>{titleOf(lab, null, null)}</h1>
      <p>This laboratory has no page yet.</p>
    </div>
  );
});
