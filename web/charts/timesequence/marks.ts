// How each kind of packet, and each line of the other direction, is drawn: by a form and a colour, never by colour
// alone.

import type { Token } from '../marks/palette.ts';

type Form = 'dot' | 'disc' | 'cross' | 'square' | 'ring';

interface Mark {
  readonly form: Form;
  readonly color: Token;
  /** Hollow and dotted: the judgement is uncertain. */
  readonly isOpen?: boolean;
}

/** Marks by the number of the packet's kind (model: trace/packets/kind.rs). */
export const MARKS: readonly Mark[] = [
  { form: 'dot', color: '--line-strong' },
  { form: 'disc', color: '--disorder-2' },
  { form: 'ring', color: '--disorder-2', isOpen: true },
  { form: 'ring', color: '--reference', isOpen: true },
  { form: 'cross', color: '--lost' },
  { form: 'cross', color: '--lost', isOpen: true },
  { form: 'square', color: '--retransmission' },
  { form: 'square', color: '--reference' },
  { form: 'dot', color: '--line' },
];

/** The number in the cells that stands for the first of `LINES`. */
export const FIRST_LINE = 10;

/**
 * Colours of the other direction's lines: acknowledgments, the window's edge, selective acknowledgments, and those
 * (DSACK) of bytes that came again.
 */
export const LINES: readonly Token[] = ['--ack', '--n3', '--text-soft', '--retransmission'];

const BLANK: Mark = { form: 'dot', color: '--line' };

export function markOf(kind: number): Mark {
  return MARKS[kind] ?? BLANK;
}

/** Pixels from the middle of a form to its edge. */
const REACH: Readonly<Record<Form, number>> = { dot: 2.25, disc: 4, ring: 4, cross: 4.5, square: 4 };

/** A form around a place, as an SVG path; `scale` below 1 shrinks it where many crowd. */
export function formPath({ form }: Mark, x: number, y: number, scale = 1): string {
  const reach = round(REACH[form] * scale);
  switch (form) {
    case 'cross':
      return `M${x - reach} ${y - reach}l${2 * reach} ${2 * reach}m0 ${-2 * reach}l${-2 * reach} ${2 * reach}`;
    case 'square':
      return `M${x - reach} ${y - reach}h${2 * reach}v${2 * reach}h${-2 * reach}z`;
    default:
      return `M${x + reach} ${y}a${reach} ${reach} 0 1 0 ${-2 * reach} 0a${reach} ${reach} 0 1 0 ${2 * reach} 0`;
  }
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Line width and dashes of a form that is drawn as an outline; null for a filled form. */
export function strokeOf({ form, isOpen = false }: Mark): { width: number; dash: readonly number[] } | null {
  if (form === 'dot' || form === 'disc') return null;
  const width = form === 'cross' ? 2.25 : 1.75;
  return { width, dash: isOpen ? [2, 2] : [] };
}
