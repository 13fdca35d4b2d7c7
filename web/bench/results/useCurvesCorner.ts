// The list in a figure's corner from which a reader chooses the curves; it has the same name in every laboratory.

import type { LabId } from '#pkg/params.ts';
import type { Corner } from '../../charts/layout/titles.ts';
import { uncapital } from '../../notation/capital.ts';
import type { ParameterId } from '../../scenario/values.ts';
import { chosenName, useChoosing } from './useChoosing.ts';

/** The corner of a figure: the name of the drawn curves, and the list of others. */
export function useCurvesCorner<L extends LabId>(lab: L, id: ParameterId<L>): Corner {
  const choose = useChoosing(lab, id);
  return { text: `${choose.label}: ${uncapital(chosenName(choose))}`, choose };
}
