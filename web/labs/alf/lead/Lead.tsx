// What the laboratory says first: one sentence whose numbers are controls, and both completion times to scale.

import { useId } from 'react';
import type { AlfScenario } from '#pkg/params.ts';
import { DragNumber } from '../../../bench/stage/DragNumber.tsx';
import stage from '../../../bench/stage/Lead.module.css';
import { milliseconds, percent } from '../../../bench/words/numbers.ts';
import { useScenario } from '../../../scenario/react.tsx';
import type { Estimate } from '../../../sim/estimate.ts';
import { OUT_OF_ORDER, orderedMode } from '../modes.ts';
import { useMeasures } from '../useMeasures.ts';
import styles from './Pair.module.css';
import { interval, verdict } from './sentence.ts';

export function Lead() {
  const scenario = useScenario('alf');
  const { result, error, isDone } = useMeasures(scenario);
  const gain = result?.get('gain');
  if (error !== null) return <p role="alert">{error}</p>;
  return (
    <section className={stage.lead} data-paired="" aria-label="Leading result" aria-busy={!isDone}>
      <p className={stage.sentence}>
        <span className={stage.conditions}>
          With <DragNumber lab="alf" id="ta" /> of work a packet and <DragNumber lab="alf" id="l" /> lost,{' '}
        </span>
        {gain === undefined ? '…' : <Said gain={gain} scenario={scenario} />}
      </p>
      <Pair />
    </section>
  );
}

function Said({ gain, scenario }: { gain: Estimate; scenario: Readonly<AlfScenario> }) {
  const { words, side } = verdict(gain, scenario);
  if (side === 'even') return `${words}.`;
  return (
    <>
      taking data as it comes finishes <strong className={stage[side]}>{words}</strong>.
    </>
  );
}

/** Both completion times at true length; what is missing of the longer one is what is won. */
function Pair() {
  const hatch = useId();
  const scenario = useScenario('alf');
  const { result } = useMeasures(scenario);
  const ordered = result?.get('total_time_in_order')?.mean;
  const free = result?.get('total_time_out_of_order')?.mean;
  const gain = result?.get('gain');
  if (ordered === undefined || free === undefined || gain === undefined)
    return <div className={styles.pair} />;
  const most = Math.max(ordered, free);
  const bars = [
    { look: orderedMode(scenario), label: 'in order', value: ordered },
    { look: OUT_OF_ORDER, label: 'as they come', value: free },
  ];
  return (
    <div className={styles.pair}>
      <dl>
        {bars.map(({ look, label, value }) => (
          <div key={look.id} data-mode={look.id}>
            <dt>{label}</dt>
            <dd>
              <svg aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 100 10">
                <pattern id={hatch} width={2.2} height={10} patternUnits="userSpaceOnUse">
                  <path d="M0 10L2.2 0" className={styles.hatch} />
                </pattern>
                <rect width={(100 * value) / most} height={10} fill={look.color} />
                {value < most && (
                  <rect
                    x={(100 * value) / most}
                    width={100 - (100 * value) / most}
                    height={10}
                    fill={`url(#${hatch})`}
                  />
                )}
              </svg>
              <span>{milliseconds(value)}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.gain} title="Share of the completion time that taking data as it comes saves">
        <i>G</i> ={' '}
        <strong data-measure="gain" data-value={gain.mean}>
          {percent(gain.mean)}
        </strong>
        {interval(gain, scenario.runs)}
      </p>
    </div>
  );
}
