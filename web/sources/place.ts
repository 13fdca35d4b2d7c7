// Where a paper says something, in words.

/** "Section 4.2.1, figure 8"; what begins with a word stands as it is. */
export function placeInWords(place: string): string {
  return /^(\d|[IVX]+\b)/.test(place) ? `Section ${place}` : place.charAt(0).toUpperCase() + place.slice(1);
}
