// The preset that the page shows, by what it says: a button that opens the panel of all of them. Where a slider was moved its
// words may hold no longer: instead of them stands what was changed, and the way back.

import { late } from '../late/late.tsx';
import type { Preset } from '../scenario/preset.ts';
import type { ChangedFromProps } from './ChangedFrom.tsx';
import { useKeptLines } from './lines.ts';
import styles from './PresetChoice.module.css';

const ChangedFrom = late(
  'what was changed',
  async () => (await import('./ChangedFrom.tsx')).ChangedFrom,
  () => null,
);

interface PresetChoiceProps {
  /** The preset that the page shows. */
  readonly open: Preset | undefined;
  /** Where the scenario began, or which preset it is most like. */
  readonly from: ChangedFromProps | undefined;
  readonly onShow: () => void;
}

export function PresetChoice({ open, from, onShow }: PresetChoiceProps) {
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
      {(open ?? from) && (
        <div className={styles.notes}>
          {open === undefined ? (
            from && <ChangedFrom {...from} />
          ) : (
            <p ref={note} className={styles.note}>
              {open.note}
            </p>
          )}
          {/* the longer words have their place already, or the slider that is touched would jump away from under the finger */}
          {from && <p className={styles.room} data-words={roomFor(from, open)} aria-hidden="true" />}
        </div>
      )}
    </div>
  );
}

/** The preset's words, or those of a change: whichever are longer. */
function roomFor({ claim }: ChangedFromProps, open: Preset | undefined): string {
  const change = `Differs from “${claim}”: One-way delay 300 ms instead of 100. Back to it`;
  return open !== undefined && open.note.length > change.length ? open.note : change;
}
