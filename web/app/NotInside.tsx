// The page that a file with one laboratory shows for an address of anything else.

import { LABS, PAGES } from '#pkg/params.ts';
import { ONE_FILE, ONLY } from '../late/oneFile.ts';
import { useScenarioState, useStore } from '../scenario/react.tsx';
import styles from './App.module.css';

/** `title`: the missing laboratory's title; without it the open page's title is used. */
export function NotInside({ title = '' }: { readonly title?: string; readonly path?: string }) {
  const store = useStore();
  const page = useScenarioState((state) => state.page?.page);
  const only = LABS.find(({ id }) => id === ONLY);
  const { from = '' } = ONE_FILE?.given ?? {};
  const name = title || (PAGES.find(({ id }) => id === page)?.title ?? '');
  if (only === undefined) return null;
  return (
    <div className={styles.words}>
      <h1>{name === '' ? only.title : `${name}: not in this file`}</h1>
      <p>
        This file has one laboratory, <a href={store.text(only.id)}>{only.title}</a>, and opens without a
        network.
        {from !== '' && (
          <>
            {' '}
            The others, the lessons and the papers are in the page that it was taken from:{' '}
            <a href={from} target="_blank" rel="noreferrer">
              {from}
            </a>
          </>
        )}
      </p>
    </div>
  );
}
