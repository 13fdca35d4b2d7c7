/** The computed properties that determine a mark's look; all others stay at the viewer's defaults. */
const LOOK: readonly [name: string, initial: string][] = [
  ['fill', 'rgb(0, 0, 0)'],
  ['fill-opacity', '1'],
  ['stroke', 'none'],
  ['stroke-width', '1px'],
  ['stroke-opacity', '1'],
  ['stroke-dasharray', 'none'],
  ['stroke-linecap', 'butt'],
  ['stroke-linejoin', 'miter'],
  ['vector-effect', 'none'],
  ['opacity', '1'],
  ['paint-order', 'normal'],
  ['shape-rendering', 'auto'],
  ['font-size', ''],
  ['font-weight', '400'],
  ['font-style', 'normal'],
  ['text-anchor', 'start'],
  ['mix-blend-mode', 'normal'],
];
const NOTHING = /^(none|transparent|rgba\(0, 0, 0, 0\))$/;

/** Whether an element is invisible, drawn only to take the pointer. */
function isUnseen(element: Element, style: CSSStyleDeclaration): boolean {
  const isShape = /^(rect|path|circle|line|polygon|ellipse)$/.test(element.tagName);
  return isShape && NOTHING.test(style.fill) && NOTHING.test(style.stroke);
}

/** Turns a handle into a plain disc, since its place still has a meaning in the picture. */
function withoutHandle(target: Element, source: Element): void {
  if (!source.hasAttribute('data-handle')) return;
  target.setAttribute('r', '4.5');
  target.setAttribute('fill', getComputedStyle(source).stroke);
  for (const name of ['stroke', 'stroke-width']) target.removeAttribute(name);
}

/**
 * A copy of the drawn SVG that needs no style sheet; crosshairs and focus marks are left out, and handles become plain
 * discs.
 */
export function standaloneSvg(original: SVGSVGElement): string {
  const copy = original.cloneNode(true) as SVGSVGElement;
  const sources = original.querySelectorAll('*');
  const targets = copy.querySelectorAll('*');
  const unwanted: Element[] = [];
  targets.forEach((target, i) => {
    const source = sources[i];
    if (!source) return;
    const style = getComputedStyle(source);
    const isHidden = target.hasAttribute('data-transient') || style.display === 'none';
    if (isHidden || isUnseen(source, style)) unwanted.push(target);
    for (const name of target.getAttributeNames()) {
      if (/^(class|style|role|tabindex|aria-.*|data-.*)$/.test(name)) target.removeAttribute(name);
    }
    // children inherit a group's look: writing it on the leaves only is enough and keeps the file small
    if (target.childElementCount > 0 && target.tagName !== 'text') {
      for (const [name] of LOOK) target.removeAttribute(name);
      if (style.opacity !== '1') target.setAttribute('opacity', style.opacity);
      return;
    }
    for (const [name, initial] of LOOK) {
      const value = style.getPropertyValue(name);
      const isOfText = name.startsWith('font') || name === 'text-anchor';
      if (isOfText && !/^t(ext|span)$/.test(target.tagName)) target.removeAttribute(name);
      else if (value && value !== initial) target.setAttribute(name, value);
      else target.removeAttribute(name);
    }
    withoutHandle(target, source);
  });
  for (const element of unwanted) element.remove();
  return copy.innerHTML.replaceAll(' xmlns="http://www.w3.org/2000/svg"', '');
}
