// Drops forced packets that a transfer does not have, as a link may name them.

import type { AlfScenario } from '#pkg/params.ts';
import { itemsOf } from '../../../scenario/transmissions.ts';

/** The scenario without forced packets beyond its N. The model returns the same numbers for it. */
export function withoutPacketsBeyondN(scenario: Readonly<AlfScenario>): Readonly<AlfScenario> {
  const has = (list: string) =>
    itemsOf(list)
      .filter((item) => Number.parseInt(item, 10) <= scenario.n)
      .join(',');
  const [lose, save] = [has(scenario.lose), has(scenario.save)];
  return lose === scenario.lose && save === scenario.save ? scenario : { ...scenario, lose, save };
}
