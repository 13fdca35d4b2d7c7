// What a capture says first.

import type { TcpVerdicts } from '#pkg/trace.js';
import stage from '../../../bench/lead/Lead.module.css';
import { Sentence } from '../../../bench/page/Sentence.tsx';
import { support } from '../measures/density.ts';
import { type Measured, measureOf, useMeasured } from './found.ts';
import { story } from './story.ts';

export function Lead() {
  const measured = useMeasured();
  return (
    <section className={stage.lead} aria-label="Leading result" aria-busy={measured?.isStale ?? true}>
      <Sentence parts={measured === null ? [] : told(measured)} />
    </section>
  );
}

/** First copies that were lost before the capture and are known by what replaced them. */
function resentOf(tcp: TcpVerdicts): number {
  return tcp.retransmittedByIpId + tcp.retransmittedByTimestamp + tcp.retransmittedByAcks;
}

/** The leading sentence of a measured flow. */
export function told({ found, capture }: Pick<Measured, 'found' | 'capture'>) {
  const { measures } = found;
  return story({
    capture: capture.measurable < capture.packets ? capture : undefined,
    isOneOfMany: capture.flows > 1,
    lostRange: found.lostRange,
    received: measureOf(found, 'received'),
    lost: measureOf(found, 'lost'),
    resent: found.tcp === undefined ? 0 : resentOf(found.tcp),
    wraps: 'wraps' in found && typeof found.wraps === 'number' ? found.wraps : undefined,
    latest: (support(measures.rd)?.[1] ?? 0) - measures.threshold,
    beyond: measures.beyond > 0 ? measures.threshold : undefined,
    reordered: measures.reordered,
    range: found.reorderedRange,
    buffer: found.advice.find(({ share }) => share === 1),
  });
}
