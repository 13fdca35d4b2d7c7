// Places a box in the browser's top layer beside its button, entirely inside the window.

/** Distance between the box and its button, and between the box and the edge of the window (px on screen). */
const [GAP, EDGE] = [4, 8];

type Rect = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/**
 * The box's corner (px on screen): below its button, or above if there is room only there, otherwise at the window's lower
 * edge. `side` is the edge at which box and button are aligned, if the window is wide enough.
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

/** Moves the box to that place. */
export function putBeside(box: HTMLElement | null, button: HTMLElement | null, side: 'left' | 'right'): void {
  if (box === null || button === null) return;
  const room = { width: window.innerWidth, height: window.innerHeight };
  const at = besideButton(button.getBoundingClientRect(), box.getBoundingClientRect(), room, side);
  // the measured pixels are those on screen; on a large screen the page is enlarged (web/app/theme.css)
  box.style.left = `calc(${at.left}px / var(--zoom))`;
  box.style.top = `calc(${at.top}px / var(--zoom))`;
}
