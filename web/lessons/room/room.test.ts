// The keys of the room view, and its state in the history.

import { expect, test } from 'vitest';
import ONE_DROP from '../../../public/lessons/one-drop.md?raw';
import { lessonIn } from '../read/reader.ts';
import { actOf } from './keys.ts';
import { clockWords, newRoom, type Room, roomAfter, roomIn } from './room.ts';
import { explainedOf, phoneWords, screensOf, votesOf } from './screens.ts';

const lesson = lessonIn(
  'test',
  `---
title: A test
---
What is known.
~~~predict choice
id: one
scenario: #/alf?l=0
ask: Which one?
- this | gain < 0
- that | gain = 0
- the third | gain > 0
revote: yes
~~~
~~~reveal
~~~
Told.
~~~predict number
id: two
scenario: #/alf
ask: How much?
measure: gain
from: 0
to: 1
~~~
~~~reveal
~~~
Told as well.
~~~explain
ask: Why?
look-for: this; that
~~~
~~~try
scenario: #/alf
sliders: ta
goal: Find it. | gain > 0.1
~~~
`,
);
const screens = screensOf(lesson);
const last = screens.length - 1;

/** The state of a room after these keys, each pressed a second after the one before. */
function after(...keys: string[]): Room {
  return keys.reduce((room, key, at) => {
    const act = actOf(
      { key, code: /^\d$/.test(key) ? `Digit${key}` : '', shiftKey: false },
      lesson,
      screens,
      room,
    );
    return act === null ? room : roomAfter(room, act, last, 1000 * (at + 1));
  }, newRoom(0));
}

const kindAfter = (...keys: string[]) => screens[after(...keys).at]?.kind;

test('a lesson is a step a screen', () => {
  expect(lesson.problems).toEqual([]);
  expect(
    screens.map((screen) => ('question' in screen ? `${screen.kind} ${screen.question}` : screen.kind)),
  ).toEqual([
    'begin',
    'ask 0',
    'talk 0',
    'reveal 0',
    'told 0',
    'ask 1',
    'reveal 1',
    'explain',
    'look-for',
    'try',
  ]);
});

test('the figure beside the explanation is of what is explained: the last question, or what the lesson names', () => {
  expect(explainedOf(lesson)).toMatchObject({ question: { id: 'two' }, shown: null });
  const drop = lessonIn('one-drop', ONE_DROP);
  expect(drop.problems).toEqual([]);
  // the explanation's 100 ms and 20 ms are about packet 4, not packet 12
  expect(explainedOf(drop)?.shown).toBe(drop.chapters[0]?.question.scenario);
});

test('only the end is called the last step, and no phone where there is no code', () => {
  const words = screens.map(({ kind }) => phoneWords(kind, true));
  expect(words.filter((each) => each.includes('last step'))).toEqual([words[last]]);
  expect(screens.map(({ kind }) => phoneWords(kind, false)).join('')).toBe('');
});

test('a clicker goes through it, and stops at both ends', () => {
  expect(kindAfter('PageUp')).toBe('begin');
  expect(kindAfter('PageDown', 'PageDown', 'PageDown')).toBe('reveal');
  expect(after(...Array.from({ length: 30 }, () => 'PageDown')).at).toBe(last);
});

test('R reveals and V votes again, within the question', () => {
  expect(kindAfter('r')).toBe('begin');
  expect(kindAfter('PageDown', 'r')).toBe('reveal');
  expect(kindAfter('PageDown', 'r', 'V')).toBe('talk');
});

test('hands are counted by vote, for options that there are, and taken back', () => {
  const room = after('1', 'PageDown', '1', '3', '3', '4', 'PageDown', '2', 'PageDown', '1');
  const [first = -1, second = -1] = votesOf(screens, 0);
  expect(room.votes).toEqual({ [first]: [1, 0, 2], [second]: [0, 1] });
  const taken = actOf({ key: '"', code: 'Digit3', shiftKey: true }, lesson, screens, { ...room, at: first });
  expect(taken).toEqual({ kind: 'count', option: 2, by: -1 });
  const none = roomAfter({ ...room, at: first }, { kind: 'count', option: 1, by: -1 }, last, 0);
  expect(none.votes[first]).toEqual([1, 0, 2]);
});

test('a blank screen shows again with the next step', () => {
  expect(after('b').isBlank).toBe(true);
  expect(after('b', '.').isBlank).toBe(false);
  expect(after('b', 'PageDown').isBlank).toBe(false);
});

test('the clock of a screen begins with it', () => {
  expect(after('x', 'PageDown').since).toBe(2000);
  expect(after('PageDown', 'b').since).toBe(1000);
  expect(after('PageDown').begun).toBe(0);
  expect([0, 61_000, 600_000, -5].map(clockWords)).toEqual(['0:00', '1:01', '10:00', '0:00']);
});

test('an entry of the history is read again, of its own lesson only', () => {
  const room = after('PageDown', '2');
  const entry: unknown = structuredClone({ lesson: 'test', room });
  expect(roomIn(entry, 'test')).toEqual(room);
  expect(roomIn(entry, 'another')).toBeNull();
  for (const other of [
    null,
    1,
    'x',
    {},
    { lesson: 'test', room: null },
    { lesson: 'test', room: { at: 'x' } },
  ])
    expect(roomIn(other, 'test')).toBeNull();
});
