// How a figure stands: in one of these states at a time.

export type FigureState =
  /** Nothing is asked for, or all has been computed: there is nothing to draw. */
  | { readonly kind: 'empty' }
  /** Nothing has come yet: its place is kept, and nothing is drawn in it but the titles. */
  | { readonly kind: 'waiting'; readonly busy: Busy }
  /** What is drawn is of the scenario before, until this one's has come. */
  | { readonly kind: 'stale'; readonly busy: Busy }
  /** Nothing more will come: the figure says why, or the page does. */
  | { readonly kind: 'stopped'; readonly error: string | null }
  | { readonly kind: 'shown'; readonly busy: Busy }
  /** A question that it answers is still open: nothing is computed for it, and nothing of the answer is on the page. */
  | { readonly kind: 'covered' };

/** The share of the work that is done, from 0 to 1, or true where none is known; false while there is none to wait for. */
export type Busy = boolean | number;

export const SHOWN: FigureState = { kind: 'shown', busy: false };

export function busyOf(state: FigureState): Busy {
  return 'busy' in state ? state.busy : false;
}

/** The same figure while something else of it is computed, or has failed. */
export function withPart(state: FigureState, part: { busy: Busy; error: string | null }): FigureState {
  if (state.kind === 'covered' || state.kind === 'stopped') return state;
  if (part.error !== null) return { kind: 'stopped', error: part.error };
  return 'busy' in state ? { ...state, busy: state.busy || part.busy } : state;
}
