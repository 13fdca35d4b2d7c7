import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inPieces } from './inPieces.ts';

let now = 0;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A picture whose computation takes this many tasks. */
function picture(name: string, tasks: number, painted: string[]) {
  let left = tasks;
  return {
    find: () => {
      // longer than a task may compute
      now += 9;
      left -= 1;
      return left <= 0;
    },
    paint: () => {
      painted.push(name);
    },
  };
}

test('pictures that come faster than they are found: one is painted to its end, and then the newest', () => {
  const painted: string[] = [];
  const pieces = inPieces();
  pieces.give(picture('first', 3, painted));
  vi.runOnlyPendingTimers();
  expect(painted).toEqual([]);
  pieces.give(picture('second', 3, painted));
  pieces.give(picture('third', 3, painted));
  vi.runAllTimers();
  expect(painted).toEqual(['first', 'third']);
});

test('what needs no search is painted in the next task, once', () => {
  const painted: string[] = [];
  const pieces = inPieces();
  pieces.give({ paint: () => painted.push('it') });
  expect(painted).toEqual([]);
  vi.runAllTimers();
  expect(painted).toEqual(['it']);
});

test('nothing is painted after an end', () => {
  const painted: string[] = [];
  const pieces = inPieces();
  pieces.give(picture('it', 3, painted));
  vi.runOnlyPendingTimers();
  pieces.stop();
  vi.runAllTimers();
  expect(painted).toEqual([]);
  pieces.give(picture('another', 1, painted));
  vi.runAllTimers();
  expect(painted).toEqual(['another']);
});
