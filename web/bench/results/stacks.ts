// Colours and dashes of the TCP stacks in every figure, distinguishable with red-green colour blindness
// (scripts/theme.test.mjs). The two stacks that adapt nothing are green, and their curves often coincide: one is dashed.

import type { TcpScenario } from '#pkg/params.ts';

export const STACK_COLORS: Readonly<Record<TcpScenario['stack'], string>> = {
  bare: 'var(--stream-2)',
  'reno-2002': 'var(--stream-6)',
  'linux-2010': 'var(--stream-5)',
  'linux-2019': 'var(--stream-4)',
};

export const STACK_DASHES: Readonly<Partial<Record<TcpScenario['stack'], string>>> = { 'reno-2002': '8 5' };
