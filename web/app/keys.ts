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
      ['Alt + ←', 'the scenario before this one'],
      ['Alt + →', 'the scenario after this one'],
      ['Esc', 'close a dialog'],
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
    where: 'In the packet ladder',
    keys: [
      ['Space', 'play, pause'],
      ['← →', 'the event before, the next event'],
      ['↑ ↓, K J', 'the ADU before, the next ADU'],
      ['D', 'drop or save the pinned ADU'],
      ['Home, End', 'start and end of the transfer'],
      ['+ −, Page Up, Page Down', 'zoom, move the time window'],
      ['0', 'the whole transfer'],
      ['Esc', 'unpin, then leave the film'],
    ],
  },
];
