import { expect, test } from 'vitest';
import { besideButton } from './besideButton.ts';

const room = { width: 400, height: 300 };
const button = { left: 100, right: 160, top: 50, bottom: 70 };
const low = { ...button, top: 250, bottom: 270 };

test('a box lies below its button, with one edge in common', () => {
  const size = { width: 80, height: 100 };
  expect(besideButton(button, size, room, 'left')).toEqual({ left: 100, top: 74 });
  expect(besideButton(button, size, room, 'right')).toEqual({ left: 80, top: 74 });
});

test('it lies above where there is no room below, and within the window in any case', () => {
  expect(besideButton(low, { width: 80, height: 100 }, room, 'left')).toEqual({ left: 100, top: 146 });
  expect(besideButton(low, { width: 350, height: 280 }, room, 'left')).toEqual({ left: 42, top: 12 });
  expect(besideButton(button, { width: 500, height: 400 }, room, 'right')).toEqual({ left: 8, top: 8 });
});
