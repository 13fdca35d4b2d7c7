// What figures of a capture say first: the middle of a sentence.

import type { TracePackets, TraceSurvey } from '#pkg/texts.js';
import { aside, type Part, phrase, plain, strong } from '../../../bench/lead/parts.ts';
import { uncapital } from '../../../bench/words/sentence.ts';
import { span } from './sentences.ts';
import { mayTell } from './verdict.ts';

/** "half of the packets take at most **1.2 ms** longer than the fastest, 99% at most **13 ms** and the slowest **24 ms**"; null where packets do not say when they were sent. */
export function delayParts({ delays }: Pick<TracePackets, 'delays'>): Part[] | null {
  const [half, most, longest] = delays;
  if (half === undefined || most === undefined || longest === undefined) return null;
  return [
    plain('half of the packets take at most '),
    strong(span(half)),
    plain(' longer than the fastest, 99% at most '),
    strong(span(most)),
    plain(' and the slowest '),
    strong(span(longest)),
  ];
}

/** The likely cause, and the number that speaks for it; or what may decide. */
export function causeParts(survey: Pick<TraceSurvey, 'causes' | 'verdict'>): Part[] {
  const likely = survey.causes.find((cause) => cause.likely);
  if (likely !== undefined) {
    const [number] = likely.pro;
    return [
      plain('it looks like '),
      phrase(likely.words),
      ...(number === undefined ? [] : [plain(`: ${uncapital(number)}`)]),
    ];
  }
  const more = mayTell(survey)?.replace(/\.$/, '');
  return [
    plain('the cause is '),
    strong('unclear'),
    ...(more === undefined ? [] : [aside(`: ${uncapital(more)}`)]),
  ];
}
