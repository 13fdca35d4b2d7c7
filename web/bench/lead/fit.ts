// How small a leading sentence is set, so that it fits into its band as a whole.

/** How the style sheet sets it, largest first (Lead.module.css). */
const STEPS = ['0', '1', '2', '3', '4'] as const;

/** Sets the largest size at which the paragraph is no higher than its band, and the smallest where none is. */
export function setToFit(
  paragraph: Pick<HTMLElement, 'offsetHeight' | 'dataset'>,
  band: Pick<HTMLElement, 'clientHeight'>,
): void {
  const { dataset } = paragraph;
  delete dataset.long;
  for (const step of STEPS) {
    if (paragraph.offsetHeight <= band.clientHeight) return;
    dataset.long = step;
  }
}
