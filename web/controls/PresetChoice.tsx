// Scenarios that have a name: choosing one sets everything, and the name stays while nothing is changed.

import { useId, useState } from 'react';
import styles from './PresetChoice.module.css';

export interface NamedScenario {
  readonly id: string;
  readonly name: string;
  /** What to look at, in one sentence. */
  readonly note: string;
}

export interface PresetGroup<P extends NamedScenario = NamedScenario> {
  readonly name: string;
  readonly presets: readonly P[];
}

export interface PresetChoiceProps<P extends NamedScenario> {
  readonly groups: readonly PresetGroup<P>[];
  /** The preset that the page shows. */
  readonly open: P | undefined;
  readonly onOpen: (preset: P) => void;
}

export function PresetChoice<P extends NamedScenario>({ groups, open, onOpen }: PresetChoiceProps<P>) {
  const id = useId();
  const all = groups.flatMap(({ presets }) => presets);
  const [left, setLeft] = useState(open);
  if (open !== undefined && open !== left) setLeft(open);
  return (
    <div className={styles.presets}>
      <label className={styles.name} htmlFor={id}>
        Preset
      </label>
      <span className={styles.claim}>
        <select
          id={id}
          className={`select ${styles.select}`}
          value={open?.id ?? ''}
          onChange={({ target }) => {
            const chosen = all.find((preset) => preset.id === target.value);
            if (chosen) onOpen(chosen);
          }}
        >
          {open === undefined && <option value="">Own scenario</option>}
          {groups.map(({ name, presets }) => (
            <optgroup key={name} label={name}>
              {presets.map((preset) => (
                <option key={preset.id} value={preset.id}>
                  {preset.name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </span>
      {left && (
        <div className={styles.notes}>
          {/* its place is kept, or the slider that was touched would jump away from under the finger */}
          <p className={styles.note} data-gone={open === undefined || undefined}>
            {left.note}
          </p>
          {open === undefined && <p className={styles.note}>Changed by hand from “{left.name}”.</p>}
        </div>
      )}
    </div>
  );
}
