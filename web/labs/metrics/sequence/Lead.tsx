// What the arrival order says first; which packet is late, and behind how many, is dragged in the sentence itself.

import type { SequenceMeasures } from '#pkg/metrics.js';
import stage from '../../../bench/stage/Lead.module.css';
import type { Drag } from '../../../bench/stage/parts.ts';
import { Sentence } from '../../../bench/stage/Sentence.tsx';
import { useFound } from './found.ts';
import { textOf, withOneLate } from './orders.ts';
import { oneLate, story } from './story.ts';
import { useOrder } from './useOrder.ts';

export function Lead() {
  const found = useFound();
  const { change } = useOrder();
  return (
    <section className={stage.lead} aria-label="Leading result">
      <Sentence parts={found === null ? [] : story(found.report, dragsOf(found.report, change))} />
    </section>
  );
}

function dragsOf(
  report: SequenceMeasures,
  change: (text: string, commit: boolean) => void,
): readonly [Drag, Drag] | undefined {
  const late = oneLate(report);
  if (late === null) return undefined;
  const { packet, ahead } = late;
  const sent = Array.from(report.arrivals).sort((a, b) => a - b);
  const set = (next: number, behind: number, commit: boolean) =>
    change(textOf(withOneLate(sent, next, behind), report.lost), commit);
  // as many as overtake it come after it
  const last = sent.at(-1 - ahead) ?? packet;
  return [
    {
      label: 'Late packet',
      title: 'The packet that is late: drag sideways to choose another',
      value: packet,
      min: sent[0] ?? packet,
      max: last,
      // a number that never came cannot be late: the next one can
      onChange: (wanted, commit) => set(sent.find((number) => number >= wanted) ?? last, ahead, commit),
    },
    {
      label: 'Packets that overtake it',
      title: 'How many overtake it: drag sideways to change it',
      value: ahead,
      min: 1,
      max: sent.length - 1 - sent.indexOf(packet),
      onChange: (wanted, commit) => set(packet, wanted, commit),
    },
  ];
}
