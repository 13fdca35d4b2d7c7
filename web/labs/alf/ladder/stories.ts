// The transfers that a ladder sets side by side.

import type { AlfRun, AlfTransfer } from '#pkg/alf.js';
import type { AlfScenario } from '#pkg/params.ts';
import { IN_ORDER, OUT_OF_ORDER, orderedMode } from '../modes.ts';
import { type Credits, creditsOf } from './credits.ts';
import { onDemand } from './onDemand.ts';
import type { Terms, TransferRecord } from './record.ts';
import { orderedTerms, outOfOrderTerms, readRecord } from './record.ts';

/** A transfer as the ladder draws it and as its sentences (`sentences.ts`) tell it. */
export interface Story {
  readonly id: string;
  readonly label: string;
  /** What the transfer stands for; written beside its label. */
  readonly note: string | undefined;
  readonly color: string;
  /** Dash pattern of its lines, used where it is drawn over another transfer. */
  readonly dash: string | undefined;
  readonly record: TransferRecord;
  /** Computed on demand. */
  readonly credits: Credits;
}

interface Name {
  readonly id: string;
  readonly label: string;
  readonly color: string;
  readonly dash?: string | undefined;
  readonly note?: string;
}

export function modeStories(run: AlfRun, scenario: Readonly<AlfScenario>): Story[] {
  return [
    tell(orderedMode(scenario), run.inOrder, orderedTerms(scenario)),
    tell(OUT_OF_ORDER, run.outOfOrder, outOfOrderTerms(scenario)),
  ];
}

/**
 * Numbers of streams of the comparison: one, as HTTP/2 over TCP; six, as HTTP/3 over QUIC. The third transfer, with N
 * streams, ignores order.
 */
export const COMPARED = [1, 6] as const;

export function streamStories(runs: readonly AlfRun[], scenario: Readonly<AlfScenario>): Story[] {
  const [one, six] = runs;
  if (one === undefined || six === undefined) return [];
  const terms = (streams: number) => orderedTerms({ ...scenario, streams });
  return [
    tell(
      { ...IN_ORDER, label: 'S = 1', note: 'one ordered byte stream, HTTP/2 over TCP' },
      one.inOrder,
      terms(1),
    ),
    tell(
      { id: 'streams', label: 'S = 6', color: 'var(--fam-3)', note: 'six streams, HTTP/3 over QUIC' },
      six.inOrder,
      terms(6),
    ),
    tell(
      { ...OUT_OF_ORDER, label: 'S = N', note: 'each packet its own, ALF' },
      one.outOfOrder,
      outOfOrderTerms(scenario),
    ),
  ];
}

function tell({ id, label, color, dash, note }: Name, transfer: AlfTransfer, terms: Terms): Story {
  const record = readRecord(transfer, terms);
  const credits = onDemand(() => creditsOf(record));
  return {
    ...{ id, label, note, color, dash, record },
    get credits() {
      return credits();
    },
  };
}
