// The panel: presets, the five parameters of the paper, and the others a click away.

import { ParameterControl } from '../../controls/ParameterControl.tsx';
import { PresetChoice } from '../../controls/PresetChoice.tsx';
import { encode } from '../../scenario/encode.ts';
import { useScenario, useStore } from '../../scenario/react.tsx';
import { fromPairs, paramsOf, valueIn } from '../../scenario/values.ts';
import styles from './AlfPage.module.css';
import { PRESETS } from './presets.ts';

export function Controls() {
  const store = useStore();
  const scenario = useScenario('alf');
  const text = encode('alf', scenario);
  return (
    <>
      <PresetChoice
        groups={PRESETS}
        isOpen={({ values }) => encode('alf', fromPairs('alf', new Map(Object.entries(values)))) === text}
        onOpen={({ values }) => store.open('alf', values)}
      />
      <Group group="main" />
      <details className={styles.more}>
        <summary>More parameters</summary>
        <Group group="more" />
      </details>
    </>
  );
}

function Group({ group }: { group: 'main' | 'more' }) {
  const store = useStore();
  const scenario = useScenario('alf');
  return (
    <div className={styles.controls}>
      {paramsOf('alf')
        .filter((param) => param.group === group)
        .map((param) => (
          <ParameterControl
            key={param.id}
            param={param}
            value={valueIn(scenario, param.id)}
            onChange={(value, commit) => store.setValue('alf', param.id, value, { commit })}
          />
        ))}
    </div>
  );
}
