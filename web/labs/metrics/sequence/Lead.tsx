// Leading sentence of the arrival order; late packets, and how far they are late, are dragged in the sentence itself.

import stage from '../../../bench/lead/Lead.module.css';
import { orderText } from '../../../charts/sequence/orderText.ts';
import { Sentence } from '../shared/Sentence.tsx';
import { dragsOf } from './drags.ts';
import { type ExplainedSequence, useExplainedSequence } from './explained.ts';
import { orderParts } from './story.ts';
import { useOrder } from './useOrder.ts';

export function Lead() {
  const found = useExplainedSequence();
  const { change } = useOrder();
  const told = ({ report }: ExplainedSequence) =>
    orderParts(
      report,
      dragsOf(report, (order, commit) => change(orderText(order, report.lost), commit)),
    );
  return (
    <section className={stage.lead} aria-label="Leading result">
      <Sentence parts={found === null ? [] : told(found)} />
    </section>
  );
}
