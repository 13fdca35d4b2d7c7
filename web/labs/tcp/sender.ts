// The name of a scenario's sender: its stack, and whether any switch is changed.

import type { TcpScenario } from '#pkg/params.ts';
import { paramsOf } from '../../scenario/values.ts';
import { nameOf } from './looks.ts';

/** The sender's switches: parameters whose value "stack" means that of the stack. */
export function senderSwitches(): (keyof TcpScenario)[] {
  return paramsOf('tcp').flatMap(({ id, group, values }) =>
    group !== 'figure' && values.kind === 'choice' && values.default === 'stack'
      ? [id as keyof TcpScenario]
      : [],
  );
}

export function isPlain(scenario: Readonly<TcpScenario>): boolean {
  return senderSwitches().every((id) => scenario[id] === 'stack');
}

export function senderName(scenario: Readonly<TcpScenario>): string {
  const name = nameOf('stack', scenario.stack);
  return isPlain(scenario) ? name : `${name}, changed`;
}
