// The call of a replication of the jitter path.

import type { Call } from '../../../sim/calls.ts';

export const pathCall = (text: string, run: number): Call<'metrics_jitter'> => ({
  fn: 'metrics_jitter',
  args: [text, run],
});
