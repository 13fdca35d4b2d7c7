// What each kind of sender does with the bench's text; where a line is wrong, with the lines before it.

import { useMemo } from 'react';
import { EXAMPLES } from '#pkg/examples.ts';
import type { RedScenario } from '#pkg/params.ts';
import type { SenderReport } from '#pkg/red.js';
import { encodeModel } from '../../../scenario/encode.ts';
import { useKept } from '../../../scenario/react.tsx';
import type { Call } from '../../../sim/calls.ts';
import { PRIORITY } from '../../../sim/job.ts';
import { type JobView, useJob } from '../../../sim-react/useJob.ts';
import { entriesOf, type SenderEntry } from './entries.ts';
import { type Bench, useBench } from './script.ts';

export interface Fault {
  /** Number of the line, from 0. */
  readonly line: number;
  readonly words: string;
}

/** The moments of each sender in `STACKS`. */
interface Played {
  readonly senders: readonly (readonly SenderEntry[])[];
  readonly fault: Fault | null;
}

interface SendersView {
  readonly bench: Bench;
  readonly played: Played | null;
  readonly error: string | null;
  /** The job that runs the whole text. */
  readonly job: JobView<unknown>;
}

export const STACKS = ['reno', 'newreno', 'sack'] as const;

export function useSenders(scenario: Readonly<RedScenario>): SendersView {
  const bench = useBench();
  const { lines } = bench;
  const whole = usePlay(scenario, bench, lines, true);
  const found = whole.result?.reports.find((report) => report.error !== undefined);
  const fault = useMemo(
    () => (found?.error === undefined ? null : { line: found.line - 1, words: found.error }),
    [found],
  );
  const sound = fault === null ? lines : (whole.result?.lines ?? lines).slice(0, fault.line);
  const part = usePlay(scenario, bench, sound, fault !== null);
  const played = useMemo((): Played | null => {
    if (whole.result === null) return null;
    const { reports } = (fault === null ? whole : part).result ?? { reports: [] };
    return {
      senders: reports.flatMap((report) => (report.error === undefined ? [entriesOf(report)] : [])),
      fault,
    };
  }, [whole, part, fault]);
  return { bench, played, error: whole.error ?? part.error, job: whole };
}

/**
 * The moments of the kept scenario's senders with the bench's own lines and first round trip, which are not kept; null
 * where nothing is kept, or until they have come.
 */
export function useKeptSenders(
  scenario: Readonly<RedScenario>,
  bench: Bench,
): readonly (readonly SenderEntry[])[] | null {
  const kept = useKept('red');
  const window = (kept ?? scenario).iw ?? EXAMPLES[scenario.example].window;
  const { result, isStale } = usePlay(kept ?? scenario, { ...bench, window }, bench.lines, kept !== null);
  return useMemo(() => {
    if (kept === null || isStale || result === null) return null;
    return result.reports.flatMap((report) => (report.error === undefined ? [entriesOf(report)] : []));
  }, [kept, isStale, result]);
}

function usePlay(
  scenario: Readonly<RedScenario>,
  { window, roundTrip }: Bench,
  lines: readonly string[],
  isWanted: boolean,
) {
  const text = lines.join('\n');
  const model = encodeModel('red', scenario);
  return useJob(isWanted ? `red senders ${window} ${roundTrip} ${model} ${text}` : null, () => ({
    priority: PRIORITY.now,
    calls: STACKS.map(
      (stack) =>
        ({ fn: 'red_sender', args: [model, stack, window, roundTrip, text] }) satisfies Call<'red_sender'>,
    ),
    start: (): SenderReport[] => [],
    add: (gathered, report: SenderReport, index) => {
      gathered[index] = report;
    },
    // reports come in any order: those that are missing leave holes in the array
    show: (reports) =>
      Object.keys(reports).length === STACKS.length ? { reports: [...reports], lines } : null,
  }));
}
