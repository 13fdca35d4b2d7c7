import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PictureTurns } from './pictureTurns.ts';

let frames: (() => void)[] = [];

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => frames.push(work));
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => {
    frames[frame - 1] = () => undefined;
  });
});

afterEach(() => void vi.unstubAllGlobals());

/** Runs frames until no more are requested. */
function pass(): void {
  while (frames.length > 0) frames.shift()?.();
}

function poolOf(isBusy: { now: boolean }) {
  const listeners = new Set<() => void>();
  return {
    isIdle: () => !isBusy.now,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell: () => {
      for (const listener of listeners) listener();
    },
  };
}

test('one after the other, each when nothing is being computed', () => {
  const busy = { now: true };
  const pool = poolOf(busy);
  const turns = new PictureTurns(pool);
  const end = turns.start();
  const drawn: string[] = [];
  const drawing = (name: string) => () => {
    drawn.push(name);
    busy.now = true;
  };
  turns.ask(drawing('first'));
  const giveUp = turns.ask(drawing('out of sight'));
  turns.ask(drawing('last'));
  pass();
  expect(drawn).toEqual([]);
  busy.now = false;
  pool.tell();
  pass();
  expect(drawn).toEqual(['first']);
  giveUp();
  busy.now = false;
  pool.tell();
  pass();
  expect(drawn).toEqual(['first', 'last']);
  end();
  busy.now = false;
  turns.ask(drawing('after the end'));
  pool.tell();
  end();
  pass();
  expect(drawn).toEqual(['first', 'last']);
});
