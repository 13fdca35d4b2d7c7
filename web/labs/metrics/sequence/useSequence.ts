// The measures of the arrival order that stands in the field, as it is typed.

import type { SequenceReport } from '#pkg/metrics.js';
import type { Call } from '../../../sim/calls.ts';
import { PRIORITY } from '../../../sim/job.ts';
import { type JobView, useJob } from '../../../sim-react/useJob.ts';

export function useSequence(text: string, threshold: number): JobView<SequenceReport> {
  return useJob(`sequence ${threshold} ${text}`, () => ({
    priority: PRIORITY.now,
    calls: [{ fn: 'metrics_sequence', args: [text, threshold] }] satisfies Call<'metrics_sequence'>[],
    start: () => ({ report: null as SequenceReport | null }),
    add: (gathered, report) => {
      gathered.report = report;
    },
    show: ({ report }) => report,
  }));
}
