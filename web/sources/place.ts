// A place in a paper, in words.

/** "Section 4.2.1, figure 8"; a place that begins with a word only gets a capital. */
export function placeInWords(place: string): string {
  return /^(\d|[IVX]+\b)/.test(place) ? `Section ${place}` : place.charAt(0).toUpperCase() + place.slice(1);
}
