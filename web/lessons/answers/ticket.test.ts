import { expect, test } from 'vitest';
import DOCUMENT from '../../../docs/lessons.md?raw';
import ONE_DROP from '../../../public/lessons/one-drop.md?raw';
import { lessonIn } from '../read/reader.ts';
import { answersIn, questionState, ticketsOf, withAnswer } from './answers.ts';
import { readSymbols, writeSymbols } from './symbols.ts';
import { ticketOf, voteIn } from './ticket.ts';

const LESSON = lessonIn(
  'one-drop',
  `---
title: T
---
~~~predict choice
id: a
scenario: #/alf
ask: What?
- one | gain < 0.1
- two | gain > 0.1
revote: yes
~~~
~~~reveal
~~~
~~~predict number
id: b
scenario: #/alf
ask: How much?
measure: gain
from: 0
to: 1
~~~
~~~reveal
~~~
`,
);

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

test('a ticket is read back, also in small letters and with letters that look like digits', () => {
  const vote = { question: 1, isSecond: false, answer: [731] };
  const ticket = ticketOf(LESSON, vote);
  expect(ticket).toMatch(/^\w{4}-\w{3}$/);
  expect(voteIn(LESSON, ticket)).toEqual(vote);
  expect(voteIn(LESSON, ticket.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l'))).toEqual(vote);
  expect(voteIn({ ...LESSON, id: 'another' }, ticket)).toBeNull();
});

test('every wrong symbol, and every swap of two neighbours, is noticed', () => {
  for (let value = 0; value < 1024; value += 37) {
    const ticket = writeSymbols([22, 0, 1, value >> 5, value & 31]).replace('-', '');
    for (let at = 0; at < ticket.length; at += 1) {
      for (const letter of LETTERS) {
        if (letter !== ticket[at])
          expect(readSymbols(ticket.slice(0, at) + letter + ticket.slice(at + 1))).toBeNull();
      }
      const [one = '', other = ''] = ticket.slice(at, at + 2);
      if (other !== '' && one !== other)
        expect(readSymbols(ticket.slice(0, at) + other + one + ticket.slice(at + 2))).toBeNull();
    }
  }
});

test('answers are given in their order, and what was given stays', () => {
  const none = answersIn(LESSON, '');
  expect(none).toEqual([null, null]);
  const first = withAnswer(LESSON, none, 0, [1]);
  expect(questionState(LESSON, first, 0)).toBe('discussed');
  const second = withAnswer(LESSON, first, 0, [0]);
  expect(second[0]).toEqual({ first: [1], second: [0] });
  expect(withAnswer(LESSON, second, 0, [1])).toEqual(second);
  const all = withAnswer(LESSON, second, 1, [500]);
  const text = ticketsOf(LESSON, all);
  expect(answersIn(LESSON, text)).toEqual(all);
  // without an answer to the first question, the second is not open
  expect(answersIn(LESSON, text.split('.').slice(2).join('.'))).toEqual([null, null]);
  // a second ticket for the same vote changes nothing
  expect(answersIn(LESSON, `${ticketsOf(LESSON, first)}.${text}`)).toEqual(all);
});

test('a point and the bars of a distribution fit into tickets of 7 to 14 symbols', () => {
  const lesson = lessonIn(
    'drawn',
    `---
title: T
---
~~~predict place
id: a
scenario: #/alf
ask: Where?
across: d 10..500 log
up: ta 0..40
find: gain = 0.05
~~~
~~~reveal
~~~
~~~predict bars
id: b
scenario: #/alf?runs=50
ask: How?
measure: gain
${Array.from({ length: 9 }, (_, at) => `- ${at} | ${at}`).join('\n')}
~~~
~~~reveal
~~~
`,
  );
  expect(lesson.problems).toEqual([]);
  const answers = [
    { question: 0, isSecond: false, answer: [127, 3] },
    { question: 1, isSecond: false, answer: [0, 1, 2, 3, 4, 5, 4, 1, 0] },
  ];
  for (const vote of answers) {
    const ticket = ticketOf(lesson, vote);
    expect(ticket.replaceAll('-', '').length).toBeLessThanOrEqual(14);
    expect(voteIn(lesson, ticket)).toEqual(vote);
  }
  // an answer must place all parts
  expect(
    voteIn(lesson, ticketOf(lesson, { question: 1, isSecond: false, answer: [1, 0, 0, 0, 0, 0, 0, 0, 0] })),
  ).toBeNull();
});

test('the ticket in the document is one of the lesson that its address names', () => {
  const [, id = '', ticket = ''] = /`#\/learn\/([a-z-]+)\/([0-9A-Z]+-[0-9A-Z]+)`/.exec(DOCUMENT) ?? [];
  const lesson = lessonIn(id, ONE_DROP);
  expect(id).toBe('one-drop');
  expect(voteIn(lesson, ticket)).toEqual({ question: 0, isSecond: false, answer: [2] });
});
