// The end of a kept scenario's bar: a dashed stroke on a bright strip that sets it off from the bar behind it.

interface KeptStrokeProps {
  readonly x: number;
  readonly top: number;
  readonly height: number;
}

export function KeptStroke({ x, top, height }: KeptStrokeProps) {
  const d = `M${x} ${top}v${height}`;
  return (
    <g fill="none" data-kept="">
      <path d={d} style={{ stroke: 'var(--surface)' }} strokeWidth={5} />
      <path d={d} style={{ stroke: 'var(--reference)' }} strokeWidth={2.5} strokeDasharray="7 5" />
    </g>
  );
}
