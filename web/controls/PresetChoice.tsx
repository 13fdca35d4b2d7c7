// The claim of the preset that the page shows, as a button that opens the panel of all presets. After a change the claim
// may be false: the words below then name the changes, with a button that undoes them.

import { late } from '../late/late.tsx';
import { Words } from '../notation/Words.tsx';
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
  /** The preset that the scenario comes from, or the nearest one. */
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
              <Words text={open.note} />
            </p>
          )}
          {/* keeps room for the longer words, so that the slider under a finger does not move when they appear */}
          {from && <p className={styles.room} data-words={roomFor(from, open)} aria-hidden="true" />}
        </div>
      )}
    </div>
  );
}

/** The longer of two texts that may stand there: the open preset's note, or the words about a change. */
function roomFor({ claim }: ChangedFromProps, open: Preset | undefined): string {
  const change = `Differs from “${claim}”: One-way delay 300 ms instead of 100. Back to it`;
  return open !== undefined && open.note.length > change.length ? open.note : change;
}
