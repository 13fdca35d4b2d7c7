// One term for each thing: finds other words for it in the page, the tables, the lessons, the program and the documents.

import { expect, test } from 'vitest';
import { linesWith, PLACES } from './prose.testing.mjs';

/** The term, and the words that must not be used instead. */
const TERMS = /** @type {const} */ ([
  ['as they arrive', /\bas they come\b(?! into)/i],
  [
    'reordering buffer (the name of RFC 5236 may stand beside it)',
    /(?<!RFC 5236(?:: |'s ))\b(?:resequencing|sorting) buffer/i,
  ],
  ['needless retransmission', /(?<!\[)\b(?:useless|superfluous) retransmission/i],
  ['orange, dark yellow', /\bvermill?ion\b|\bbrass\b/i],
  ['green shape', /\bhill\b/i],
  ['undone', /\bcuts? taken back\b/i],
  [
    'reorder density, over the displacement',
    /\breordering seen\b|\bplaces (?:late|early) \(|\bquantile of D\b/i,
  ],
  ['queueing delay', /\b(?:mean|longer|shorter) wait\b|\bwait saved\b/i],
  ['blocking time of the application', /\bwait of the application\b|\bless jitter\b(?! out of sequence)/i],
  ['retransmitted', /\bsent again\b|\bsends? (?:it|them) again\b/i],
  ['reordered, of packets that are counted', /\} overtaken[,:]|\bovertaken or (?:sent|retransmitted)\b/i],
  ['loss rate; random loss', /\bsteady loss\b/i],
  ['extra delay', /['"](?:Later|Delayed) by\b/],
  ['runs', /['"]Replications['"]|\b(?:ten|\} ?) seeds\b/],
  ['mean opinion score (MOS)', /\b(?:voice|video) quality\b|\bquality \(MOS\)/i],
  ['my path', /['"]Your path\b|what would my path do/i],
  ['acknowledgment spacing', /\backnowledgment frequency\b/i],
  ['link utilization', /\blink use\b|\blink in use\b|\buse of the link\b|\bof the link is in use\b/i],
  ['processing time', /\bof work per packet\b/i],
  ['gain', /\bTime saved\b|\b(?:largest|highest|the) saving\b|\bSaving surface\b/],
  ['efficiency', /['"]Change of the (?:rate|loss event rate|jitter)\b/],
]);

test.each(TERMS)('the term is %s', (_, other) => {
  expect(linesWith([...PLACES, 'docs'], other)).toEqual([]);
});
