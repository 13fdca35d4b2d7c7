/** Keys of a presentation, and of remote controls: 1 for the next step, −1 for the previous one. */
export const PRESENTER_KEYS: Readonly<Record<string, 1 | -1>> = {
  PageDown: 1,
  PageUp: -1,
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowUp: -1,
};
