// How the TCP stacks look in every figure: the two that adapt nothing are greens, often one line, the others are far from them.

import type { TcpScenario } from '#pkg/params.ts';

export const STACK_COLORS: Readonly<Record<TcpScenario['stack'], string>> = {
  bare: 'var(--stream-2)',
  'reno-2002': 'var(--stream-6)',
  'linux-2010': 'var(--stream-3)',
  'linux-2019': 'var(--stream-4)',
};
