// Scenarios that have a name: choosing one sets everything, and the name stays while nothing is changed.

import { useId } from 'react';
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
  /** Whether the page shows this preset as it is. */
  readonly isOpen: (preset: P) => boolean;
  readonly onOpen: (preset: P) => void;
}

export function PresetChoice<P extends NamedScenario>({ groups, isOpen, onOpen }: PresetChoiceProps<P>) {
  const id = useId();
  const all = groups.flatMap(({ presets }) => presets);
  const open = all.find(isOpen);
  return (
    <div className={styles.presets}>
      <label className={styles.name} htmlFor={id}>
        Preset
      </label>
      <select
        id={id}
        className={styles.select}
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
      {open && <p className={styles.note}>{open.note}</p>}
    </div>
  );
}
