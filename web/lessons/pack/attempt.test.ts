// An attempt at a lesson, as a learning platform records it.

import { expect, test } from 'vitest';
import { answersIn, ticketsOf } from '../answers/answers.ts';
import { answersRecordedWords, courseNote, rememberRecording } from '../course/inCourse.ts';
import { apiAround, type ScormApi } from '../course/platform.ts';
import type { Place } from '../progress/place.ts';
import { lessonIn } from '../read/reader.ts';
import { Attempt } from './attempt.ts';
import { progressOf } from './course.ts';
import { LESSON } from './lesson.testing.ts';

type Says = Partial<Record<keyof ScormApi, (name: string) => string>>;

/** A stand-in for a platform's API: it stores values and records calls, and answers as `says` tells. */
function platform(kept: Record<string, string> = {}, says: Says = {}) {
  const values: Record<string, string> = { ...kept };
  const calls: string[] = [];
  const done = (call: keyof ScormApi, name = '') => {
    calls.push(`${call} ${name}`.trim());
    return says[call]?.(name) ?? 'true';
  };
  const count = () =>
    new Set(Object.keys(values).flatMap((key) => /^cmi\.interactions\.(\d+)/.exec(key)?.[1] ?? [])).size;
  const api: ScormApi = {
    LMSInitialize: () => done('LMSInitialize'),
    LMSGetValue: (name) =>
      says.LMSGetValue?.(name) ?? (name === 'cmi.interactions._count' ? `${count()}` : (values[name] ?? '')),
    LMSSetValue: (name, value) => {
      const answer = done('LMSSetValue', name);
      if (answer === 'true') values[name] = value;
      return answer;
    },
    LMSCommit: () => done('LMSCommit'),
    LMSFinish: () => done('LMSFinish'),
    LMSGetLastError: () => says.LMSGetLastError?.('') ?? '0',
  };
  /** The calls since the last call of this function. */
  const since = () => calls.splice(0);
  return { api, values, since };
}

const at = (step: number): Place => ({ step, tried: '', reached: '' });
const AT_START = { answers: [null], why: '', place: at(0) };
const VOTED = { answers: [{ first: [0], second: null }], why: '', place: at(0) };
const ANSWERED = { answers: [{ first: [0], second: [1] }], why: '', place: at(0) };

test('an attempt is recorded answer by answer, and is complete when all is answered and explained', () => {
  const { api, values, since } = platform();
  let now = 0;
  const attempt = new Attempt(api, () => now);
  expect(attempt.begin()).toBeNull();
  // the status is reported at once: platforms take a lesson without a status for completed
  attempt.tell(progressOf(LESSON, AT_START));
  expect(values).toEqual({ 'cmi.core.lesson_status': 'incomplete' });
  attempt.tell(progressOf(LESSON, VOTED));
  expect(values).toMatchObject({
    'cmi.core.lesson_status': 'incomplete',
    'cmi.core.exit': 'suspend',
    'cmi.interactions.0.id': 'a_b-1',
    'cmi.interactions.0.student_response': 'one',
    'cmi.interactions.0.result': 'neutral',
  });
  expect(attempt.tell(progressOf(LESSON, ANSWERED))).toBe('recorded');
  expect(values['cmi.core.score.raw']).toBe('50');
  attempt.tell(progressOf(LESSON, { ...ANSWERED, why: 'A round trip.', place: at(1) }));
  expect(values).toMatchObject({
    'cmi.core.lesson_status': 'completed',
    'cmi.core.score.raw': '100',
    'cmi.core.lesson_location': '1',
    'cmi.interactions.2.id': 'explanation',
    'cmi.interactions.2.student_response': 'A round trip.',
  });
  now = 3_725_400;
  since();
  attempt.end();
  attempt.end();
  expect(values['cmi.core.session_time']).toBe('0001:02:05');
  expect(since().filter((call) => call === 'LMSFinish')).toHaveLength(1);
  expect(values['cmi.core.exit']).toBe('suspend');
});

test('an attempt is taken up where it was left, and nothing is written before something is new', () => {
  const first = platform();
  const before = new Attempt(first.api);
  before.begin();
  before.tell(progressOf(LESSON, { ...ANSWERED, why: 'A round trip.', place: at(1) }));
  const { api, values, since } = platform(first.values);
  const attempt = new Attempt(api);
  const left = attempt.begin();
  expect(left?.step).toBe(1);
  const [tickets = '', why = ''] = (left?.path ?? '').split('/');
  expect([answersIn(LESSON, tickets), decodeURIComponent(why)]).toEqual([ANSWERED.answers, 'A round trip.']);
  since();
  attempt.tell(progressOf(LESSON, { ...ANSWERED, why: 'A round trip.', place: at(1) }));
  expect(since()).toEqual([]);
  // no answer is recorded twice, but a changed explanation is recorded again
  attempt.tell(progressOf(LESSON, { ...ANSWERED, why: `Two ${'w'.repeat(300)}`, place: at(1) }));
  const ids = () => Object.keys(values).filter((key) => key.endsWith('.id'));
  const response = (at: number) => values[`cmi.interactions.${at}.student_response`];
  expect(ids()).toHaveLength(5);
  expect([response(3), response(4)]).toEqual([`Two ${'w'.repeat(251)}`, 'w'.repeat(49)]);
  attempt.tell(progressOf(LESSON, { ...ANSWERED, why: 'Three\n lines.', place: at(1) }));
  expect(ids()).toHaveLength(5);
  expect([response(3), response(4)]).toEqual(['Three lines.', '']);
  // of an explanation that is too long for the platform only the answers' tickets are stored there
  attempt.tell(progressOf(LESSON, { ...ANSWERED, why: 'w'.repeat(5000) }));
  expect(values['cmi.suspend_data']?.split('\n').at(-1)).toBe(ticketsOf(LESSON, ANSWERED.answers));
});

test('sliders and a goal that was reached are kept with the answers, and a lesson can be begun anew', () => {
  const { api, values, since } = platform();
  const attempt = new Attempt(api);
  attempt.begin();
  const tried = { step: 2, tried: '#/alf?ta=20', reached: '' };
  attempt.tell(progressOf(LESSON, { ...ANSWERED, place: at(2) }));
  // a moved slider is stored without a commit
  since();
  attempt.tell(progressOf(LESSON, { ...ANSWERED, place: tried }));
  expect(since()).toEqual(['LMSSetValue cmi.suspend_data']);
  expect(new Attempt(platform(values).api).begin()).toMatchObject(tried);
  const reached = { step: 2, tried: '#/alf?ta=4', reached: '#/alf?ta=4' };
  attempt.tell(progressOf(LESSON, { ...ANSWERED, place: reached }));
  expect(values).toMatchObject({
    'cmi.interactions.2.id': 'goal',
    'cmi.interactions.2.student_response': '#/alf?ta=4',
    'cmi.core.score.raw': '50',
  });
  attempt.end();

  const later = new Attempt(api);
  expect(later.begin()).toMatchObject(reached);
  later.tell(progressOf(LESSON, { ...ANSWERED, place: reached }));
  since();
  later.beginAgain();
  later.tell(progressOf(LESSON, AT_START));
  expect(new Attempt(platform(values).api).begin()).toBeNull();
  later.tell(progressOf(LESSON, VOTED));
  // recorded answers stay, in addition to the new ones
  expect(Object.keys(values).filter((key) => key.endsWith('.id'))).toHaveLength(4);
  expect(values).toMatchObject({ 'cmi.interactions.3.id': 'a_b-1', 'cmi.core.score.raw': '50' });
});

test('of what does not fit into the platform’s memory the longest is given up first, and the answers stay', () => {
  const { api, values } = platform();
  const attempt = new Attempt(api);
  attempt.begin();
  const link = (letter: string, length: number) => `#/alf?${letter.repeat(length - 6)}`;
  const kept = (tried: string, reached: string, why: string) => {
    attempt.tell(progressOf(LESSON, { ...ANSWERED, why, place: { step: 2, tried, reached } }));
    const left = new Attempt(platform(values).api).begin();
    expect(values['cmi.suspend_data']?.length).toBeLessThanOrEqual(4096);
    const [tickets, said = ''] = left?.path.split('/') ?? [];
    expect(tickets).toBe(ticketsOf(LESSON, ANSWERED.answers));
    return [left?.tried, left?.reached, said];
  };
  const long = link('a', 2414);
  expect(kept(long, long, 'short')).toEqual(['', long, 'short']);
  expect(kept(long, link('b', 1000), 'w'.repeat(900))).toEqual(['', link('b', 1000), 'w'.repeat(900)]);
  expect(kept(link('c', 900), link('d', 1000), 'w'.repeat(3000))).toEqual([
    link('c', 900),
    link('d', 1000),
    '',
  ]);
  expect(kept(link('e', 5000), '', 'short')).toEqual(['', '', 'short']);
});

test('beside the lesson, a package says what becomes of the answers', () => {
  expect(answersRecordedWords()).not.toMatch(/is sent|no answers/);
  rememberRecording('recorded');
  expect(answersRecordedWords()).toContain('is sent to your course');
  rememberRecording('refused');
  expect(answersRecordedWords()).toBe('Your course does not record your answers here.');
  rememberRecording('unwanted');
  expect(answersRecordedWords()).toContain('it records no answers');
});

test.each(['passed', 'completed'])('a grade of a lesson that is %s is never made less', (status) => {
  const { api, values, since } = platform({ 'cmi.core.lesson_status': status, 'cmi.core.score.raw': '100' });
  const attempt = new Attempt(api);
  attempt.begin();
  attempt.tell(progressOf(LESSON, AT_START));
  expect(since()).toEqual(['LMSInitialize']);
  for (const done of [VOTED, ANSWERED]) attempt.tell(progressOf(LESSON, done));
  attempt.end();
  expect(values).toMatchObject({ 'cmi.core.lesson_status': status, 'cmi.core.score.raw': '100' });
});

test.each([
  ['cmi.core.lesson_mode', 'browse'],
  ['cmi.core.lesson_mode', 'review'],
  ['cmi.core.credit', 'no-credit'],
])('where %s is %s nothing is written', (name, value) => {
  const { api, since } = platform({ [name]: value });
  const attempt = new Attempt(api);
  attempt.begin();
  expect(attempt.tell(progressOf(LESSON, VOTED))).toBe('unwanted');
  attempt.end();
  expect(since()).toEqual(['LMSInitialize', 'LMSFinish']);
});

const down = () => {
  throw new Error('the platform is down');
};

test.each<[string, Says]>([
  ['answers nothing but "false"', { LMSInitialize: () => 'false', LMSSetValue: () => 'false' }],
  ['refuses values', { LMSSetValue: () => 'false', LMSGetLastError: () => '301' }],
  ['refuses to keep them', { LMSCommit: () => 'false' }],
  ['throws', { LMSInitialize: down, LMSGetValue: down, LMSSetValue: down, LMSCommit: down, LMSFinish: down }],
  ['throws later', { LMSSetValue: down, LMSCommit: down, LMSFinish: down, LMSGetLastError: down }],
])('a platform that %s is told of, and is no error', (_, says) => {
  const attempt = new Attempt(platform({}, says).api);
  attempt.begin();
  expect(attempt.tell(progressOf(LESSON, VOTED))).toBe('refused');
  expect(courseNote('refused', true)).toBe(
    'Your course does not record your answers here: copy the text at the end.',
  );
  attempt.end();
});

test('a platform that has refused to begin is asked nothing more, and what was refused once is told again', () => {
  const refusing = platform({}, { LMSInitialize: () => 'false' });
  const never = new Attempt(refusing.api);
  never.begin();
  never.tell(progressOf(LESSON, VOTED));
  never.end();
  expect(refusing.since()).toEqual(['LMSInitialize']);

  let isDown = true;
  const { api, values } = platform({}, { LMSSetValue: () => `${!isDown}` });
  const attempt = new Attempt(api);
  attempt.begin();
  expect(attempt.tell(progressOf(LESSON, VOTED))).toBe('refused');
  isDown = false;
  expect(attempt.tell(progressOf(LESSON, VOTED))).toBe('recorded');
  expect(values['cmi.interactions.0.id']).toBe('a_b-1');
});

test('a platform need not have interactions', () => {
  const hasNot = (name: string) => `${!name.startsWith('cmi.interactions')}`;
  const { api } = platform({}, { LMSSetValue: hasNot, LMSGetLastError: () => '401' });
  const attempt = new Attempt(api);
  attempt.begin();
  expect(attempt.tell(progressOf(LESSON, VOTED))).toBe('recorded');
});

test('a lesson that asks nothing is never completed', () => {
  const { api, values } = platform();
  const attempt = new Attempt(api);
  attempt.begin();
  attempt.tell(
    progressOf(lessonIn('lesson', '---\ntitle: 丢失\n---\nHello'), { answers: [], why: '', place: at(0) }),
  );
  expect(values['cmi.core.lesson_status']).toBe('incomplete');
});

test('the platform is looked for around the page and around its opener, and nowhere else', () => {
  const { api } = platform();
  const alone = () => {
    const page: { parent: never; opener?: unknown; API?: ScormApi } = { parent: undefined as never };
    page.parent = page as never;
    return page as Parameters<typeof apiAround>[0];
  };
  expect(apiAround(alone())).toBeNull();
  const top = { ...alone(), API: api };
  expect(apiAround({ parent: { parent: top } })).toBe(api);
  expect(apiAround({ ...alone(), parent: alone(), opener: { parent: top } })).toBe(api);
  const foreign = {
    get parent(): never {
      throw new Error('another origin');
    },
  };
  expect(apiAround(foreign)).toBeNull();
});
