// What the keyboard does, for the help dialog. Whoever adds a key adds its line here.

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
      ['Esc', 'close a dialog; end the reading of a figure'],
    ],
  },
  {
    where: 'While presenting',
    keys: [
      ['← →, Page Up, Page Down', 'the figure before, the next figure'],
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
      ['Enter', 'open what is found first, or the card in focus'],
      ['↓ ↑', 'the next card, the one before'],
    ],
  },
  {
    where: 'In a curve',
    keys: [
      ['← →', 'read the point before, the next point'],
      ['Page Up, Page Down', 'ten points on, ten back'],
      ['Home, End', 'the first point, the last'],
      ['Enter', 'go there, where the curve has a circle'],
      ['Tab', 'the circle, which the arrow keys move'],
    ],
  },
  {
    where: 'In a heat map',
    keys: [
      ['← → ↑ ↓', 'read the next cell'],
      ['Shift + arrow', 'five cells on'],
      ['Enter', 'go there'],
    ],
  },
  {
    where: 'In a turning surface',
    keys: [
      ['← → ↑ ↓', 'turn'],
      ['Home', 'the first view'],
      ['Shift + arrow', 'read the next cell'],
      ['Enter', 'go there'],
    ],
  },
  {
    where: 'In a buffer trace',
    keys: [
      ['← →', 'move in time; with Shift ten times as far'],
      ['+ −', 'zoom'],
      ['Page Up, Page Down', 'move the time window'],
      ['0, Esc', 'the whole time'],
    ],
  },
  {
    where: 'In an arrival order',
    keys: [
      ['← →', 'the packet that came before, the next one'],
      ['Shift + arrow', 'move the packet to another place'],
      ['Home, End', 'the first packet, the last'],
    ],
  },
  {
    where: 'In a distribution or a density',
    keys: [
      ['← →', 'read the bar before, the next bar'],
      ['Home, End', 'of times: the first bar, the last'],
      ['Page Up, Page Down', 'of whole numbers: ten on, ten back'],
    ],
  },
  {
    where: 'In the ladder of the first page',
    keys: [
      ['← →', 'the packet before, the next packet'],
      ['Enter', 'lose or save the packet'],
      ['Space', 'play, pause'],
      ['Home, End', 'the first packet, the last'],
    ],
  },
  {
    where: 'In the packet ladder',
    keys: [
      ['Space', 'play, pause'],
      ['← → ↑ ↓, K J', 'the packet before, the next packet'],
      ['Enter', 'the card of the packet'],
      ['D', 'lose or save the packet'],
      ['comma, full stop', 'the event before, the next event'],
      ['Home, End', 'start and end of the transfer'],
      ['+ −', 'zoom'],
      ['Page Up, Page Down', 'move the time window'],
      ['0', 'the whole transfer'],
      ['Esc', 'close the card, then leave the film'],
    ],
  },
];
