// Leading sentence of a capture.

import type { TcpVerdicts, TraceMeasures, TraceSurvey } from '#pkg/texts.js';
import stage from '../../../bench/lead/Lead.module.css';
import type { Part } from '../../../bench/lead/parts.ts';
import { support } from '../shared/density.ts';
import { Sentence } from '../shared/Sentence.tsx';
import { useDesk } from './desk/useDesk.ts';
import { type MeasuredFlow, measureOf, useMeasured } from './measuredFlow.ts';
import { besidesVerdict, flowParts } from './story.ts';
import { verdictParts } from './verdict.ts';

export function Lead() {
  const measured = useMeasured();
  const survey = useDesk()?.survey;
  return (
    <section className={stage.lead} aria-label="Leading result" aria-busy={measured?.isStale ?? true}>
      <Sentence parts={measured === null || survey === undefined ? [] : leadOf(survey, measured)} />
    </section>
  );
}

/** Leading sentence of the plot, where the flow is one of several. */
export function FlowLead() {
  const measured = useMeasured();
  return (
    <section className={stage.lead} aria-label="Leading result" aria-busy={measured?.isStale ?? true}>
      <Sentence parts={measured === null ? [] : flowSentence(measured.found, true)} />
    </section>
  );
}

/** The verdict on the whole capture; of a single flow, also facts that a verdict leaves out. */
function leadOf(survey: TraceSurvey, { found }: MeasuredFlow): Part[] {
  const single = survey.measured === 1 ? besidesVerdict(factsOf(found, false)) : [];
  return [...verdictParts(survey), ...single];
}

/** Number of packets that were lost before the capture, as their retransmissions show. */
function resentOf(tcp: TcpVerdicts): number {
  return tcp.retransmittedByIpId + tcp.retransmittedByTimestamp + tcp.retransmittedByAcks;
}

/** The measured flow in a sentence. */
export function flowSentence(found: TraceMeasures, isOneOfMany: boolean): Part[] {
  return flowParts(factsOf(found, isOneOfMany));
}

function factsOf(found: TraceMeasures, isOneOfMany: boolean) {
  const { measures } = found;
  return {
    isOneOfMany,
    isAtSender: found.atSender,
    isMerged: found.merged,
    repeated: found.tcp?.repeated ?? 0,
    lostRange: found.lostRange,
    lossPeriods: found.lossPeriods,
    received: measureOf(found, 'received'),
    lost: measureOf(found, 'lost'),
    resent: found.tcp === undefined ? 0 : resentOf(found.tcp),
    wraps: 'wraps' in found && typeof found.wraps === 'number' ? found.wraps : undefined,
    latest: (support(measures.rd)?.[1] ?? 0) - measures.threshold,
    beyond: measures.beyond > 0 ? measures.threshold : undefined,
    reordered: measures.reordered,
    range: found.reorderedRange,
    advice: found.advice,
  };
}
