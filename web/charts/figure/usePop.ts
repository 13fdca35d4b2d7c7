import { type RefObject, type ToggleEvent, useId, useRef, useState } from 'react';

/** Distance between the box and its button, and between the box and the edge of the window. */
const GAP = 4;
const EDGE = 8;

/**
 * A box in the browser's top layer that opens beside its button: not clipped by the page, closed by Escape
 * and outside clicks. When it opens, it receives the focus.
 */
export function usePop() {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const box: RefObject<HTMLDivElement | null> = useRef(null);
  const watch = useRef<ResizeObserver | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const onBeforeToggle = ({ newState }: ToggleEvent) => setIsOpen(newState === 'open');
  const place = () => {
    const anchor = button.current?.getBoundingClientRect();
    const { current } = box;
    if (!anchor || !current) return;
    const { width, height } = current.getBoundingClientRect();
    const below = anchor.bottom + GAP;
    const top = below + height > window.innerHeight ? Math.max(GAP, anchor.top - GAP - height) : below;
    const left = Math.max(EDGE, Math.min(anchor.right - width, window.innerWidth - width - EDGE));
    // what is measured is as it is seen: on a large screen the page is enlarged (web/app/theme.css)
    current.style.left = `calc(${left}px / var(--zoom))`;
    current.style.top = `calc(${top}px / var(--zoom))`;
  };
  const onToggle = (event: ToggleEvent<HTMLDivElement>) => {
    const { current } = box;
    watch.current?.disconnect();
    if (event.newState !== 'open' || !current) return;
    place();
    // what it holds may come later than the box
    watch.current = new ResizeObserver(place);
    watch.current.observe(current);
    (current.querySelector<HTMLElement>('button, select, input') ?? current).focus();
  };
  return {
    /** For the button; `box` is for the box. */
    button: { ref: button, popoverTarget: id },
    box: { ref: box, id, popover: 'auto', onBeforeToggle, onToggle } as const,
    isOpen,
    close: () => box.current?.hidePopover(),
  };
}
