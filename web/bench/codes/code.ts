// Draws a link as a QR code (ISO/IEC 18004).

import { correction, generate } from 'lean-qr';

const SVG = 'http://www.w3.org/2000/svg';
/** Width of the white margin that cameras need, in modules (the squares of the code). */
const QUIET = 4;

export interface Modules {
  readonly viewBox: string;
  /** Side of the code with its margin, in modules. */
  readonly side: number;
  /** The dark modules as an SVG path. */
  readonly path: string;
}

/** The modules of a link's code; null for a link longer than any code can hold. */
export function modulesOf(link: string): Modules | null {
  try {
    const { size, get } = generate(link, { minCorrectionLevel: correction.M });
    const dark: string[] = [];
    for (let y = 0; y < size; y += 1) {
      for (let x = 0; x < size; x += 1) if (get(x, y)) dark.push(`M${x} ${y}h1v1h-1z`);
    }
    const side = size + 2 * QUIET;
    return { viewBox: `${-QUIET} ${-QUIET} ${side} ${side}`, side, path: dark.join('') };
  } catch {
    return null;
  }
}

/** The code as an SVG picture; null for a link that is too long. */
export function codeOf(link: string): SVGSVGElement | null {
  const modules = modulesOf(link);
  if (modules === null) return null;
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', modules.viewBox);
  svg.setAttribute('class', 'sheet-code');
  svg.setAttribute('shape-rendering', 'crispEdges');
  // a code of more modules is drawn larger
  svg.style.setProperty('--modules', `${modules.side}`);
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', modules.path);
  svg.append(path);
  return svg;
}
