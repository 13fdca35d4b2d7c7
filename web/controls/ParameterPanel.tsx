// A laboratory's panel: presets, the parameters that stay in reach, and the others a click away.

import { type ReactNode, useState } from 'react';
import type { LabId, Scenarios } from '#pkg/params.ts';
import { encode } from '../scenario/encode.ts';
import { KEEP } from '../scenario/kept.ts';
import type { Preset } from '../scenario/preset.ts';
import { useParameter, useScenario, useStore } from '../scenario/react.tsx';
import { fromPairs, without } from '../scenario/values.ts';
import { ParameterControl } from './ParameterControl.tsx';
import styles from './ParameterPanel.module.css';
import { PresetChoice, type PresetGroup } from './PresetChoice.tsx';
import { isOf } from './value.ts';

type Id<L extends LabId> = keyof Scenarios[L] & string;

export interface ParameterPanelProps<L extends LabId> {
  readonly lab: L;
  readonly presets: readonly PresetGroup<Preset<L>>[];
  readonly main: readonly Id<L>[];
  readonly more: readonly Id<L>[];
  /** Ways of looking at a scenario: a preset stays the same while they change. */
  readonly view: readonly Id<L>[];
  /** What belongs between the presets and the parameters. */
  readonly children?: ReactNode;
}

export function ParameterPanel<L extends LabId>(props: ParameterPanelProps<L>) {
  const { lab, presets, main, more, view, children } = props;
  const store = useStore();
  const scenario = useScenario(lab);
  const [chosen, setChosen] = useState('');
  const all = presets.flatMap((group) => group.presets);
  const complete = ({ values }: Preset<L>) => fromPairs(lab, new Map(Object.entries(values)));
  const key = (values: Readonly<Scenarios[L]>) => encode(lab, without(lab, values, [...view, KEEP as Id<L>]));
  const alike = all.filter((preset) => key(complete(preset)) === key(scenario));
  const open =
    alike.find(({ id }) => id === chosen) ??
    alike.find((preset) => encode(lab, complete(preset)) === encode(lab, scenario)) ??
    alike[0];
  return (
    <>
      {all.length > 0 && (
        <PresetChoice
          groups={presets}
          open={open}
          onOpen={({ id, values }) => {
            setChosen(id);
            // a preset is compared with what is kept
            const { [KEEP]: kept } = store.get().scenarios[lab];
            store.open(lab, { ...values, [KEEP]: kept });
          }}
        />
      )}
      {children}
      <Group lab={lab} ids={main} />
      {more.length > 0 && (
        <div className={styles.foot}>
          <details className={styles.more}>
            <summary>More parameters</summary>
            <Group lab={lab} ids={more} />
          </details>
          {more.some((id) => id === SEED) && <AnotherNetwork lab={lab} />}
        </div>
      )}
    </>
  );
}

const SEED = 'seed';

/** The next seed: the same scenario with other luck. */
function AnotherNetwork({ lab }: { lab: LabId }) {
  const { param, value, onChange } = useParameter(lab, SEED);
  if (!isOf('number', param) || typeof value !== 'number') return null;
  return (
    <button
      type="button"
      className={styles.another}
      title={`Draws the same scenario with other luck (seed ${value})`}
      onClick={() => onChange(value < param.values.max ? value + 1 : param.values.min, true)}
    >
      Another network
    </button>
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
