// The query of an address, before its `#`: `?embed` for the page in a frame of another page, and `sliders=ta,d` for the sliders
// below the figure. Both say how a scenario is shown, so they are no part of it: `oos` reads only what follows the `#`.

/** The most sliders that fit under a figure. */
const SLIDERS_AT_MOST = 2;

/** The least height (px) of a frame with room for two sliders. */
export const ROOM_FOR_TWO = 270;

/** Those of the asked sliders that a frame of this height (px) shows. */
export function slidersAt(height: number, sliders: readonly string[]): readonly string[] {
  return sliders.slice(0, height < ROOM_FOR_TWO ? 1 : SLIDERS_AT_MOST);
}

/** The parameter names in the query; whether a laboratory has these parameters, its table tells. */
export function slidersIn(search: string): readonly string[] {
  const sliderText = new URLSearchParams(search).get('sliders') ?? '';
  return [...new Set(sliderText.split(',').filter((name) => /^[a-z][a-z0-9_]*$/.test(name)))];
}

/** The first of the asked parameters that the laboratory has: two in a high frame, else one. */
export function slidersAmong(
  asked: readonly string[],
  isHigh: boolean,
  isKnown: (id: string) => boolean,
): readonly string[] {
  return asked.filter(isKnown).slice(0, isHigh ? SLIDERS_AT_MOST : 1);
}

/** The address that shows a scenario in a frame. */
export function embedAddress(page: string, scenario: string, sliders: readonly string[]): string {
  const query = sliders.length === 0 ? '' : `&sliders=${sliders.join(',')}`;
  return `${page}?embed${query}${scenario}`;
}

export const SLIDERS = slidersIn(window.location.search);
