// Boxes of the labels of references and markers, which names of lines avoid.

import type { Box } from '../../layout/box.ts';
import { NOTE_SIZE, textWidth } from '../../layout/text.ts';
import {
  baselineOf,
  type MarkersProps,
  placeMarkers,
  placeReferences,
  type ReferencesProps,
  sidesBox,
} from '../../marks/Marks.tsx';

export function boxesOfReferences(references: ReferencesProps): Box[] {
  return placeReferences(references).labels.map(({ left, right, at }) => boxOf(left, right, at));
}

export function boxesOfMarkers(markers: MarkersProps): Box[] {
  return placeMarkers(markers).flatMap(({ item: { label, sides }, at, textAt, row, side }) => {
    const end = textAt + side * textWidth(label, NOTE_SIZE);
    const own = boxOf(Math.min(textAt, end), Math.max(textAt, end), baselineOf(row, markers));
    const beside = sides === undefined ? null : sidesBox(sides, at, markers.area);
    return beside === null ? [own] : [own, beside];
  });
}

function boxOf(left: number, right: number, baseline: number): Box {
  return { left, right, top: baseline - 12, bottom: baseline + 4 };
}
