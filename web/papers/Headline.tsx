// How many claims of the chosen papers come out here, as a sentence and as a bar.

import { VERDICTS } from '../sources/verdicts.ts';
import styles from './Papers.module.css';
import { countsOf, type Paper } from './papers.ts';
import { VerdictBar } from './VerdictBar.tsx';

export function Headline({ papers }: { papers: readonly Paper[] }) {
  const counts = countsOf(papers.flatMap(({ claims }) => claims));
  const stated = VERDICTS.filter((verdict) => verdict !== 'finding of ours');
  const all = stated.reduce((sum, verdict) => sum + counts[verdict], 0);
  const against = counts['not reproduced'] + counts.contradictory;
  return (
    <>
      <h1 className={styles.headline}>
        Of {all} claims, <b>{counts.reproduced}</b> come out here, {counts['reproduced in part']} in part.{' '}
        <span>
          <Failed count={against} isContradicted={counts.contradictory > 0} />
        </span>
      </h1>
      <div className={styles.summary}>
        <VerdictBar counts={counts} isNumbered />
        <p>
          {stated
            .filter((verdict) => counts[verdict] > 0)
            .map((verdict) =>
              verdict.replace('reproduced in part', 'in part').replace('not reproduced', 'not'),
            )
            .join(', ')}
        </p>
      </div>
    </>
  );
}

function Failed({ count, isContradicted }: { count: number; isContradicted: boolean }) {
  if (count === 0) return 'None fails as a whole.';
  const [does, it] = count === 1 ? ['does', 'it'] : ['do', 'them'];
  return (
    <>
      <b>{count}</b> {does} not{isContradicted && `, or the paper contradicts ${it}`}.
    </>
  );
}
