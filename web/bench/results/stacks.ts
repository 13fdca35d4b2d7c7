// How the TCP stacks look in every figure: the first of the family is the green of what is taken back, which stands beside them.

import type { TcpScenario } from '#pkg/params.ts';

export const STACK_COLORS: Readonly<Record<TcpScenario['stack'], string>> = {
  bare: 'var(--stream-5)',
  'reno-2002': 'var(--stream-2)',
  'linux-2010': 'var(--stream-3)',
  'linux-2019': 'var(--stream-4)',
};
