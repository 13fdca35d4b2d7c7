// What an address asks for before its `#`: the page in the frame of another (`?embed`), and the sliders that are to stand below
// the figure (`sliders=ta,d`). Both are about how a scenario is shown, and so no part of it: `oos` reads what follows the `#`.

/** More than this do not fit under a figure. */
const SLIDERS_AT_MOST = 2;

/** A frame that is lower has room for one slider (px). */
export const ROOM_FOR_TWO = 270;

/** Of some sliders, those that stand in a frame of this height (px). */
export function slidersAt(height: number, sliders: readonly string[]): readonly string[] {
  return sliders.slice(0, height < ROOM_FOR_TWO ? 1 : SLIDERS_AT_MOST);
}

/** Names of parameters, as they are given; only a laboratory's table tells which it has. */
export function slidersIn(search: string): readonly string[] {
  const sliderText = new URLSearchParams(search).get('sliders') ?? '';
  return [...new Set(sliderText.split(',').filter((name) => /^[a-z][a-z0-9_]*$/.test(name)))];
}

/** The first of them that a laboratory has, as many as there is room for. */
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
