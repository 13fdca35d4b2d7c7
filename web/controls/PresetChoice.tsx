// The preset that the page shows, by what it says: a button that opens the panel of all of them. Its words stay while
// nothing is changed.

import { useState } from 'react';
import type { Preset } from '../scenario/preset.ts';
import { useKeptLines } from './lines.ts';
import styles from './PresetChoice.module.css';

interface PresetChoiceProps {
  /** The preset that the page shows. */
  readonly open: Preset | undefined;
  readonly onShow: () => void;
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
        {open?.claim ?? 'Own scenario'}
      </button>
      {left && (
        <div className={styles.notes}>
          {/* its place is kept, or the slider that was touched would jump away from under the finger */}
          <p ref={note} className={styles.note} data-gone={open === undefined || undefined}>
            {left.note}
          </p>
          {open === undefined && <p className={styles.note}>Changed by hand from “{left.claim}”.</p>}
        </div>
      )}
    </div>
  );
}
