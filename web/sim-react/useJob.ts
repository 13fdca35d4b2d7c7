// A job in React: only the newest job counts, and its results are drawn at most once per frame, in pieces between which
// the browser can react to the reader.

import { startTransition, use, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { FunctionName } from '../sim/calls.ts';
import { type JobPlan, type JobReport, NOTHING_KNOWN } from '../sim/plan.ts';
import { CoveredContext } from './covered.ts';
import { drawing } from './drawing.ts';
import { DrawTimingContext, drawInTurn, drawWhenStill } from './drawTiming.ts';
import { useReportProgress } from './figureProgress.ts';
import { useJobs } from './PoolProvider.tsx';

export interface JobView<S> extends JobReport {
  /** Whether there is a job: it has a key, and its place is not covered. */
  readonly isAsked: boolean;
  /** Whether the reader has stopped the job. */
  readonly isStopped: boolean;
  /** The newest result; that of the previous scenario until this one has a result. */
  readonly result: S | null;
  /** Whether `result` belongs to the previous scenario. */
  readonly isStale: boolean;
}

/** The state of the job watched last, and the newest result, which may belong to an earlier job. */
interface Progress<S> {
  readonly job: string | null;
  readonly report: JobReport;
  readonly result: S | null;
  readonly resultOf: string | null;
}

const NOTHING = { job: null, report: NOTHING_KNOWN, result: null, resultOf: null };

/**
 * Runs the job that `plan` describes, again whenever the key `asked` changes. It identifies the job within the
 * whole page, where jobs of one key share their results, and must contain everything that the plan depends on
 * (the scenario's canonical text, axes), because the plan itself is not compared. Results found before under
 * the same key are there at once. A null key means no job. A stopped job shows what was found before; a covered
 * one shows nothing.
 */
export function useJob<N extends FunctionName, A, S>(
  asked: string | null,
  plan: () => JobPlan<N, A, S>,
  isStopped = false,
): JobView<S> {
  const isCovered = use(CoveredContext);
  const key = isCovered ? null : asked;
  const jobs = useJobs();
  const turn = use(DrawTimingContext);
  const id = useId();
  const [state, setState] = useState<Progress<S>>(NOTHING);
  const newest = useRef(plan);
  useLayoutEffect(() => {
    newest.current = plan;
  });
  // before the browser paints, so that an answer can arrive within the next frame
  useLayoutEffect(() => {
    if (key === null) return;
    let isOver = false;
    const tell = (report: JobReport, picture: S | null) => {
      if (turn === 'when still' && !report.isDone) return;
      drawing.begins(id);
      // drawn in pieces, after anything that the reader does
      const draw = () => {
        // another job may already be watched when the turn comes
        if (isOver) return;
        startTransition(() =>
          setState((before) => ({
            ...before,
            job: key,
            report,
            ...(picture === null ? {} : { result: picture, resultOf: key }),
          })),
        );
      };
      if (turn === 'at once') draw();
      else if (turn === 'in turn') drawInTurn(id, draw);
      else drawWhenStill(id, draw);
    };
    const leave = jobs.watch(key, newest.current, tell, isStopped);
    return () => {
      isOver = true;
      drawing.ends(id);
      leave();
    };
  }, [key, jobs, id, isStopped, turn]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed state means that the result has been drawn
  useEffect(() => {
    drawing.ends(id);
    return () => drawing.ends(id);
  }, [id, state]);

  // the same object while nothing changes, so that what is drawn from it need not be drawn again
  const view = useMemo(() => {
    const { job, report, result, resultOf } = state;
    return {
      ...(job === key ? report : NOTHING_KNOWN),
      isAsked: key !== null,
      isStopped,
      result: isCovered ? null : result,
      isStale: resultOf !== key,
    };
  }, [state, key, isCovered, isStopped]);
  useReportProgress(id, view);
  return view;
}
