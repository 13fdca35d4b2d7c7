import { expect, test } from 'vitest';
import { lessonNumber, ticketOf } from '../answers/ticket.ts';
import { lessonIn } from '../read/reader.ts';
import { collectedWords, collectTickets, countVotes } from './collectTickets.ts';

const LESSON = lessonIn(
  'one-drop',
  '---\ntitle: T\n---\n~~~predict choice\nid: a\nscenario: #/alf\nask: What?\n- one | gain < 1\n- two | gain > 1\n~~~\n~~~reveal\n~~~\n',
);
const ticket = (option: number, isSecond = false) =>
  ticketOf(LESSON, { question: 0, isSecond, answer: [option] });

test('tickets are found in chats, links and tables, each as often as it stands there', () => {
  const chat = `Anna: ${ticket(0)}!\nBen;${ticket(1)};"${ticket(0).toLowerCase()}"\nhttps://x.org/#/learn/one-drop/${ticket(1)}.${ticket(0, true)}`;
  const { tickets, strangers } = collectTickets(`${chat} 2026-11-23 abcd-ef`, ['bursts', 'one-drop']);
  expect(tickets.get('one-drop')).toHaveLength(5);
  expect([...tickets.keys()]).toEqual(['one-drop']);
  expect(strangers).toBe(2);
});

test('tickets of a lesson in a link are found where its link is', () => {
  const lesson = { ...LESSON, id: 'text=q1-w_9' };
  const given = ticketOf(lesson, { question: 0, isSecond: false, answer: [1] });
  expect(collectTickets(given, ['one-drop']).strangers).toBe(1);
  const { tickets, strangers } = collectTickets(`https://x.org/#/learn/${lesson.id}/${given} and ${given}`, [
    'one-drop',
  ]);
  expect([tickets.get(lesson.id), strangers]).toEqual([[given, given], 0]);
});

test('tickets are those of the lesson that was pasted, where a lesson of the page has the same number', () => {
  let at = 0;
  while (lessonNumber(`text=${at}`) !== lessonNumber('one-drop')) at += 1;
  const lesson = { ...LESSON, id: `text=${at}` };
  const given = ticketOf(lesson, { question: 0, isSecond: false, answer: [1] });
  const { tickets } = collectTickets(`https://x.org/#/learn/${lesson.id} ${given}`, ['one-drop']);
  expect([...tickets]).toEqual([[lesson.id, [given]]]);
});

test('a ticket with a space in the place of its hyphen is found among words, and words are none', () => {
  const spaced = ticket(1).replace('-', ' ');
  expect(spaced).toMatch(/^\w{4} \w{2}$/);
  const chat = `Anna: ${spaced}, I think\nfrom Cleo ${spaced.toLowerCase()} and 2026 ${spaced}\nthis here is what they said in 2026 at 10 am`;
  const { tickets, strangers } = collectTickets(chat, ['one-drop']);
  expect([tickets.get('one-drop'), strangers]).toEqual([[ticket(1), ticket(1).toLowerCase(), ticket(1)], 0]);
});

test('the count says what tickets of no lesson here need', () => {
  const words = (text: string) => collectedWords(collectTickets(text, ['one-drop']));
  expect(words(ticket(0))).toBe('1 ticket.');
  const others = 'of a lesson of your own, paste that lesson’s link as well.';
  expect(words(`${ticket(0)} ${ticket(1)} 5H11-CR`)).toBe(
    `2 tickets; 1 more looks like a ticket of a lesson that this page does not know. If it is ${others}`,
  );
  expect(words('5H11-CR 5H11-CR')).toBe(
    `0 tickets; 2 more look like tickets of a lesson that this page does not know. If they are ${others}`,
  );
});

test('the name of a lesson in its link is no ticket', () => {
  const { strangers } = collectTickets('https://x.org/#/learn/draw-the-gain and draw-the-line', [
    'draw-the-gain',
  ]);
  expect(strangers).toBe(1);
});

test('of random groups hardly any passes for a ticket of a known lesson', () => {
  let seed = 1;
  const letters = () =>
    Array.from({ length: 6 }, () => {
      seed = (seed * 48271) % 2147483647;
      return '0123456789ABCDEFGHJKMNPQRSTVWXYZ'[seed % 32];
    }).join('');
  const text = Array.from({ length: 20_000 }, letters)
    .map((each) => `${each.slice(0, 4)}-${each.slice(4)}`)
    .join(' ');
  const found = [...collectTickets(text, ['one-drop', 'bursts', 'tails']).tickets.values()].flat();
  expect(found.length).toBeLessThan(3);
  // of plain words with spaces, at most this many are taken for tickets
  const spaced = [
    ...collectTickets(text.replaceAll('-', ' '), ['one-drop', 'bursts', 'tails']).tickets.values(),
  ].flat();
  expect(spaced.length).toBeLessThan(3);
});

test('votes are counted by option, first and second apart', () => {
  const votes = [
    { words: 'two', isSecond: false },
    { words: 'two', isSecond: true },
    { words: 'one', isSecond: false },
  ];
  expect(countVotes(votes, ['one', 'two', 'three'])).toEqual([
    { words: 'one', first: 1, second: 0 },
    { words: 'two', first: 1, second: 1 },
    { words: 'three', first: 0, second: 0 },
  ]);
  expect(countVotes(votes, []).map(({ words }) => words)).toEqual(['two', 'one']);
});
