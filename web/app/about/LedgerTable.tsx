// The number of each paper's statements by verdict; a count links to those statements on the page Papers.

import { VerdictSign } from '../../bench/claims/VerdictSign.tsx';
import { authorsOf } from '../../sources/citations.ts';
import { claimsAddress } from '../../sources/claimAddress.ts';
import { statementsOf } from '../../sources/ledger.ts';
import { SOURCES, type Source } from '../../sources/sources.ts';
import { VERDICTS } from '../../sources/verdicts.ts';
import { nameOf } from '../laboratories.ts';
import styles from './About.module.css';

export function LedgerTable() {
  const papers = (SOURCES as readonly Source[]).filter(({ role }) => role === 'rebuilt');
  const rows = papers.flatMap((source) =>
    source.labs.flatMap((lab) => {
      const statements = statementsOf(lab);
      return (statements[0]?.judged ?? []).map(({ under }, column) => {
        const verdicts = statements.map(({ judged }) => judged[column]?.verdict);
        // the page Papers lists claims by the verdict of the first column
        return { lab, source, under, verdicts, isFirst: column === 0 };
      });
    }),
  );
  return (
    <>
      <div className={styles.wide}>
        <table className={`table ${styles.ledger}`}>
          <thead>
            <tr>
              <th scope="col">Paper</th>
              {VERDICTS.map((verdict) => (
                <th key={verdict} scope="col">
                  <VerdictSign verdict={verdict} /> {verdict}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ lab, source, under, verdicts, isFirst }) => (
              <tr key={`${lab} ${under}`} data-ledger={lab}>
                <th scope="row">
                  {nameOf(lab)}: <a href={claimsAddress(lab)}>{authorsOf(source)}</a>
                  {under !== null && `, under ${under}`}
                </th>
                {VERDICTS.map((verdict) => {
                  const count = verdicts.filter((each) => each === verdict).length;
                  return (
                    <td key={verdict}>
                      {count === 0 || !isFirst ? (
                        count
                      ) : (
                        <a
                          href={claimsAddress(lab, verdict)}
                          aria-label={`${count} ${verdict} in ${nameOf(lab)}`}
                        >
                          {count}
                        </a>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>
        Each statement is cut into rules. A rule holds if every value in our figure’s 95% interval satisfies
        it; verdicts are computed, not typed. Each count opens its claims, with every rule, our figure and its
        scenario; in a checkout, <code>npm run ledger</code> computes them again.
      </p>
    </>
  );
}
