// A touch beside an open box closes the box and does nothing else, so that it does not move the slider or follow the link below.

/** Listens to touches only while a box is open, because scrolling waits for a listener that may refuse touches. */
export function keepClosingTouches(): void {
  const onTouch = (event: TouchEvent) => {
    const open = [...document.querySelectorAll<HTMLElement>('[popover="auto"]:popover-open')];
    if (open.length === 0) document.removeEventListener('touchstart', onTouch, true);
    if (open.length === 0 || open.some((box) => isOf(box, event.target))) return;
    event.preventDefault();
    // browsers do not close a box after a refused touch
    for (const box of open) box.hidePopover();
  };
  const follow = () => document.addEventListener('touchstart', onTouch, { capture: true, passive: false });
  document.addEventListener('beforetoggle', follow, true);
  follow();
}

/** Whether the target is in the box, or is a button that closes it itself. */
function isOf(box: HTMLElement, target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const button = target.closest('button');
  return (
    box.contains(target) ||
    button?.popoverTargetElement === box ||
    button?.getAttribute('aria-expanded') === 'true'
  );
}
