// How the TCP stacks look in every figure: far from each other also to who tells red from green badly (scripts/theme.test.mjs). The
// two that adapt nothing are greens and often one line: one of them is dashed, so that both are seen.

import type { TcpScenario } from '#pkg/params.ts';

export const STACK_COLORS: Readonly<Record<TcpScenario['stack'], string>> = {
  bare: 'var(--stream-2)',
  'reno-2002': 'var(--stream-6)',
  'linux-2010': 'var(--stream-5)',
  'linux-2019': 'var(--stream-4)',
};

export const STACK_DASHES: Readonly<Partial<Record<TcpScenario['stack'], string>>> = { 'reno-2002': '8 5' };
