// How many claims of the chosen papers are reproduced here, as a sentence and as a bar.

import { VERDICTS } from '../sources/verdicts.ts';
import styles from './Papers.module.css';
import { countsOf, type Paper } from './papers.ts';
import { VerdictBar } from './VerdictBar.tsx';

export function Headline({ papers }: { papers: readonly Paper[] }) {
  const counts = countsOf(papers.flatMap(({ claims }) => claims));
  const stated = VERDICTS.filter((verdict) => verdict !== 'finding of ours');
  const all = stated.reduce((sum, verdict) => sum + counts[verdict], 0);
  return (
    <>
      <h1 className={styles.headline}>
        Of {all} claims, <b>{counts.reproduced}</b> {counts.reproduced === 1 ? 'is' : 'are'} reproduced here,{' '}
        {counts['reproduced in part']} in part
        <Others
          missed={counts['not reproduced']}
          others={counts.undecided + counts.contradictory + counts['not testable']}
        />
      </h1>
      {/* the list of verdicts is the bar's legend */}
      <div className={styles.summary}>
        <VerdictBar counts={counts} />
      </div>
    </>
  );
}

/** The end of the sentence: ", 10 not; 17 are undecided, contradictory or not testable." */
function Others({ missed, others }: { missed: number; others: number }) {
  return (
    <>
      {missed > 0 && (
        <>
          , <b>{missed}</b> not
        </>
      )}
      {others > 0 && `; ${others} ${others === 1 ? 'is' : 'are'} undecided, contradictory or not testable`}.
    </>
  );
}
