// What the bar's acts say where no link holds what is shown: why, and what of it can be kept or handed on.

import type { ReactNode } from 'react';
import { type Unlinked, useUnlinked } from '../../bench/context/unlinked.ts';
import { CopyButton } from '../../controls/CopyButton.tsx';
import { usePop } from '../../pops/usePop.ts';
import { linkTo } from '../../scenario/link.ts';
import styles from './Unlinked.module.css';

/** In the place of *Keep this*. */
export function KeepUnlinked() {
  return (
    <Explained
      act="Keep this"
      body={({ notKept, scenario }, close) => (
        <>
          <p>{notKept}</p>
          {scenario !== null && (
            <p>
              {scenario.words}
              <a href={scenario.text} onClick={close}>
                {scenario.name}
              </a>
            </p>
          )}
        </>
      )}
    />
  );
}

/** In the place of *Copy link*. */
export function CopyUnlinked() {
  return <Explained act="Copy link" body={(what, close) => <HandedOn what={what} onClose={close} />} />;
}

function HandedOn({ what, onClose }: { what: Unlinked; onClose: () => void }) {
  const { notLinked, links, file } = what;
  return (
    <>
      <p>
        {notLinked}
        {(links.length > 0 || file !== null) && ' What can be handed on:'}
      </p>
      <ul>
        {links.map(({ label, text }) => (
          <li key={label}>
            <CopyButton text={() => linkTo(text())} look="act">
              {label}
            </CopyButton>
          </li>
        ))}
        {file !== null && (
          <li>
            <button
              type="button"
              className="act"
              onClick={() => {
                onClose();
                // the focus goes back to the bar first
                setTimeout(file.show);
              }}
            >
              {file.label}
            </button>
          </li>
        )}
      </ul>
    </>
  );
}

interface ExplainedProps {
  readonly act: string;
  readonly body: (what: Unlinked, close: () => void) => ReactNode;
}

function Explained({ act, body }: ExplainedProps) {
  const pop = usePop();
  const what = useUnlinked();
  return (
    <>
      <button {...pop.button} type="button" className="button">
        {act}
      </button>
      <div {...pop.box} tabIndex={-1} className={styles.box} role="dialog" aria-label={act}>
        {pop.isOpen && what !== null && body(what, pop.close)}
      </div>
    </>
  );
}
