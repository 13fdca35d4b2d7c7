import { vi } from 'vitest';

/** Repeats a check until it does not throw; returns its answer. On a busy machine a page may need half a minute. */
export const eventually = <Answer>(check: () => Answer | Promise<Answer>): Promise<Answer> =>
  vi.waitFor(check, { timeout: 60_000 });
