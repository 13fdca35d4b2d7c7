// How many claims of the chosen papers are reproduced here, as a sentence of all of them and as a bar.

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
        {counts['reproduced in part']} in part.{' '}
        <span>
          <Failed missed={counts['not reproduced']} contradictory={counts.contradictory} />{' '}
          <Open count={counts.undecided + counts['not testable']} />
        </span>
      </h1>
      {/* the list of verdicts is its key */}
      <div className={styles.summary}>
        <VerdictBar counts={counts} />
      </div>
    </>
  );
}

/** "14 are undecided or cannot be tested." */
function Open({ count }: { count: number }) {
  if (count === 0) return null;
  return `${count} ${count === 1 ? 'is' : 'are'} undecided or cannot be tested.`;
}

/** "10 are not reproduced; in 3 cases the paper contradicts itself." */
function Failed({ missed, contradictory }: { missed: number; contradictory: number }) {
  if (missed + contradictory === 0) return 'None fails as a whole.';
  return (
    <>
      {missed > 0 && (
        <>
          <b>{missed}</b> {missed === 1 ? 'is' : 'are'} not reproduced
        </>
      )}
      {contradictory > 0 && (
        <>
          {missed > 0 ? '; in ' : 'In '}
          <b>{contradictory}</b> {contradictory === 1 ? 'case' : 'cases'} the paper contradicts itself
        </>
      )}
      .
    </>
  );
}
