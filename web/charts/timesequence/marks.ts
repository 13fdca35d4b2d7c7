// How each kind of packet is drawn, and each line of the other direction: by a form and a colour, never by colour alone.

import type { Token } from '../marks/palette.ts';

type Form = 'dot' | 'disc' | 'cross' | 'square' | 'ring';

export interface Mark {
  readonly form: Form;
  readonly color: Token;
  /** Hollow and dotted: it is not certain. */
  readonly isOpen?: boolean;
}

/** By the kinds' numbers (model: trace/packets/kind.rs). */
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

/** The first line's number in the cells. */
export const FIRST_LINE = 10;

/** Acknowledged, the window's edge, selective acknowledgments, and those of bytes that came again. */
export const LINES: readonly Token[] = ['--ack', '--n3', '--text-soft', '--retransmission'];

const BLANK: Mark = { form: 'dot', color: '--line' };

export function markOf(kind: number): Mark {
  return MARKS[kind] ?? BLANK;
}

/** Pixels from the middle of a form to its edge. */
const REACH: Readonly<Record<Form, number>> = { dot: 2.25, disc: 4, ring: 4, cross: 4.5, square: 4 };

/** A form around a place, as the path of an SVG; smaller by `scale` where many crowd. */
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

/** How a form is painted: filled, or drawn with a line of this width. */
export function strokeOf({ form, isOpen = false }: Mark): { width: number; dash: readonly number[] } | null {
  if (form === 'dot' || form === 'disc') return null;
  const width = form === 'cross' ? 2.25 : 1.75;
  return { width, dash: isOpen ? [2, 2] : [] };
}
