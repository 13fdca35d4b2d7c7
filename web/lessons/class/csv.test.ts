import { expect, test } from 'vitest';
import { ticketOf } from '../answers/ticket.ts';
import { lessonIn } from '../read/reader.ts';
import { classTable } from './csv.ts';

const LESSON = lessonIn(
  'one-drop',
  '---\ntitle: T\n---\n~~~predict choice\nid: a\nscenario: #/alf\nask: What?\n- one, "first" | gain < 1\n- =two | gain > 1\n~~~\n~~~reveal\n~~~\n',
);
const ticket = (option: number, isSecond = false) =>
  ticketOf(LESSON, { question: 0, isSecond, answer: [option] });

test('each ticket is a line, with what was measured where that is known', () => {
  const [first, second] = [ticket(0), ticket(1, true)];
  const table = classTable([{ lesson: LESSON, tickets: [first, second.toLowerCase(), 'ABCD-EFG'] }], {
    words: (question, { answer: [option = 0] }) =>
      question.kind === 'choice' ? (question.options[option]?.words ?? '') : '',
    verdict: (_, { isSecond }) => (isSecond ? { level: 'as measured', measured: 'two', compared: '' } : null),
  });
  expect(table.split('\r\n')).toEqual([
    'lesson,question,vote,answer,seed,measured,compared,ticket',
    `one-drop,a,1,"one, ""first""",,,,${first}`,
    `one-drop,a,2,'=two,,two,as measured,${second}`,
    '',
  ]);
});

test('a lesson in a link is named by its title: its text is no name', () => {
  const linked = { ...LESSON, id: 'text=q1-w_9', title: 'Mine' };
  const given = ticketOf(linked, { question: 0, isSecond: false, answer: [0] });
  const table = classTable([{ lesson: linked, tickets: [given] }], {
    words: () => 'one',
    verdict: () => null,
  });
  expect(table.split('\r\n')[1]).toBe(`Mine,a,1,one,,,,${given}`);
});
