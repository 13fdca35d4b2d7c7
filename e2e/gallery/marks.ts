// Writes what a chart has drawn as text, for comparison: shapes with rounded positions and colours, labels, and for each canvas
// the mean colours of a coarse grid.

/** Returns the marks as text. It is sent to the page by itself, so it may use nothing of this file. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the browser is sent this function alone, so its parts stand inside it
export function drawnMarks(): string {
  /** From this number on, similar neighbouring marks are written as one line. */
  const MANY = 8;
  const [COLUMNS, ROWS] = [6, 4];
  const KINDS = 'path, rect, circle, ellipse, line, text';

  const hex = (channels: readonly number[]) =>
    `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
  const colour = (text: string) => {
    if (text === 'none') return text;
    if (text.startsWith('url')) return 'ramp';
    const [r = 0, g = 0, b = 0, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
    return alpha === 0 ? 'clear' : hex([r, g, b]);
  };
  const place = (x: number, y: number) => `${Math.round(x)},${Math.round(y)}`;

  const lookOf = (mark: SVGGraphicsElement) => {
    const { fill, stroke, strokeWidth, strokeDasharray, visibility } = getComputedStyle(mark);
    const line =
      stroke === 'none' ? [] : [strokeWidth, ...(strokeDasharray === 'none' ? [] : [strokeDasharray])];
    const hidden = visibility === 'visible' ? [] : [visibility];
    return [mark.tagName, colour(fill), colour(stroke), ...line, ...hidden].join(' ');
  };
  /** A mark's box in pixels of the chart; for a text only its position, because its size depends on the machine's fonts. */
  const boxOf = (mark: SVGGraphicsElement) => {
    const { x, y, width, height } = mark.getBBox();
    const matrix = mark.getCTM() ?? new DOMMatrix();
    const from = new DOMPoint(x, y).matrixTransform(matrix);
    const to = new DOMPoint(x + width, y + height).matrixTransform(matrix);
    return [from.x, from.y, to.x, to.y] as const;
  };
  const lengthOf = (mark: SVGGraphicsElement) =>
    mark instanceof SVGGeometryElement ? mark.getTotalLength() : 0;
  const wordsOf = (mark: SVGGraphicsElement) => {
    const number = (name: string) => Number.parseFloat(mark.getAttribute(name) ?? '') || 0;
    const at = new DOMPoint(number('x'), number('y')).matrixTransform(mark.getCTM() ?? new DOMMatrix());
    return `${place(at.x, at.y)} ${JSON.stringify(mark.textContent)}`;
  };

  const summary = (look: string, marks: readonly SVGGraphicsElement[]) => {
    const boxes = marks.map(boxOf);
    const least = (at: 0 | 1) => Math.min(...boxes.map((box) => box[at]));
    const most = (at: 2 | 3) => Math.max(...boxes.map((box) => box[at]));
    const length = marks.reduce((sum, mark) => sum + lengthOf(mark), 0);
    const count = marks.length === 1 ? '' : `${marks.length} × `;
    return `${count}${look} ${place(least(0), least(1))} to ${place(most(2), most(3))} length ${Math.round(length)}`;
  };
  const linesOf = (svg: SVGSVGElement) => {
    const marks = [...svg.querySelectorAll<SVGGraphicsElement>(KINDS)].filter(
      (mark) => mark.closest('clipPath, defs, marker, pattern') === null,
    );
    const runs: { look: string; parent: Element | null; marks: SVGGraphicsElement[] }[] = [];
    for (const mark of marks) {
      const [look, parent] = [lookOf(mark), mark.parentElement];
      const last = runs.at(-1);
      if (last?.look === look && last.parent === parent) last.marks.push(mark);
      else runs.push({ look, parent, marks: [mark] });
    }
    return runs.flatMap(({ look, marks: run }) => {
      if (look.startsWith('text')) return run.map((mark) => `${look} ${wordsOf(mark)}`);
      return run.length > MANY ? [summary(look, run)] : run.map((mark) => summary(look, [mark]));
    });
  };
  const grid = (canvas: HTMLCanvasElement) => {
    const { width, height } = canvas;
    // read from a copy: the browser warns if a canvas that is made for drawing is read often
    const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    if (copy === null || width === 0 || height === 0) return [`canvas ${width}x${height}`];
    copy.fillStyle = 'white';
    copy.fillRect(0, 0, width, height);
    copy.drawImage(canvas, 0, 0);
    const mean = (column: number, row: number) => {
      const [x, y] = [Math.floor((column * width) / COLUMNS), Math.floor((row * height) / ROWS)];
      const w = Math.max(1, Math.floor(width / COLUMNS));
      const h = Math.max(1, Math.floor(height / ROWS));
      const { data } = copy.getImageData(x, y, w, h);
      const sums = [0, 0, 0];
      for (let at = 0; at < data.length; at += 1)
        if (at % 4 < 3) sums[at % 4] = (sums[at % 4] ?? 0) + (data[at] ?? 0);
      return hex(sums.map((sum) => sum / (w * h)));
    };
    const rows = Array.from({ length: ROWS }, (_, row) =>
      ['ink', ...Array.from({ length: COLUMNS }, (_, column) => mean(column, row))].join(' '),
    );
    return [`canvas ${width}x${height}`, ...rows];
  };

  const words = [...document.querySelectorAll('h2, figcaption, figure li, figure [role="alert"]')].map(
    // a number and its unit are joined by a no-break space
    (each) => each.textContent?.trim().replaceAll('\u00a0', ' ') ?? '',
  );
  const layers = [
    ...document.querySelectorAll<HTMLCanvasElement | SVGSVGElement>('figure canvas, svg[data-layer]'),
  ];
  const drawn = layers.flatMap((layer) =>
    layer instanceof HTMLCanvasElement ? grid(layer) : ['svg', ...linesOf(layer)],
  );
  return [...words, ...drawn, ''].join('\n');
}

/** How much a colour of the grid may differ (of 255): antialiasing depends on the machine. */
const TOLERANCE = 6;

function isSameInk(a: string, b: string): boolean {
  const channels = (line: string) =>
    (line.match(/[0-9a-f]{2}/g) ?? []).map((pair) => Number.parseInt(pair, 16));
  const [left, right] = [channels(a.slice(4)), channels(b.slice(4))];
  return (
    left.length === right.length &&
    left.every((channel, i) => Math.abs(channel - (right[i] ?? 0)) <= TOLERANCE)
  );
}

/** The drawn text with the stored text's colours wherever the two differ by no more than the tolerance. */
export function withKeptInk(drawn: string, kept: string): string {
  const before = kept.split('\n');
  return drawn
    .split('\n')
    .map((line, i) => {
      const old = before[i] ?? '';
      return line.startsWith('ink ') && old.startsWith('ink ') && isSameInk(line, old) ? old : line;
    })
    .join('\n');
}

const COLOUR = /#[0-9a-f]{6}/g;

/** The marks and words without colours and without canvases. */
export function withoutColours(drawn: string): string {
  return shapesIn(drawn).replace(COLOUR, 'colour');
}

/** The colours of marks and words, in their order. */
export function coloursOf(drawn: string): readonly string[] {
  return shapesIn(drawn).match(COLOUR) ?? [];
}

function shapesIn(drawn: string): string {
  const lines = drawn.split('\n');
  return lines.filter((line) => !line.startsWith('ink ')).join('\n');
}
