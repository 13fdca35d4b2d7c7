// The package of a lesson, read back, and an attempt as a platform records it.

import { strFromU8, unzipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import INDEX from '../../../public/lessons/index.json?raw';
import ONE_DROP from '../../../public/lessons/one-drop.md?raw';
import { answersIn, textOf } from '../answers/given.ts';
import type { Place } from '../play/place.ts';
import { lessonIn } from '../read/reader.ts';
import { SESSIONS, sessionOf } from '../shelf/lessons.ts';
import { type Api, Attempt, apiAround } from './attempt.ts';
import { progressOf } from './course.ts';
import { answersGo, courseNote, noted } from './inCourse.ts';
import { packageOf } from './making.ts';
import { scormPackage } from './scorm.ts';

const TEXT = `---
title: Which <one> & "why"?
---
\`\`\`predict choice
id: a b
scenario: #/alf
ask: What?
- one | gain < 0.1
- two | gain > 0.1
revote: yes
\`\`\`
\`\`\`reveal
\`\`\`
\`\`\`explain
ask: Why?
\`\`\`
`;
const LESSON = lessonIn('own', TEXT);

const FILES: Readonly<Record<string, string>> = {
  'files.json': JSON.stringify([
    'index.html',
    'assets/index-1.js',
    '../secret',
    'assets/../../secret',
    '.hidden',
    7,
  ]),
  'index.html':
    '<!doctype html><html lang="en"><meta name="first-wave" content="^#/alf$ alf.json|^preset St-mp 0ab 1cd">',
  'assets/index-1.js': 'let a = 1;'.repeat(500),
};

const load = async (name: string) => {
  const text = FILES[name];
  if (text === undefined) throw new Error(`${name} is no file of the page`);
  return new TextEncoder().encode(text);
};
const OWN = { name: 'own', title: LESSON.title };
const made = () => scormPackage({ ...OWN, lessons: [{ ...OWN, text: TEXT }] }, load);

test('a package has the page, the lesson, and a manifest that lists both', async () => {
  const bytes = new Uint8Array(await (await made()).arrayBuffer());
  const files = unzipSync(bytes);
  expect(Object.keys(files).sort()).toEqual([
    'assets/index-1.js',
    'imsmanifest.xml',
    'index.html',
    'launch.html',
    'launch.js',
    'lessons/own.md',
  ]);
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  expect(read('lessons/own.md')).toBe(TEXT);
  // no list of files that are not in it, and the name of the module that is not
  expect(read('index.html')).toBe(
    '<!doctype html><html data-without="archives" lang="en"><meta name="first-wave" content="^#/alf$ alf.json">',
  );
  expect(read('assets/index-1.js')).toBe(FILES['assets/index-1.js']);
  expect(bytes.length).toBeLessThan(5000);
  expect(read('launch.js')).toContain('index.html?lms=own#/learn/own');
  const manifest = read('imsmanifest.xml');
  expect(manifest).toContain('<schemaversion>1.2</schemaversion>');
  expect(manifest).toContain('adlcp:scormtype="sco" href="launch.html"');
  expect(manifest).toContain('<title>Which &#60;one&#62; &#38; &#34;why&#34;?</title>');
  const listed = [...manifest.matchAll(/<file href="([^"]+)"/g)].map(([, name]) => name);
  expect([...listed, 'imsmanifest.xml'].sort()).toEqual(Object.keys(files).sort());
  // equal lessons are equal packages
  expect(new Uint8Array(await (await made()).arrayBuffer())).toEqual(bytes);
});

test('a session is one package, in which each lesson is an activity of its own with the one page', async () => {
  const given = [
    { text: ONE_DROP, name: 'one-drop' },
    { text: TEXT.replace('a b', 'a-b'), name: 'own' },
  ];
  const session = { name: 'session-1', title: 'Order costs time' };
  const packed = await packageOf(given, session, load);
  if ('refused' in packed) throw new Error(packed.refused);
  expect(packed.file).toBe('session-1.zip');
  const files = unzipSync(new Uint8Array(await packed.content.arrayBuffer()));
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  expect(read('lessons/one-drop.md')).toBe(ONE_DROP);
  expect(read('launch-own.html')).toContain('src="launch-own.js"');
  expect(read('launch-own.js')).toContain('index.html?lms=own#/learn/own');
  const manifest = read('imsmanifest.xml');
  const all = (pattern: RegExp) => [...manifest.matchAll(pattern)].map(([, found]) => found);
  expect(all(/<title>([^<]*)/g).slice(0, 2)).toEqual(['Order costs time', 'One lost packet']);
  // each item opens a page that is there, and no file is listed twice
  const opened = all(/<item [^>]*identifierref="([^"]*)"/g).map(
    (id) => new RegExp(`<resource identifier="${id}"[^>]*scormtype="sco" href="([^"]*)"`).exec(manifest)?.[1],
  );
  expect(opened).toEqual(['launch-one-drop.html', 'launch-own.html']);
  expect(all(/<dependency identifierref="([^"]*)"/g)).toEqual(['page', 'page']);
  expect([...all(/<file href="([^"]*)"/g), 'imsmanifest.xml'].sort()).toEqual(Object.keys(files).sort());
  // what has to be mended is told with its lesson
  const broken = [...given, { text: '---\ntitle: Empty\n---\nHello', name: 'empty' }];
  expect(await packageOf(broken, session, load)).toEqual({
    refused: expect.stringMatching(/^No package yet\. Line \d+ of “Empty” has to be mended first/),
  });
});

test('a session has the lessons of the list, in their order', async () => {
  vi.stubGlobal('document', { baseURI: 'https://host.example/' });
  vi.stubGlobal('fetch', async () => new Response(INDEX));
  const { at, ids } = await sessionOf('tails');
  expect(SESSIONS[at - 1]).toBe('Counting disorder');
  expect(ids).toEqual(['count-them', 'tails', 'your-path']);
  await expect(sessionOf('own')).rejects.toThrow('of no session');
  vi.unstubAllGlobals();
});

type Says = Partial<Record<keyof Api, (name: string) => string>>;

/** Records what it is told, and answers as it is asked to. */
function platform(kept: Record<string, string> = {}, says: Says = {}) {
  const values: Record<string, string> = { ...kept };
  const calls: string[] = [];
  const done = (call: keyof Api, name = '') => {
    calls.push(`${call} ${name}`.trim());
    return says[call]?.(name) ?? 'true';
  };
  const count = () =>
    new Set(Object.keys(values).flatMap((key) => /^cmi\.interactions\.(\d+)/.exec(key)?.[1] ?? [])).size;
  const api: Api = {
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
  /** What was called since it was asked last. */
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
  // a platform takes a lesson that says nothing for completed
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
  // no answer twice, but an explanation that has changed
  attempt.tell(progressOf(LESSON, { ...ANSWERED, why: `Two ${'w'.repeat(300)}`, place: at(1) }));
  const ids = () => Object.keys(values).filter((key) => key.endsWith('.id'));
  const response = (at: number) => values[`cmi.interactions.${at}.student_response`];
  expect(ids()).toHaveLength(5);
  expect([response(3), response(4)]).toEqual([`Two ${'w'.repeat(251)}`, 'w'.repeat(49)]);
  attempt.tell(progressOf(LESSON, { ...ANSWERED, why: 'Three\n lines.', place: at(1) }));
  expect(ids()).toHaveLength(5);
  expect([response(3), response(4)]).toEqual(['Three lines.', '']);
  // an explanation that is too long for a platform stays in the page, and the answers are kept
  attempt.tell(progressOf(LESSON, { ...ANSWERED, why: 'w'.repeat(5000) }));
  expect(values['cmi.suspend_data']?.split('\n').at(-1)).toBe(textOf(LESSON, ANSWERED.answers));
});

test('sliders and a goal that was reached are kept with the answers, and a lesson can be begun anew', () => {
  const { api, values, since } = platform();
  const attempt = new Attempt(api);
  attempt.begin();
  const tried = { step: 2, tried: '#/alf?ta=20', reached: '' };
  attempt.tell(progressOf(LESSON, { ...ANSWERED, place: at(2) }));
  // a slider that moves is no act of its own: the platform sends nothing for it
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
  // what was recorded stays, beside what is answered now
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
    expect(tickets).toBe(textOf(LESSON, ANSWERED.answers));
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
  expect(answersGo()).not.toMatch(/is sent|no answers/);
  noted('recorded');
  expect(answersGo()).toContain('is sent to your course');
  noted('refused');
  expect(answersGo()).toBe('Your course does not record your answers here.');
  noted('unwanted');
  expect(answersGo()).toContain('it records no answers');
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

test('a lesson that asks nothing is never completed, and makes no package', async () => {
  const text = '---\ntitle: 丢失\n---\nHello';
  const { api, values } = platform();
  const attempt = new Attempt(api);
  attempt.begin();
  attempt.tell(progressOf(lessonIn('lesson', text), { answers: [], why: '', place: at(0) }));
  expect(values['cmi.core.lesson_status']).toBe('incomplete');
  expect(await packageOf([{ text, name: null }], null, load)).toEqual({
    refused: expect.stringContaining('The lesson asks nothing'),
  });
});

test('a lesson of the site keeps its name in a package: its tickets and random numbers go by it', async () => {
  expect(await packageOf([{ text: ONE_DROP, name: 'one-drop' }], null, load)).toMatchObject({
    file: 'one-drop.zip',
  });
  expect(await packageOf([{ text: ONE_DROP, name: null }], null, load)).toMatchObject({
    file: 'one-lost-packet.zip',
  });
});

test('the platform is looked for around the page and around its opener, and nowhere else', () => {
  const { api } = platform();
  const alone = () => {
    const page: { parent: never; opener?: unknown; API?: Api } = { parent: undefined as never };
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
