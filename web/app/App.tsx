import { useEffect } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { LABS } from '#pkg/params.ts';
import { ScenarioProvider, useScenarioState } from '../scenario/react.tsx';
import type { ScenarioStore } from '../scenario/store.ts';
import type { Pool } from '../sim/pool.ts';
import { PoolProvider } from '../sim-react/PoolProvider.tsx';
import styles from './App.module.css';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { LABORATORIES } from './laboratories.ts';
import { NoticeBar } from './NoticeBar.tsx';
import { TopBar } from './TopBar.tsx';

export function App({ store, pool }: { store: ScenarioStore; pool: Pool }) {
  return (
    // numbers are written as in the links, with a point, whatever the browser's language
    <I18nProvider locale="en-US">
      <ScenarioProvider store={store}>
        <PoolProvider pool={pool}>
          <Shell />
        </PoolProvider>
      </ScenarioProvider>
    </I18nProvider>
  );
}

function Shell() {
  const { lab, scenarios } = useScenarioState();
  const open = LABORATORIES.find(({ id }) => id === lab);
  const title = LABS.find(({ id }) => id === lab)?.title ?? '';
  useEffect(() => {
    document.title = title === '' ? 'Out of Sequence' : `${title} · Out of Sequence`;
  }, [title]);
  return (
    <>
      {/* a link would change the address, which holds the scenario */}
      <button
        type="button"
        className={styles.skip}
        onClick={() => document.getElementById('main')?.focus({ preventScroll: false })}
      >
        Skip to the laboratory
      </button>
      <button type="button" className={styles.skip} onClick={skipToFigures}>
        Skip to the figures
      </button>
      <TopBar />
      <NoticeBar />
      <main id="main" tabIndex={-1} className={styles.main}>
        <ErrorBoundary key={lab} scenario={scenarios[lab]}>
          {open === undefined ? <NoPage title={title} /> : <open.Page />}
        </ErrorBoundary>
      </main>
    </>
  );
}

/** Past the controls of the panel, of which there are many. */
function skipToFigures() {
  const main = document.getElementById('main');
  const figure = main?.querySelector<HTMLElement>('figure[tabindex]') ?? main;
  figure?.focus();
}

function NoPage({ title }: { title: string }) {
  return (
    <div className={styles.words}>
      <h1>{title}</h1>
      <p>This laboratory has no page yet.</p>
      <p>
        <a href="#/alf">Open the first laboratory</a>
      </p>
    </div>
  );
}
