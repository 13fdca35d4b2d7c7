import type { SVGProps } from 'react';

/** Marks for the eye only: the summary, the read-out and the data table say the same in words. */
export function Decoration(props: SVGProps<SVGGElement>) {
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: the rule takes every SVG group for focusable.
  return <g aria-hidden="true" {...props} />;
}
