// "In order  complete after 270 ms  (100 ms later)": as much of a diagram's heading as fits.

import { LABEL_SIZE, NOTE_SIZE, textWidth } from '../layout/text.ts';
import type { LadderFrame } from './lanes.ts';
import type { Diagram, DiagramTitle, Scene } from './scene.ts';

/** Pixels between the parts of a heading. */
export const GAP = 10;

/**
 * Parts of a heading, each adding to the one before: its name, its result, the text before the result, the comparison.
 */
type Detail = 0 | 1 | 2 | 3;

const DETAILS: readonly Detail[] = [3, 2, 1, 0];

/** The most detail that fits in the headings of all diagrams, the same for all so that they can be compared. */
export function headingDetail({ diagrams, names }: Scene, frame: LadderFrame): Detail {
  return (
    DETAILS.find((detail) =>
      diagrams.every((diagram) => widthOf(diagram.titles, names.result, detail) <= roomOf(diagram, frame)),
    ) ?? 0
  );
}

export function headingWidths(scene: Scene, frame: LadderFrame): number[] {
  const detail = headingDetail(scene, frame);
  return scene.diagrams.map(({ titles }) => widthOf(titles, scene.names.result, detail));
}

/** Width for a heading, without the note at the other end (px). */
function roomOf({ note }: Diagram, { left, right, isNarrow }: LadderFrame): number {
  const other = note === undefined || isNarrow ? 0 : textWidth(note, NOTE_SIZE) + 2 * GAP;
  return right - left - other;
}

function widthOf(titles: readonly DiagramTitle[], before: string, detail: Detail): number {
  return titles.reduce((sum, { text, result, against }) => {
    const parts = [
      textWidth(text, LABEL_SIZE, 600),
      textWidth(result, LABEL_SIZE, 600),
      textWidth(`${before} `, LABEL_SIZE),
      against === undefined ? 0 : textWidth(`(${against})`, LABEL_SIZE),
    ];
    return sum + parts.slice(0, detail + 1).reduce((own, width) => own + width + (width > 0 ? GAP : 0), 0);
  }, 0);
}
