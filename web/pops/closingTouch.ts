// A touch beside an open box closes it, and does nothing else: the slider or link below the finger is not meant.

/** The listener is there only while a box is open: one that may refuse a touch makes scrolling wait for it. */
export function keepClosingTouches(): void {
  const onTouch = (event: TouchEvent) => {
    const open = [...document.querySelectorAll<HTMLElement>('[popover="auto"]:popover-open')];
    if (open.length === 0) document.removeEventListener('touchstart', onTouch, true);
    if (open.length === 0 || open.some((box) => isOf(box, event.target))) return;
    event.preventDefault();
    // browsers do not close it for a touch that is refused
    for (const box of open) box.hidePopover();
  };
  const follow = () => document.addEventListener('touchstart', onTouch, { capture: true, passive: false });
  document.addEventListener('beforetoggle', follow, true);
  follow();
}

/** In the box, or on a button that closes it by itself. */
function isOf(box: HTMLElement, target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const button = target.closest('button');
  return (
    box.contains(target) ||
    button?.popoverTargetElement === box ||
    button?.getAttribute('aria-expanded') === 'true'
  );
}
