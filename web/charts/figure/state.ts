// The state of a figure; it has one at a time.

export type FigureState =
  /** Nothing is drawn: nothing was asked for, or the result is empty. */
  | { readonly kind: 'empty' }
  /** Nothing has come yet: the figure keeps its place and draws only the titles. */
  | { readonly kind: 'waiting'; readonly busy: Busy }
  /** The drawing shows the previous scenario until the present one's data come. */
  | { readonly kind: 'stale'; readonly busy: Busy }
  /** Nothing more will come; `error` says why, or is null where the page says it. */
  | { readonly kind: 'stopped'; readonly error: string | null }
  | { readonly kind: 'shown'; readonly busy: Busy }
  /**
   * The question that the figure answers is still open: nothing is computed, and nothing of the answer is on the page.
   */
  | { readonly kind: 'covered' };

/** Progress from 0 to 1; true if it is unknown; false if nothing is being computed. */
export type Busy = boolean | number;

export const SHOWN: FigureState = { kind: 'shown', busy: false };

export function busyOf(state: FigureState): Busy {
  return 'busy' in state ? state.busy : false;
}

/** The figure's state combined with that of another part, which is being computed or has failed. */
export function withPart(state: FigureState, part: { busy: Busy; error: string | null }): FigureState {
  if (state.kind === 'covered' || state.kind === 'stopped') return state;
  if (part.error !== null) return { kind: 'stopped', error: part.error };
  return 'busy' in state ? { ...state, busy: state.busy || part.busy } : state;
}
