// What is wrong with the lines at the head of a lesson, which the reader leaves out without a word.

import { LABS } from '#pkg/params.ts';
import { cut, fieldsIn } from '../read/fields.ts';
import type { Problem } from '../read/lesson.ts';
import { FRONT } from '../read/reader.ts';

/** What a line at the head may say: null if it can be taken as it stands, otherwise what it is not. */
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
  // what cannot be read at all the reader has told
  const { values, lineOf } = fieldsIn(head, 2, []);
  const found = [...values].flatMap(([key, value]): Problem[] => {
    const line = lineOf(key);
    const check = Object.hasOwn(HEAD_KEYS, key) ? HEAD_KEYS[key] : undefined;
    if (check === undefined) return [{ line, words: `“${key}” is not known at the head and was left out.` }];
    const wanted = value === '' ? null : check(value);
    return wanted === null ? [] : [{ line, words: `“${cut(value)}” is not ${wanted} (“${key}”).` }];
  });
  const claims = (values.get('claims') ?? '').split(/[\s,]+/).filter(Boolean);
  return [...found, ...(await claimProblems(claims, lineOf('claims')))];
}

async function claimProblems(claims: readonly string[], line: number): Promise<readonly Problem[]> {
  if (claims.length === 0) return [];
  // all that the papers state is large, and only this needs it
  const { statementsOf } = await import('../../sources/ledger.ts');
  const isKnown = (id: string) => {
    const lab = LABS.find((each) => id.startsWith(`${each.id}-`));
    return lab !== undefined && statementsOf(lab.id).some(({ number }) => id === `${lab.id}-${number}`);
  };
  return claims
    .filter((id) => !isKnown(id))
    .map((id) => ({ line, words: `“${cut(id)}” is no claim of the papers, such as “red-17”.` }));
}
