// Sets a leading sentence so small that it fits into its band as a whole.

/** Values of `data-long`, largest type first (Lead.module.css). */
const STEPS = ['0', '1', '2', '3', '4'] as const;

/** Sets the largest size at which the paragraph is no higher than its band; the smallest if none fits. */
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
