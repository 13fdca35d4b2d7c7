// What is done by hand to packets that a transfer has: a link may name others.

import type { AlfScenario } from '#pkg/params.ts';
import { itemsOf } from '../../../scenario/transmissions.ts';

/** The same scenario; where it names packets that the transfer does not have, without these. The same numbers are computed. */
export function ofItsPackets(scenario: Readonly<AlfScenario>): Readonly<AlfScenario> {
  const has = (list: string) =>
    itemsOf(list)
      .filter((item) => Number.parseInt(item, 10) <= scenario.n)
      .join(',');
  const [lose, save] = [has(scenario.lose), has(scenario.save)];
  return lose === scenario.lose && save === scenario.save ? scenario : { ...scenario, lose, save };
}
