// The code that shows the page in somebody else's: to be pasted.

/** CSS lengths: pixels, rem, or a share of the page around (%). */
export interface FrameSize {
  readonly width: string;
  readonly height: string;
}

const words = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** As an attribute has it, in pixels or per cent. */
function attribute(length: string): string {
  return length.endsWith('rem') ? `${16 * Number.parseFloat(length)}` : length.replace(/px$/, '');
}

/** A frame, as every system for courses takes it: a page may forbid styles in its code, and then has the size from the attributes. */
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

/** The element of oos-embed.js: it passes keys on, and reports the scenario shown. */
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
