// Mixes colours in OKLab (Ottosson 2020), where equal steps look equal.

type Triple = readonly [number, number, number];

/** A function from a share (0 to 1) to the colour at that place of an even ramp through all `colours` (`#rrggbb`). */
export function colourRamp(colours: readonly string[]): (share: number) => string {
  const places = colours.map((colour) => labOf(colour));
  const last = places.length - 1;
  return (share) => {
    const at = Math.min(Math.max(share, 0), 1) * last;
    const from = Math.min(Math.floor(at), last - 1);
    const [a, b] = [places[from] ?? BLACK, places[from + 1] ?? BLACK];
    const part = at - from;
    return colourOf(combined((i) => a[i] * (1 - part) + b[i] * part));
  };
}

const BLACK: Triple = [0, 0, 0];

function combined(of: (i: 0 | 1 | 2) => number): Triple {
  return [of(0), of(1), of(2)];
}

function labOf(colour: string): Triple {
  const bytes = Number.parseInt(colour.trim().slice(1), 16);
  const [r, g, b] = combined((i) => linear(((bytes >> (16 - 8 * i)) & 255) / 255));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function colourOf([lightness, a, b]: Triple): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const light: Triple = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const [red, green, blue] = combined((i) => Math.round(255 * Math.min(1, Math.max(0, bent(light[i])))));
  return `rgb(${red}, ${green}, ${blue})`;
}

/** Whether words and marks on this colour have to be pale. */
export function isDark(colour: string | null): boolean {
  const [r = 255, g = 255, b = 255] = (colour?.match(/\d+/g) ?? []).map(Number);
  // the luminance with equal contrast to white and to black (WCAG 2.2)
  return 0.2126 * linear(r / 255) + 0.7152 * linear(g / 255) + 0.0722 * linear(b / 255) < 0.18;
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function bent(light: number): number {
  return light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
}
