import type { SVGProps } from 'react';

/** Marks for the eye only: summary, read-out and data table say the same to screen readers. */
export function Decoration(props: SVGProps<SVGGElement>) {
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: the rule takes every SVG group for focusable.
  return <g aria-hidden="true" {...props} />;
}
