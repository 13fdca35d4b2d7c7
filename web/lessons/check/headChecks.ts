// Problems of the lines at the head of a lesson. The reader of the text leaves out wrong lines without a message.

import { LABS } from '#pkg/params.ts';
import { fieldsIn, shortQuote } from '../read/fields.ts';
import type { Problem } from '../read/lesson.ts';
import { FRONT } from '../read/reader.ts';

/** Checks the value of a line: returns null if it is valid, otherwise what it should be ("a session: 1 to 4"). */
type Check = (value: string) => string | null;

const SESSIONS = 4;
const words: Check = () => null;
const counting: Check = (value) => (/^[1-9]\d{0,2}$/.test(value) ? null : 'a whole number from 1 on');

export const HEAD_KEYS: Readonly<Record<string, Check>> = {
  title: words,
  minutes: counting,
  session: (value) =>
    /^\d$/.test(value) && +value >= 1 && +value <= SESSIONS ? null : `a session: 1 to ${SESSIONS}`,
  place: counting,
  story: words,
  goal: words,
  before: words,
  claims: words,
};

export async function headProblems(text: string): Promise<readonly Problem[]> {
  const head = FRONT.exec(text.replaceAll('\r\n', '\n'))?.[1] ?? '';
  // problems of `fieldsIn` are dropped here: the reader of the text has reported them
  const { values, lineOf } = fieldsIn(head, 2, []);
  const found = [...values].flatMap(([key, value]): Problem[] => {
    const line = lineOf(key);
    const check = Object.hasOwn(HEAD_KEYS, key) ? HEAD_KEYS[key] : undefined;
    if (check === undefined) return [{ line, words: `“${key}” is not known at the head and was left out.` }];
    const wanted = value === '' ? null : check(value);
    return wanted === null ? [] : [{ line, words: `“${shortQuote(value)}” is not ${wanted} (“${key}”).` }];
  });
  const claims = (values.get('claims') ?? '').split(/[\s,]+/).filter(Boolean);
  return [...found, ...(await claimProblems(claims, lineOf('claims')))];
}

async function claimProblems(claims: readonly string[], line: number): Promise<readonly Problem[]> {
  if (claims.length === 0) return [];
  // loaded on demand: the ledger is large, and only this check needs it
  const { statementsOf } = await import('../../sources/ledger.ts');
  const isKnown = (id: string) => {
    const lab = LABS.find((each) => id.startsWith(`${each.id}-`));
    return lab !== undefined && statementsOf(lab.id).some(({ number }) => id === `${lab.id}-${number}`);
  };
  return claims
    .filter((id) => !isKnown(id))
    .map((id) => ({ line, words: `“${shortQuote(id)}” is no claim of the papers, such as “red-17”.` }));
}
