// A laboratory's panel: presets, the parameters that stay in reach, and the others a click away.

import type { LabId, Scenarios } from '#pkg/params.ts';
import { encode } from '../scenario/encode.ts';
import type { Preset } from '../scenario/preset.ts';
import { useParameter, useScenario, useStore } from '../scenario/react.tsx';
import { fromPairs } from '../scenario/values.ts';
import { ParameterControl } from './ParameterControl.tsx';
import styles from './ParameterPanel.module.css';
import { PresetChoice, type PresetGroup } from './PresetChoice.tsx';

type Id<L extends LabId> = keyof Scenarios[L] & string;

export interface ParameterPanelProps<L extends LabId> {
  readonly lab: L;
  readonly presets: readonly PresetGroup<Preset<L>>[];
  readonly main: readonly Id<L>[];
  readonly more: readonly Id<L>[];
}

export function ParameterPanel<L extends LabId>({ lab, presets, main, more }: ParameterPanelProps<L>) {
  const store = useStore();
  const shown = encode(lab, useScenario(lab));
  return (
    <>
      <PresetChoice
        groups={presets}
        isOpen={({ values }) => encode(lab, fromPairs(lab, new Map(Object.entries(values)))) === shown}
        onOpen={({ values }) => store.open(lab, values)}
      />
      <Group lab={lab} ids={main} />
      {more.length > 0 && (
        <details className={styles.more}>
          <summary>More parameters</summary>
          <Group lab={lab} ids={more} />
        </details>
      )}
    </>
  );
}

function Group<L extends LabId>({ lab, ids }: { lab: L; ids: readonly Id<L>[] }) {
  return (
    <div className={styles.group}>
      {ids.map((id) => (
        <Control key={id} lab={lab} id={id} />
      ))}
    </div>
  );
}

function Control<L extends LabId>({ lab, id }: { lab: L; id: Id<L> }) {
  return <ParameterControl {...useParameter(lab, id)} />;
}
