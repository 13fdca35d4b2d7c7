// HTML to paste into another page, which shows this page in a frame.

/** CSS lengths in px or rem, or in per cent of the surrounding page. */
interface FrameSize {
  readonly width: string;
  readonly height: string;
}

const words = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** A CSS length as the value of an HTML attribute: pixels without a unit, or per cent. */
function attribute(length: string): string {
  return length.endsWith('rem') ? `${16 * Number.parseFloat(length)}` : length.replace(/px$/, '');
}

/** An `iframe`, which every learning platform accepts. Platforms may remove styles: the attributes then give the size. */
export function frameCode(address: string, title: string, { width, height }: FrameSize): string {
  const style = `width: ${width}; height: ${height}; border: 0`;
  return `<iframe src="${words(address)}" title="${words(title)}" loading="lazy" width="${attribute(width)}" height="${attribute(height)}" style="${style}" allow="fullscreen; clipboard-write"></iframe>`;
}

interface Element {
  /** The page's address, which ends in a slash. */
  readonly page: string;
  readonly scenario: string;
  readonly sliders: readonly string[];
  readonly title: string;
}

/** The custom element of oos-embed.js, which passes keys on and reports the scenario that is shown. */
export function elementCode(
  { page, scenario, sliders, title }: Element,
  { width, height }: FrameSize,
): string {
  const of = sliders.length === 0 ? '' : ` sliders="${sliders.join(',')}"`;
  return [
    `<script type="module" src="${words(page)}oos-embed.js"></script>`,
    `<out-of-sequence src="${words(scenario)}"${of} label="${words(title)}" height="${height}" style="width: ${width}"></out-of-sequence>`,
  ].join('\n');
}
