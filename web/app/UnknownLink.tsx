// The page for a link that this build cannot open. The address stays as it was sent, nothing else is opened in its place,
// and the laboratories are listed below.

import { LABS, SCENARIO_VERSION } from '#pkg/params.ts';
import type { Refusal } from '../scenario/decode.ts';
import { useStore } from '../scenario/react.tsx';
import styles from './App.module.css';

export function UnknownLink({ refusal }: { refusal: Refusal }) {
  const store = useStore();
  return (
    <div className={styles.words}>
      <h1>This link cannot be opened here</h1>
      <p>{reason(refusal)}</p>
      <p>
        {refusal.kind === 'version'
          ? 'Reloading may bring that version.'
          : 'It may be mistyped. If it comes from a newer version of this page, reloading may help.'}{' '}
        The address stays as it is.
      </p>
      <button type="button" className="button" onClick={() => window.location.reload()}>
        Load the page again
      </button>
      <h2 className={styles.there}>Available laboratories</h2>
      <ul>
        {LABS.map(({ id, title }) => (
          <li key={id}>
            <a href={store.text(id)}>{title}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function reason(refusal: Refusal): string {
  switch (refusal.kind) {
    case 'none':
      return 'The link names no laboratory.';
    case 'laboratory':
      return `The link names the laboratory “${refusal.given}”, which does not exist here.`;
    case 'version':
      return `The link was made by a later version of this page: it has version ${refusal.given}, and this page reads links up to version ${SCENARIO_VERSION}.`;
  }
}
