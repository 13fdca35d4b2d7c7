/** How much larger an element is shown than it is laid out: where a page is enlarged for a room. */
export function enlargementOf(element: Element, widthOf: () => number): number {
  // asked for, the size takes a layout of the page; some browsers know the enlargement without
  if (element.currentCSSZoom !== undefined) return element.currentCSSZoom;
  const shown = element.getBoundingClientRect().width;
  const width = widthOf();
  return width > 0 && shown > 0 ? shown / width : 1;
}
