import { vi } from 'vitest';

/** Until the check throws no more; its answer. On a machine that does ten other things besides a page may need half a minute. */
export const eventually = <Answer>(check: () => Answer | Promise<Answer>): Promise<Answer> =>
  vi.waitFor(check, { timeout: 60_000 });
