import { type ReactNode, useId } from 'react';

interface ClippedProps {
  left: number;
  right: number;
  bottom: number;
  children: ReactNode;
}

/** Clips its children at the ends of the visible time. */
export function Clipped({ left, right, bottom, children }: ClippedProps) {
  const clip = useId();
  return (
    <>
      <clipPath id={clip}>
        <rect x={left} y={0} width={right - left} height={bottom} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>{children}</g>
    </>
  );
}
