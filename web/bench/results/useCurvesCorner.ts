// Which curves a figure draws: chosen in its corner, under one name in every laboratory.

import type { LabId, Scenarios } from '#pkg/params.ts';
import type { Corner } from '../../charts/layout/titles.ts';
import { uncapital } from '../words/sentence.ts';
import { chosenName, useChoosing } from './useChoosing.ts';

/** The corner of a figure: what curves are drawn, and the list that opens to choose others. */
export function useCurvesCorner<L extends LabId>(lab: L, id: keyof Scenarios[L] & string): Corner {
  const choose = useChoosing(lab, id);
  return { text: `${choose.label}: ${uncapital(chosenName(choose))}`, choose };
}
