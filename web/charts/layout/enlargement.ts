/** How much larger an element is shown than it is laid out: where a page is enlarged for a room. */
export function enlargementOf(element: Element, width: number): number {
  const shown = element.getBoundingClientRect().width;
  return width > 0 && shown > 0 ? shown / width : 1;
}
