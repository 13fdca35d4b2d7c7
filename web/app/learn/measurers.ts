// The measures of any scenario of any laboratory.

import { type MeasurerOf, measurerOf as ofReplications } from '../../bench/rows/rows.ts';
import { LABORATORIES, ofLaboratory } from '../laboratories.ts';

export const measurerOf: MeasurerOf = async (lab) => {
  const listed = LABORATORIES.find(({ id }) => id === lab);
  if (listed === undefined) throw new Error(`${lab} measures nothing`);
  const { replicationsOf, measurer } = await ofLaboratory(lab, listed.load);
  if (replicationsOf !== undefined) return ofReplications(lab, replicationsOf);
  if (measurer === undefined) throw new Error(`${lab} tells its measures to nobody else`);
  return measurer();
};
