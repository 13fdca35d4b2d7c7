import type { KeyboardEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { keyLineText } from './keyLineText.ts';
import { type KeyLine, keyLine, keysInWords, runKeyAction } from './keys.ts';

const stroke = (key: string, shiftKey = false) => ({ key, shiftKey }) as KeyboardEvent;

test('a key does what it is declared for, and no other does anything', () => {
  const step = vi.fn();
  const move = vi.fn();
  const lines: readonly KeyLine[] = [
    keyLine({ ArrowLeft: -1, ArrowRight: 1 }, 'read', step, false),
    keyLine({ ArrowLeft: -1, ArrowRight: 1 }, 'move', move, true),
    keyLine({ l: 'lose' }, 'lose it', step),
    { keys: ['Tab'], does: 'the circle' },
  ];
  expect(runKeyAction(lines, stroke('ArrowRight'))).toBe(true);
  expect(runKeyAction(lines, stroke('ArrowLeft', true))).toBe(true);
  expect(runKeyAction(lines, stroke('L', true))).toBe(true);
  expect(step.mock.calls.map(([value]) => value)).toEqual([1, 'lose']);
  expect(move.mock.calls.map(([value]) => value)).toEqual([-1]);
  for (const key of ['Tab', 'x', 'Home', 'constructor'])
    expect(runKeyAction(lines, stroke(key)), key).toBe(false);
});

test('keys are said as they stand on a keyboard', () => {
  const said = (keys: readonly string[], withShift?: boolean) => keyLineText({ keys, withShift, does: '' });
  expect(said(['ArrowLeft', 'ArrowRight', 'k'])).toBe('← → K');
  expect(said(['+', '=', '-', '_'])).toBe('+ −');
  expect(said(['PageUp', 'PageDown'])).toBe('Page Up, Page Down');
  expect(said(['ArrowUp'], true)).toBe('Shift + ↑');
  expect(said(['0', 'Escape'])).toBe('0, Esc');
  expect(said([' '])).toBe('Space');
});

test('and in words for those who hear the page', () => {
  const lines = [
    { keys: ['ArrowUp', 'ArrowDown'], withShift: true, does: 'five cells on' },
    { keys: ['Enter'], does: 'go there' },
  ];
  expect(keysInWords(lines)).toBe('Shift + ↑ ↓: five cells on; Enter: go there');
  const all = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
  expect(keysInWords([{ keys: all, does: 'read the next cell' }])).toBe('arrow keys: read the next cell');
  // keys are named as in the help
  const film = [
    { keys: [' '], does: 'play, pause' },
    { keys: [',', '.'], does: 'step' },
    { keys: ['+', '='], does: 'closer' },
    { keys: ['l'], does: 'lose the packet' },
  ];
  expect(keysInWords(film)).toBe('Space: play, pause; comma, full stop: step; +: closer; L: lose the packet');
});
