// What a scenario's sender is called: its stack, and whether anything of it is changed.

import type { TcpScenario } from '#pkg/params.ts';
import { paramsOf } from '../../scenario/values.ts';
import { nameOf } from './looks.ts';

/** Parameters that are as the stack has them unless a reader says otherwise. */
export function switches(): (keyof TcpScenario)[] {
  return paramsOf('tcp').flatMap(({ id, group, values }) =>
    group !== 'figure' && values.kind === 'choice' && values.default === 'stack'
      ? [id as keyof TcpScenario]
      : [],
  );
}

export function isPlain(scenario: Readonly<TcpScenario>): boolean {
  return switches().every((id) => scenario[id] === 'stack');
}

export function senderName(scenario: Readonly<TcpScenario>): string {
  const name = nameOf('stack', scenario.stack);
  return isPlain(scenario) ? name : `${name}, changed`;
}
