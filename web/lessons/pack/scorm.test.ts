// The package of a lesson, read back, and an attempt as a platform records it.

import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { answersIn, textOf } from '../answers/given.ts';
import { lessonIn } from '../read/reader.ts';
import { type Api, Attempt, apiAround } from './attempt.ts';
import { progressOf } from './course.ts';
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
  'files.json': JSON.stringify(['index.html', 'assets/index-1.js', '../secret', 7]),
  'index.html': '<!doctype html><meta name="first-wave" content="^#/alf$ alf.json|^preset St-mp 0ab 1cd">',
  'assets/index-1.js': 'let a = 1;'.repeat(500),
};

const made = () =>
  scormPackage({ name: 'own', title: LESSON.title, text: TEXT }, async (name) => {
    const text = FILES[name];
    if (text === undefined) throw new Error(`${name} is no file of the page`);
    return new TextEncoder().encode(text);
  });

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
  // no list of files that are not in it
  expect(read('index.html')).toBe('<!doctype html><meta name="first-wave" content="^#/alf$ alf.json">');
  expect(read('assets/index-1.js')).toBe(FILES['assets/index-1.js']);
  expect(bytes.length).toBeLessThan(5000);
  expect(read('launch.js')).toContain('index.html?lms#/learn/own');
  const manifest = read('imsmanifest.xml');
  expect(manifest).toContain('<schemaversion>1.2</schemaversion>');
  expect(manifest).toContain('adlcp:scormtype="sco" href="launch.html"');
  expect(manifest).toContain('<title>Which &#60;one&#62; &#38; &#34;why&#34;?</title>');
  const listed = [...manifest.matchAll(/<file href="([^"]+)"/g)].map(([, name]) => name);
  expect([...listed, 'imsmanifest.xml'].sort()).toEqual(Object.keys(files).sort());
  // equal lessons are equal packages
  expect(new Uint8Array(await (await made()).arrayBuffer())).toEqual(bytes);
});

/** Records what it is told. */
function platform(kept: Record<string, string> = {}) {
  const values: Record<string, string> = { ...kept };
  const calls: string[] = [];
  const done = (name: string) => {
    calls.push(name);
    return 'true';
  };
  const count = () =>
    new Set(Object.keys(values).flatMap((key) => /^cmi\.interactions\.(\d+)/.exec(key)?.[1] ?? [])).size;
  const api: Api = {
    LMSInitialize: () => done('begin'),
    LMSGetValue: (name) => (name === 'cmi.interactions._count' ? `${count()}` : (values[name] ?? '')),
    LMSSetValue: (name, value) => {
      values[name] = value;
      return 'true';
    },
    LMSCommit: () => done('commit'),
    LMSFinish: () => done('end'),
  };
  return { api, values, calls };
}

test('an attempt is recorded answer by answer, is taken up again, and is complete when all is answered and explained', () => {
  const { api, values, calls } = platform();
  let now = 0;
  const attempt = new Attempt(api, () => now);
  expect(attempt.begin()).toBe('');
  const first = [{ first: [0], second: null }];
  attempt.tell(progressOf(LESSON, first, ''));
  expect(values).toMatchObject({
    'cmi.core.lesson_status': 'incomplete',
    'cmi.core.score.raw': '0',
    'cmi.core.exit': 'suspend',
    'cmi.interactions.0.id': 'a_b-1',
    'cmi.interactions.0.student_response': 'one',
    'cmi.interactions.0.result': 'neutral',
  });
  const second = [{ first: [0], second: [1] }];
  attempt.tell(progressOf(LESSON, second, ''));
  expect(values['cmi.core.score.raw']).toBe('50');
  now = 3_725_400;
  attempt.end();
  attempt.end();
  expect(values['cmi.core.session_time']).toBe('0001:02:05');
  expect(calls.filter((call) => call === 'end')).toHaveLength(1);

  const later = platform(values);
  const again = new Attempt(later.api, () => 0);
  const path = again.begin();
  expect(answersIn(LESSON, path)).toEqual(second);
  again.tell(progressOf(LESSON, answersIn(LESSON, path), 'A round trip.'));
  expect(later.values).toMatchObject({
    'cmi.core.lesson_status': 'completed',
    'cmi.core.score.raw': '100',
    'cmi.core.exit': '',
  });
  // no answer twice
  expect(Object.keys(later.values).filter((key) => key.endsWith('.id'))).toHaveLength(2);

  // an explanation that is too long for a platform stays in the page, and the answers are kept
  again.tell(progressOf(LESSON, second, 'w'.repeat(5000)));
  expect(later.values['cmi.suspend_data']?.split('\n').at(-1)).toBe(textOf(LESSON, second));
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
