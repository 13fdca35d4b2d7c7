// The panel of the arrival order: its field, buttons that change it, a note on the threshold, and orders to try.

import { useState } from 'react';
import { ArrivalField } from '../../../bench/arrival/ArrivalField.tsx';
import { faultOf } from '../../../bench/arrival/fault.ts';
import { LookContext } from '../../../charts/layout/look.ts';
import { arrivalsOf } from '../../../charts/sequence/order.ts';
import { orderText } from '../../../charts/sequence/orderText.ts';
import { SequenceChart } from '../../../charts/sequence/SequenceChart.tsx';
import { normalise } from '../../../scenario/grammar.ts';
import { useScenario, useStore } from '../../../scenario/react.tsx';
import { SEQUENCES_TO_TRY } from '../presets.ts';
import { rememberEmptyField, useIsFieldEmpty } from './emptyField.ts';
import { repeatedOrder, shuffledOrder } from './orders.ts';
import styles from './SequenceRail.module.css';
import { thresholdNote } from './threshold.ts';
import { useCanUndo } from './undo.ts';
import { useOrder } from './useOrder.ts';
import { useSequence } from './useSequence.ts';

/** Largest number of packets that the buttons change; longer orders are measured only. */
const MOST = 300;

export function SequenceRail() {
  const { dt } = useScenario('metrics');
  const { given, seq, change, undo } = useOrder();
  const hasPast = useCanUndo();
  const [draft, setDraft] = useState(seq);
  const store = useStore();
  const isEmptied = useIsFieldEmpty();
  // the scenario normalizes spaces; the field keeps the typed text as long as it means the same order
  const isSame = normalise('sequence', draft).text === given && (given !== '' || isEmptied);
  const text = isSame ? draft : seq;
  const { result: report, isStale } = useSequence(isEmptied ? seq : text, dt);
  const fault = report?.error === undefined ? null : faultOf(report.error, report.positions);
  const found = report === null || report.error !== undefined || isEmptied ? null : report;
  const order = found === null ? [] : Array.from(found.arrivals.subarray(0, 2 * MOST + 1));
  const note = found === null ? null : thresholdNote(found, dt);
  const set = (next: readonly number[]) => change(orderText(next, found?.lost ?? []), true);
  return (
    <div className={styles.rail}>
      <ArrivalField
        lab="metrics"
        text={text}
        fault={fault}
        isStale={isStale}
        onType={(typed, commit) => {
          setDraft(typed);
          change(typed, commit);
          rememberEmptyField(normalise('sequence', typed).text === '' ? store.scenario('metrics') : null);
        }}
      />
      <div className={styles.buttons}>
        <button
          type="button"
          className="button"
          disabled={order.length < 2 || order.length > 2 * MOST}
          onClick={() => set(shuffledOrder(order, Math.random))}
        >
          Shuffle
        </button>
        <button type="button" className="button" disabled={!hasPast} onClick={undo}>
          Undo
        </button>
        <button
          type="button"
          className="button"
          disabled={found === null || order.length > MOST}
          onClick={() => set(repeatedOrder(order))}
        >
          Longer
        </button>
      </div>
      {note !== null && <p className={styles.note}>{note}</p>}
      <Others onChoose={(wanted) => change(wanted, true)} />
    </div>
  );
}

/** Orders to try as small pictures, which show the order before it is chosen. */
function Others({ onChoose }: { onChoose: (seq: string) => void }) {
  return (
    <section className={styles.others} aria-label="Try another">
      <h2 className={styles.heading}>Try another</h2>
      {SEQUENCES_TO_TRY.map(({ name, order }) => (
        <button key={name} type="button" className={styles.other} onClick={() => onChoose(order.join(' '))}>
          <span className={styles.picture}>
            <LookContext value="mini">
              <SequenceChart
                sent={[...order].sort((a, b) => a - b)}
                arrivals={arrivalsOf(order)}
                rows={[]}
                wordsFor={() => ''}
              />
            </LookContext>
          </span>
          {name}
        </button>
      ))}
    </section>
  );
}
