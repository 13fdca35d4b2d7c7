// Keyboard shortcuts outside the charts, for the help dialog; each chart declares its own keys (charts/gestures/keys.ts).

export interface KeyGroup {
  readonly where: string;
  readonly keys: readonly (readonly [combination: string, does: string])[];
}

export const KEYS: readonly KeyGroup[] = [
  {
    where: 'Everywhere',
    keys: [
      ['Tab', 'next control'],
      ['?', 'this list'],
      ['P', 'present: the figure alone, as large as the window'],
      ['Ctrl + Z', 'undo the last change of the scenario'],
      ['Ctrl + Shift + Z, Ctrl + Y', 'redo it'],
      ['Alt + ←', 'the scenario before this one'],
      ['Alt + →', 'the scenario after this one'],
      ['Esc', 'close a dialog'],
    ],
  },
  {
    where: 'While presenting',
    keys: [
      [
        '← →, Page Up, Page Down',
        'previous figure, next figure; with scenarios kept: previous, next of these',
      ],
      ['Shift + ← →', 'previous figure, next figure, with scenarios kept too'],
      ['Home, End', 'the first, the last'],
      ['B, .', 'black screen; any key or a click shows the figure again'],
      ['Space', 'play, pause'],
      ['Esc', 'leave'],
    ],
  },
  {
    where: 'On a slider',
    keys: [
      ['← →', 'one step'],
      ['Page Up, Page Down', 'ten steps'],
      ['Home, End', 'smallest and largest value'],
    ],
  },
  {
    where: 'In a number field',
    keys: [
      ['Enter', 'take the number'],
      ['↑ ↓', 'one step'],
    ],
  },
  {
    where: 'In the presets',
    keys: [
      ['letters', 'find by a word, a figure of a paper, an author'],
      ['Enter', 'open the first result, or the card in focus'],
      ['↓ ↑', 'next card, previous card'],
    ],
  },
];
