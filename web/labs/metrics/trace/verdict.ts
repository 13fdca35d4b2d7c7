// The verdict on a capture in the model's own words, with its key words emphasized.

import type { TraceSurvey } from '#pkg/texts.js';
import { type Part, plain, strong } from '../../../bench/lead/parts.ts';
import { capital } from '../../../notation/capital.ts';

/** The beginning of a verdict, to emphasize: how many flows, which share, or that there is nothing. */
const HEAD =
  /^(?:This looks like a capture at the sender|All [\d,]+ flows|Both flows|[\d,]+ of (?:the )?[\d,]+ flows|(?:between )?(?:less than |more than )?[\d.]+%(?: and (?:more than )?[\d.]+%)?|Nothing is reordered|No packet is surely reordered)/i;

/**
 * Number of sentences that lead. A third one says what may decide where the cause is unclear: it is shown beside the
 * causes.
 */
const LEADING = 2;

export function decidingSentence({ verdict }: Pick<TraceSurvey, 'verdict'>): string | undefined {
  return verdict[LEADING];
}

export function verdictParts({ verdict, causes }: Pick<TraceSurvey, 'verdict' | 'causes'>): Part[] {
  const likely = causes.find((cause) => cause.likely);
  return verdict.slice(0, LEADING).flatMap((sentence, i) => {
    const before = i === 0 ? '' : ' ';
    const at = likely === undefined ? -1 : sentence.indexOf(likely.words);
    if (likely !== undefined && at >= 0) {
      const end = at + likely.words.length;
      return [
        plain(before + sentence.slice(0, at)),
        { text: likely.words, kind: 'phrase' },
        plain(sentence.slice(end)),
      ];
    }
    const [head = ''] = i === 0 ? (HEAD.exec(sentence) ?? []) : [];
    const rest = plain(before + sentence.slice(head.length));
    return head === '' ? [rest] : [strong(head), rest];
  });
}

/** Splits a text at the first comma, colon or full stop outside brackets: the short statement, and the rest. */
export function splitShort(text: string): [string, string] {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    const ends = letter === ',' || letter === ':' || letter === '.';
    // only before a space: not the comma of 1,500
    if (depth > 0 || !ends || (at + 1 < text.length && text[at + 1] !== ' ')) continue;
    const rest = text.slice(at + 1).trim();
    return [`${text.slice(0, at)}.`, capital(rest)];
  }
  return [text, ''];
}
