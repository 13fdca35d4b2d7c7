import { expect, test, vi } from 'vitest';
import { runInTasks } from './runInTasks.ts';

test('steps go on in tasks that end in time, and give what they end with', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const tasks: number[] = [0];
  function* steps(): Generator<void, string> {
    for (let step = 0; step < 6; step += 1) {
      now += 3;
      tasks[tasks.length - 1] = (tasks.at(-1) ?? 0) + 1;
      // a task in between
      if (tasks.at(-1) === 1) setTimeout(() => tasks.push(0));
      yield;
    }
    return 'end';
  }
  expect(await runInTasks(steps())).toBe('end');
  // 9 ms are longer than a task
  expect(tasks).toEqual([3, 3, 0]);
  vi.restoreAllMocks();
});
