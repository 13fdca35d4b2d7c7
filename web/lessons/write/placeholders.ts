// The placeholders in inserted blocks, which the author replaces. The page finds what is still to be written by them.

export const PLACEHOLDERS = {
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

interface Place {
  readonly from: number;
  readonly to: number;
}

const ALL = Object.values(PLACEHOLDERS).map((words) => words.replaceAll(/[.?]/g, '\\$&'));
/** A placeholder after a key, at the start of an option or comment, or as a whole sentence, but never inside another sentence. */
const STANDS = new RegExp(
  `^(?:[a-z][a-z-]*: |- |[^\\S\\n]*> |.*[.:|] )?(${ALL.join('|')})(?= \\||$| [A-Z])`,
  'gm',
);

/** The ranges of all placeholders in a text, in order. */
export function findPlaceholders(text: string): readonly Place[] {
  return [...text.matchAll(STANDS)].map(({ index, 0: whole, 1: words = '' }) => {
    const to = index + whole.length;
    return { from: to - words.length, to };
  });
}
