import { expect, test } from 'vitest';
import { VIEWS, viewIn } from './view.ts';

test('a view stands in the address before the lesson', () => {
  for (const view of VIEWS) expect(viewIn(`?view=${view}`)).toBe(view);
  expect(viewIn('?present&view=room')).toBe('room');
  for (const none of ['', '?view', '?view=', '?view=constructor', '?views=room', '?view=ROOM'])
    expect(viewIn(none)).toBeNull();
});
