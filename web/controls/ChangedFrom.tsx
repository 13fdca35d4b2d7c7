// Below "Your scenario": the preset that it comes from, the parameters that differ, and the way back. Loaded with the first
// change.

import type { LabId, Scenarios } from '#pkg/params.ts';
import { Words } from '../notation/Words.tsx';
import { useScenario, useStore } from '../scenario/react.tsx';
import { changedWords } from './changedWords.ts';
import { changesFrom } from './changes.ts';
import { useKeptLines } from './lines.ts';
import styles from './PresetChoice.module.css';

export interface ChangedFromProps<L extends LabId = LabId> {
  readonly lab: L;
  readonly claim: string;
  /** The preset's scenario, with all its parameters. */
  readonly complete: Readonly<Scenarios[L]>;
  /** Parameters of view, whose changes do not count as differences. */
  readonly view: readonly string[];
}

export function ChangedFrom({ lab, claim, complete, view }: ChangedFromProps) {
  const store = useStore();
  const changed = changesFrom(lab, useScenario(lab), complete, view);
  const note = useKeptLines();
  if (changed.length === 0) return null;
  const back = () =>
    store.setValues(lab, Object.fromEntries(changed.map(({ param, before }) => [param.id, before])), {
      commit: true,
    });
  return (
    <p ref={note} className={styles.note}>
      Differs from “{claim}”: <Words text={changedWords(changed)} />.{' '}
      <button type="button" className="act" onClick={back}>
        Back to it
      </button>
    </p>
  );
}
