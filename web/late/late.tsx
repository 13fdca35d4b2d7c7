// Parts of the page that load when they are shown. In place of a part that cannot be loaded (no network, or the host
// has a newer build) stands a message with a button to try again; the rest of the page keeps working.

import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { isHostThere, reloadPage } from './host.ts';
import styles from './late.module.css';

/**
 * A component that loads when it is drawn. `name` completes "Loading … " and "… could not be loaded"; `waiting` is what
 * keeps its place meanwhile: a component, or the CSS class of the words "Loading …".
 */
export function late<P extends object>(
  name: string,
  load: () => Promise<ComponentType<P>>,
  waiting: string | ComponentType = styles.words ?? '',
): ComponentType<P> {
  let known: ComponentType<P> | null = null;

  return function Late(props: P) {
    const [Part, setPart] = useState(() => known);
    const [attempt, setAttempt] = useState(0);
    const [lostAt, setLostAt] = useState(-1);

    useEffect(() => {
      if (Part !== null) return;
      let isShown = true;
      const ask = () =>
        load().then(
          (loaded) => {
            known = loaded;
            // drawn in pieces, after anything that the reader does
            if (isShown) startTransition(() => setPart(() => loaded));
          },
          async () => {
            // Firefox and WebKit remember that an import has failed and never retry it, and the host may have a
            // newer build: if the host answers, only reloading the page helps. The scenario is in the address.
            if (attempt > 0 && (await isHostThere())) await reloadPage();
            else if (isShown) setLostAt(attempt);
          },
        );
      // in a task of its own: a part is several files, and parts that are drawn together would otherwise be requested in one task
      const asking = setTimeout(ask);
      return () => {
        isShown = false;
        clearTimeout(asking);
      };
    }, [Part, attempt]);

    if (Part !== null) return <Part {...props} />;
    if (lostAt !== attempt) {
      if (typeof waiting === 'string') {
        return (
          <p className={waiting} data-loading="">
            Loading {name} …
          </p>
        );
      }
      const Waiting = waiting;
      return (
        <div data-loading="">
          <Waiting />
        </div>
      );
    }
    return (
      <div className={styles.words} role="alert">
        <p>
          {name.charAt(0).toUpperCase() + name.slice(1)} could not be loaded. Is there a connection? If the
          page has been open for long, loading it again may help: the link in the address bar holds the
          scenario.
        </p>
        <button type="button" className="button" onClick={() => setAttempt(attempt + 1)}>
          Try again
        </button>
      </div>
    );
  };
}
