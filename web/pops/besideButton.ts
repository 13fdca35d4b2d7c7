// Where a box in the browser's top layer lies: beside its button, and whole in the window.

/** Between the box and its button, and between the box and the edge of the window, pixels as they are seen. */
const [GAP, EDGE] = [4, 8];

type Rect = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/**
 * Below its button; above where only there it has room; else as low as the window lets it. `side` is the edge that both
 * share, as far as the window is wide enough.
 */
export function besideButton(
  { left, right, top, bottom }: Rect,
  size: { readonly width: number; readonly height: number },
  room: { readonly width: number; readonly height: number },
  side: 'left' | 'right',
): { readonly left: number; readonly top: number } {
  const [below, above] = [bottom + GAP, top - GAP - size.height];
  const last = room.height - size.height - EDGE;
  const wanted = side === 'left' ? left : right - size.width;
  return {
    left: Math.max(EDGE, Math.min(wanted, room.width - size.width - EDGE)),
    top: below <= last ? below : Math.max(EDGE, above >= EDGE ? above : last),
  };
}

/** Puts the box there. */
export function putBeside(box: HTMLElement | null, button: HTMLElement | null, side: 'left' | 'right'): void {
  if (box === null || button === null) return;
  const room = { width: window.innerWidth, height: window.innerHeight };
  const at = besideButton(button.getBoundingClientRect(), box.getBoundingClientRect(), room, side);
  // what is measured is as it is seen: on a large screen the page is enlarged (web/app/theme.css)
  box.style.left = `calc(${at.left}px / var(--zoom))`;
  box.style.top = `calc(${at.top}px / var(--zoom))`;
}
