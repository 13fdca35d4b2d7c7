// The SCORM package of a lesson, unpacked again.

import { strFromU8, unzipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import INDEX from '../../../public/lessons/index.json?raw';
import ONE_DROP from '../../../public/lessons/one-drop.md?raw';
import { SESSIONS, sessionOf } from '../shelf/lessons.ts';
import { LESSON, TEXT } from './lesson.testing.ts';
import { makePackage } from './makePackage.ts';
import { scormPackage } from './scorm.ts';

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
  // without the list of files that the package lacks, and with the name of the module that it lacks
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
  // equal lessons give equal packages
  expect(new Uint8Array(await (await made()).arrayBuffer())).toEqual(bytes);
});

test('a session is one package, in which each lesson is an activity of its own with the one page', async () => {
  const given = [
    { text: ONE_DROP, name: 'one-drop' },
    { text: TEXT.replace('a b', 'a-b'), name: 'own' },
  ];
  const session = { name: 'session-1', title: 'Order costs time' };
  const packed = await makePackage(given, session, load);
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
  // each item opens an existing page, and no file is listed twice
  const opened = all(/<item [^>]*identifierref="([^"]*)"/g).map(
    (id) => new RegExp(`<resource identifier="${id}"[^>]*scormtype="sco" href="([^"]*)"`).exec(manifest)?.[1],
  );
  expect(opened).toEqual(['launch-one-drop.html', 'launch-own.html']);
  expect(all(/<dependency identifierref="([^"]*)"/g)).toEqual(['page', 'page']);
  expect([...all(/<file href="([^"]*)"/g), 'imsmanifest.xml'].sort()).toEqual(Object.keys(files).sort());
  // a problem is reported with the title of its lesson
  const broken = [...given, { text: '---\ntitle: Empty\n---\nHello', name: 'empty' }];
  expect(await makePackage(broken, session, load)).toEqual({
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

test('a lesson that asks nothing makes no package', async () => {
  const text = '---\ntitle: 丢失\n---\nHello';
  expect(await makePackage([{ text, name: null }], null, load)).toEqual({
    refused: expect.stringContaining('The lesson asks nothing'),
  });
});

test('a lesson of the site keeps its name in a package: its tickets and random numbers go by it', async () => {
  expect(await makePackage([{ text: ONE_DROP, name: 'one-drop' }], null, load)).toMatchObject({
    file: 'one-drop.zip',
  });
  expect(await makePackage([{ text: ONE_DROP, name: null }], null, load)).toMatchObject({
    file: 'one-lost-packet.zip',
  });
});
