// Computes the measures of any scenario of any laboratory.

import type { LabId } from '#pkg/params.ts';
import { type MeasurerOf, measurerOf as ofReplications } from '../../bench/rows/rows.ts';
import { LABORATORIES, ofLaboratory } from '../laboratories.ts';

export const measurerOf: MeasurerOf = async (lab, packets = '') => {
  const listed = LABORATORIES.find(({ id }) => id === lab);
  if (listed === undefined) throw new Error(`${lab} measures nothing`);
  const { replicationsOf, measurer, packetsOf } = await ofLaboratory(lab, listed.load);
  if (packets !== '') {
    const found = new Map(Object.entries((await packetsOf?.()) ?? {})).get(packets);
    if (found === undefined) throw new Error(`${lab} has no distribution of packets “${packets}”`);
    return found;
  }
  if (replicationsOf !== undefined) return ofReplications(lab, replicationsOf);
  if (measurer === undefined) throw new Error(`${lab} tells its measures to nobody else`);
  return measurer();
};

/** The names of a laboratory's distributions of packets. */
export async function packetsOf(lab: LabId): Promise<readonly string[]> {
  const listed = LABORATORIES.find(({ id }) => id === lab);
  const page = listed === undefined ? undefined : await ofLaboratory(lab, listed.load);
  return Object.keys((await page?.packetsOf?.()) ?? {});
}
