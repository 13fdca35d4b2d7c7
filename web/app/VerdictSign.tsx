// A verdict of the ledger as a form: a disc, half a disc, a ring with a point, a ring with a stroke, a dotted ring. Ink alone: a red one would
// judge. The word stands beside it.

import type { Verdict } from '../sources/ledger.ts';

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
  'no model yet': (
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
};

export function VerdictSign({ verdict }: { verdict: Verdict }) {
  return (
    <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true" data-verdict={verdict}>
      {FORMS[verdict]}
    </svg>
  );
}
