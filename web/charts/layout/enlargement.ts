/** The factor by which an element laid out `width` pixels wide is shown larger, where a page is presented to a room. */
export function enlargementOf(element: Element, width: number): number {
  const shown = element.getBoundingClientRect().width;
  return width > 0 && shown > 0 ? shown / width : 1;
}
