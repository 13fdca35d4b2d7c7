// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { keepClosingTouches } from './closingTouch.ts';

function isRefused(query: string): boolean {
  const touch = new Event('touchstart', { bubbles: true, cancelable: true });
  document.querySelector(query)?.dispatchEvent(touch);
  return touch.defaultPrevented;
}

test('a touch beside an open box closes it and reaches nothing else', () => {
  document.body.innerHTML =
    '<button aria-expanded="true">Term</button><div popover="auto"><a href="#/">in it</a></div><input type="range">';
  const box = document.querySelector('div') as HTMLElement;
  const open = new Set([box]);
  box.hidePopover = () => void open.delete(box);
  // the stand-in for a browser knows no boxes on top
  vi.spyOn(document, 'querySelectorAll').mockImplementation(() => [...open] as never);
  keepClosingTouches();
  expect(isRefused('a')).toBe(false);
  expect(isRefused('button')).toBe(false);
  expect(open).toContain(box);
  expect(isRefused('input')).toBe(true);
  expect(open).not.toContain(box);
  // the next one is meant
  expect(isRefused('input')).toBe(false);
  open.add(box);
  box.dispatchEvent(new Event('beforetoggle'));
  expect(isRefused('input')).toBe(true);
});
