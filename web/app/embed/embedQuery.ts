// The query of an address, before its `#`: `?embed` for the page in a frame of another page, and `sliders=ta,d` for the sliders
// below the figure. Both say how a scenario is shown, so they are no part of it: `oos` reads only what follows the `#`.

/** The least height (px) of a frame with room for two sliders. */
export const ROOM_FOR_TWO = 270;

/** The parameter names in the query; whether a laboratory has these parameters, its table tells. */
export function slidersIn(search: string): readonly string[] {
  const sliderText = new URLSearchParams(search).get('sliders') ?? '';
  return [...new Set(sliderText.split(',').filter((name) => /^[a-z][a-z0-9_]*$/.test(name)))];
}

/** The first two of the asked parameters that the laboratory has, in a low frame the first. */
export function fittingSliders(asked: readonly string[], params: readonly { id: string }[], isLow: boolean) {
  return asked.filter((name) => params.some(({ id }) => id === name)).slice(0, isLow ? 1 : 2);
}

/** The address that shows a scenario in a frame. */
export function embedAddress(page: string, scenario: string, sliders: readonly string[]): string {
  const query = sliders.length === 0 ? '' : `&sliders=${sliders.join(',')}`;
  return `${page}?embed${query}${scenario}`;
}

export const SLIDERS = slidersIn(window.location.search);
