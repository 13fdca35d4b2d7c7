// A verdict of the ledger as a sign: a disc, half a disc, a ring with a point, a ring with a stroke, two arrows that
// meet, a dotted ring or a lozenge. In the text's colour, because red would judge. The verdict's word stands beside it.

import type { Verdict } from '../../sources/verdicts.ts';

const RING = <circle cx="8" cy="8" r="6" fill="none" stroke="currentColor" strokeWidth="1.75" />;

const FORMS: Readonly<Record<Verdict, React.ReactNode>> = {
  reproduced: <circle cx="8" cy="8" r="7" fill="currentColor" />,
  'reproduced in part': (
    <>
      {RING}
      <path d="M8 2a6 6 0 0 0 0 12Z" fill="currentColor" />
    </>
  ),
  undecided: (
    <>
      {RING}
      <circle cx="8" cy="8" r="2" fill="currentColor" />
    </>
  ),
  'not reproduced': (
    <>
      {RING}
      <path d="M4 12 12 4" stroke="currentColor" strokeWidth="1.75" />
    </>
  ),
  contradictory: (
    <path d="M1.5 5H13m-3-3 3 3M14.5 11H3m3 3-3-3" fill="none" stroke="currentColor" strokeWidth="1.75" />
  ),
  'not testable': (
    <circle
      cx="8"
      cy="8"
      r="6"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeDasharray="0.01 3.14"
      strokeLinecap="round"
    />
  ),
  'finding of ours': (
    <path d="M8 1.5 14.5 8 8 14.5 1.5 8Z" fill="none" stroke="currentColor" strokeWidth="1.75" />
  ),
};

interface VerdictSignProps {
  readonly verdict: Verdict;
  /** Width and height (px). */
  readonly size?: number;
}

export function VerdictSign({ verdict, size = 14 }: VerdictSignProps) {
  return (
    <svg viewBox="0 0 16 16" width={size} height={size} aria-hidden="true" data-verdict={verdict}>
      {FORMS[verdict]}
    </svg>
  );
}
