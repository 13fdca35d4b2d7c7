// A text field for the arrival order, and orders to try.

import { useState } from 'react';
import type { TcpStacksReport } from '#pkg/tcp.js';
import { ArrivalField } from '../../../bench/arrival/ArrivalField.tsx';
import { faultOf } from '../../../bench/arrival/fault.ts';
import { normalise } from '../../../scenario/grammar.ts';
import { useStore, useValue } from '../../../scenario/react.tsx';
import { useReadyOrders } from './useStacks.ts';

interface OrderFieldProps {
  readonly order: string;
  readonly report: TcpStacksReport | null;
  readonly isStale: boolean;
}

export function OrderField({ order, report, isStale }: OrderFieldProps) {
  const store = useStore();
  const given = useValue('tcp', 'seq');
  const ready = useReadyOrders().result ?? [];
  const [draft, setDraft] = useState(order);
  // the scenario normalizes spaces; the field keeps the typed text as long as it means the same order
  const text = normalise('sequence', draft).text === given ? draft : order;
  const change = (seq: string, commit: boolean) => store.set('tcp', { seq }, { commit });
  const chosen = ready.find((one) => one.order === order)?.order ?? '';
  return (
    <>
      <select
        className="select"
        aria-label="Orders to try"
        value={chosen}
        onChange={({ target }) => change(target.value, true)}
      >
        {chosen === '' && <option value="">Your order</option>}
        {ready.map(({ name, order }) => (
          <option key={order} value={order}>
            {name}
          </option>
        ))}
      </select>
      <ArrivalField
        lab="tcp"
        text={text}
        fault={report?.error === undefined ? null : faultOf(report.error, report.positions)}
        isStale={isStale}
        onType={(typed, commit) => {
          setDraft(typed);
          change(typed, commit);
        }}
      />
    </>
  );
}
