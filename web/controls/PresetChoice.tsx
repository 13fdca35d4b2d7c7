// The preset that the page shows, by what it says: a button that opens the panel of all of them. Its words stay
// when a slider is moved, as those of where the scenario began.

import { useState } from 'react';
import type { Preset } from '../scenario/preset.ts';
import { useKeptLines } from './lines.ts';
import styles from './PresetChoice.module.css';

interface PresetChoiceProps {
  /** The preset that the page shows. */
  readonly open: Preset | undefined;
  readonly onShow: () => void;
}

/** What runs was changed by hand: its own words are those of where it began. */
function changed({ claim, note }: Preset): string {
  return `From “${claim}”: ${note}`;
}

export function PresetChoice({ open, onShow }: PresetChoiceProps) {
  const [left, setLeft] = useState(open);
  if (open !== undefined && open !== left) setLeft(open);
  const note = useKeptLines();
  return (
    <div className={styles.presets}>
      <button
        type="button"
        className={styles.claim}
        aria-haspopup="dialog"
        title="Other presets: find one by what it shows, or by a figure of a paper"
        onClick={onShow}
      >
        <span className="visually-hidden">Preset: </span>
        {open?.claim ?? 'Your scenario'}
      </button>
      {left && (
        <div className={styles.notes}>
          <p ref={note} className={styles.note}>
            {open === undefined ? changed(left) : left.note}
          </p>
          {/* the longer words have their place already, or the slider that is touched would jump away from under the finger */}
          <p className={styles.room} data-words={changed(left)} aria-hidden="true" />
        </div>
      )}
    </div>
  );
}
