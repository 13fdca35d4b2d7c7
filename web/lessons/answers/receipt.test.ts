import { expect, test } from 'vitest';
import { collectTickets } from '../class/collectTickets.ts';
import { lessonIn } from '../read/reader.ts';
import { receiptOf } from './receipt.ts';

const choice = (id: string, revote = '') =>
  `~~~predict choice\nid: ${id}\nscenario: #/alf\nask: What?\n- one | gain < 1\n- two | gain > 1\n${revote}\n~~~\n~~~reveal\n~~~\n`;
const LESSON = lessonIn('one-drop', `---\ntitle: T\n---\n${choice('a', 'revote: yes')}${choice('b')}`);

test('a receipt is a few lines, and a class reads each of its answers once', () => {
  const answers = [
    { first: [0], second: [1] },
    { first: [1], second: null },
  ];
  const text = receiptOf(LESSON, answers, {
    why: 'A round trip\n is lost.',
    words: (question, [option = 0]) =>
      question.kind === 'choice' ? (question.options[option]?.words ?? '') : '',
    linkOf: (address) => `https://x.org/${address}`,
  });
  expect(text.split('\n').slice(0, -1)).toEqual(['T', '1. one, then two', '2. two', 'A round trip is lost.']);
  expect(collectTickets(text, ['one-drop']).tickets.get('one-drop')).toHaveLength(3);
});
