// The ladder in words and as a table, from the records of its transfers.

import { DATA, SENTENCES } from '#pkg/alf.ladder.heads.ts';
import { countWithNoun } from '../../../bench/words/counts.ts';
import { milliseconds } from '../../../bench/words/numbers.ts';
import { columnsOf, type DataColumn } from '../../../charts/table/columns.ts';
import { capital } from '../../../notation/capital.ts';
import { EVENT, type EventKind, type EventList, kindAt } from './events.ts';
import { NO_ADU, numberAt } from './record.ts';
import { sentence } from './sentences.ts';
import type { Story } from './stories.ts';

const KIND_NAMES: Readonly<Record<EventKind, string>> = {
  [EVENT.sent]: 'sent',
  [EVENT.arrives]: 'received',
  [EVENT.taken]: 'delivered to the application',
  [EVENT.processed]: 'processed',
  [EVENT.ackSent]: 'acknowledgment sent',
  [EVENT.ackArrives]: 'acknowledgment received',
};

/** The event list: a row for each event, in order. */
export function eventTable(stories: readonly Story[], events: EventList): DataColumn[] {
  const rows = Array.from({ length: events.length }, (_, at) => {
    const { kind, index, story } = eventAt(stories, events, at);
    const adu = numberAt(events.adu, at);
    const isTransmission = kind === EVENT.sent || kind === EVENT.arrives;
    const isLost = isTransmission && story?.record.transfer.txLost[index] === 1;
    return {
      time: numberAt(events.time, at),
      delivery: story?.id ?? '',
      event: kind === EVENT.arrives && isLost ? 'loss discovered' : KIND_NAMES[kind],
      adu: adu === NO_ADU ? null : adu + 1,
      attempt: isTransmission ? (story?.record.transfer.txAttempt[index] ?? 0) + 1 : null,
    };
  });
  return columnsOf(rows, DATA);
}

/** The event list with each event in a sentence. */
export function eventSentenceTable(stories: readonly Story[], events: EventList): DataColumn[] {
  const rows = Array.from({ length: events.length }, (_, at) => {
    const { kind, index, story } = eventAt(stories, events, at);
    return {
      time: numberAt(events.time, at),
      delivery: story?.id ?? '',
      what_happens: story === undefined ? '' : sentence(story, kind, index),
    };
  });
  return columnsOf(rows, SENTENCES);
}

function eventAt(stories: readonly Story[], events: EventList, at: number) {
  const story = stories[numberAt(events.transfer, at)];
  return { kind: kindAt(events, at), index: numberAt(events.index, at), story };
}

export function ladderSummary(stories: readonly Story[], runs: number): string {
  const [first] = stories;
  if (first === undefined) return 'The simulation is under way.';
  const { adus, window } = first.record.terms;
  const lengths = stories.map((story) => {
    const { transfer } = story.record;
    const lost = transfer.txLost.reduce((sum, one) => sum + one, 0);
    const idle = transfer.blockingMean * adus;
    const losses = lost === 0 ? 'no transmission' : countWithNoun(lost, 'transmission');
    return `${story.label}, ${losses} ${lost < 2 ? 'is' : 'are'} lost, ${transfer.bufferMax === 0 ? 'no packet waits' : `at most ${countWithNoun(transfer.bufferMax, 'packet')} ${transfer.bufferMax === 1 ? 'waits' : 'wait'}`} in the receiver, the application waits for packets for ${milliseconds(idle)} and is done after ${milliseconds(transfer.totalTime)}`;
  });
  const which = runs > 1 ? `The first of ${runs} runs: ` : '';
  return `${which}${countWithNoun(adus, 'packet')} through a window of ${window}. ${lengths.map((text) => `${capital(text)}.`).join(' ')}`;
}
