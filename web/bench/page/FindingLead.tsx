// The leading sentence of one figure, where it is not the laboratory's own: the conditions, and the figure's finding.

import type { ReactNode } from 'react';
import type { LabId } from '#pkg/params.ts';
import { encodeModel } from '../../scenario/encode.ts';
import { useIsBehind } from '../../scenario/react.tsx';
import type { JobView } from '../../sim-react/useJob.ts';
import stage from '../lead/Lead.module.css';
import { Parts } from '../lead/Parts.tsx';
import { capitalizedParts, type Part } from '../lead/parts.ts';
import { UnknownResult } from '../results/Unknown.tsx';
import { LeadSentence } from './LeadSentence.tsx';

type FindingJob = Pick<JobView<unknown>, 'isDone' | 'isStale' | 'error'>;

interface FindingLeadProps {
  readonly lab: LabId;
  /** The jobs whose results the finding is taken from. */
  readonly jobs: readonly FindingJob[];
  /** The finding without its end, which says whether more runs are to come; null until something is found. */
  readonly parts: readonly Part[] | null;
  /** The bars beside the sentence. */
  readonly beside?: ReactNode;
  /** The conditions of the finding: "With 2 ms of random delay, ". */
  readonly children?: ReactNode;
}

export function FindingLead({ lab, jobs, parts, beside, children }: FindingLeadProps) {
  const isBehind = useIsBehind(lab, encodeModel);
  const error = jobs.find((job) => job.error !== null)?.error;
  if (error !== undefined) return <p role="alert">{error}</p>;
  const isDone = jobs.every((job) => job.isDone);
  const found = isBehind || jobs.some(({ isStale }) => isStale) ? null : parts;
  return (
    <section
      className={stage.lead}
      data-paired={beside === undefined ? undefined : ''}
      aria-label="Leading result"
      aria-busy={!isDone}
    >
      <LeadSentence>
        {children !== undefined && <span className={stage.conditions}>{children}</span>}
        {found === null ? (
          <UnknownResult />
        ) : (
          <>
            <Parts parts={children === undefined ? capitalizedParts(found) : found} />
            {isDone ? '.' : ' so far.'}
          </>
        )}
      </LeadSentence>
      {beside}
    </section>
  );
}
