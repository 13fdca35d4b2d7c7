// Words that come with a block and stand for the author's own: what is still to be written is found by them.

export const STANDS_FOR = {
  title: 'A lesson of my own',
  story: 'One or two sentences that make somebody curious.',
  goal: 'Say what a reader can say afterwards.',
  before: 'What a reader knows before.',
  known: 'State what is known.',
  asked: 'What happens?',
  one: 'One thing',
  other: 'Another',
  said: 'What is said to whoever has chosen it.',
  number: 'How much is it?',
  curve: 'How does it change? Draw it.',
  sorted: 'Sort them, the largest first.',
  place: 'Where is it largest?',
  bars: 'How often does it lie where?',
  packet: 'Which packet is it?',
  learned: 'What the reader learns from it.',
  happens: 'Say in two sentences what happens in the network.',
  why: 'Why is it so?',
  points: 'first point; second point',
  free: 'Make it small.',
  misconception: 'What most will say, and why.',
  say: 'What to ask in the room before the vote.',
  whose: 'whose number it is',
  axis: 'what the axis is called',
} as const;

export interface Place {
  readonly from: number;
  readonly to: number;
}

const ALL = Object.values(STANDS_FOR).map((words) => words.replaceAll(/[.?]/g, '\\$&'));
/** Behind a key, at the head of an option or of what is said, or a sentence of its own: never within another's sentence. */
const STANDS = new RegExp(
  `^(?:[a-z][a-z-]*: |- |[^\\S\\n]*> |.*[.:|] )?(${ALL.join('|')})(?= \\||$| [A-Z])`,
  'gm',
);

/** From the first to the last; each is as long as the words that are to be replaced. */
export function unwritten(text: string): readonly Place[] {
  return [...text.matchAll(STANDS)].map(({ index, 0: whole, 1: words = '' }) => {
    const to = index + whole.length;
    return { from: to - words.length, to };
  });
}
