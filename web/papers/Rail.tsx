// The rail of the page Papers: claims are found by paper, verdict, section and word. Papers and verdicts are links, so that each
// list has an address.

import { VerdictSign } from '../bench/claims/VerdictSign.tsx';
import { authorsOf } from '../sources/citations.ts';
import { claimsAddress } from '../sources/claimAddress.ts';
import { slugOf, VERDICTS } from '../sources/verdicts.ts';
import { type Filter, sectionOf } from './filter.ts';
import { prepareToFind } from './find.ts';
import { countsOf, PAPER_COUNT, PAPERS } from './papers.ts';
import styles from './Rail.module.css';
import { VerdictBar } from './VerdictBar.tsx';

interface RailProps {
  readonly filter: Filter;
  readonly search: Search;
}

interface Search {
  readonly word: string;
  /** The chosen section; empty for all. */
  readonly section: string;
  readonly onSearch: (next: { readonly word: string } | { readonly section: string }) => void;
  /** The number of claims shown. */
  readonly count: number;
}

interface FieldsProps extends Search {
  readonly sections: readonly string[];
  /** The number of claims of the chosen papers, without the search. */
  readonly all: number;
}

export function Rail({ filter, search }: RailProps) {
  const { lab, verdict } = filter;
  const chosen = PAPERS.filter((paper) => lab === null || paper.lab === lab);
  const claims = chosen.flatMap((paper) => paper.claims);
  const counts = countsOf(claims);
  return (
    <aside
      className={styles.rail}
      aria-label="Find claims"
      data-searching={search.word === '' ? undefined : ''}
    >
      <nav aria-label="Papers">
        <ul className={styles.papers}>
          <li>
            <a href={claimsAddress(null, verdict)} aria-current={lab === null ? 'true' : undefined}>
              All {PAPER_COUNT} papers{PAPERS.length > PAPER_COUNT && `, ${PAPERS.length} laboratories`}
            </a>
          </li>
          {PAPERS.map((paper) => (
            <li key={paper.lab}>
              <a
                href={claimsAddress(paper.lab, verdict)}
                aria-current={paper.lab === lab ? 'true' : undefined}
              >
                {authorsOf(paper.source)}
                <small>{paper.labName}</small>
              </a>
              <VerdictBar counts={countsOf(paper.claims)} />
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label="Verdicts">
        <ul className={styles.verdicts}>
          <li>
            <a href={claimsAddress(lab)} aria-current={verdict === null ? 'true' : undefined}>
              {/* "findings" are ours: no paper claims them */}
              <span>all claims{counts['finding of ours'] > 0 && ' and findings'}</span>
              <span>{claims.length}</span>
            </a>
          </li>
          {VERDICTS.map((each) => (
            <li key={each} data-list={slugOf(each)}>
              <a href={claimsAddress(lab, each)} aria-current={each === verdict ? 'true' : undefined}>
                <VerdictSign verdict={each} size={16} />
                <span>{each}</span>
                <span>{counts[each]}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <SearchFields {...search} sections={sectionsOf(filter)} all={claims.length} />
    </aside>
  );
}

/** The sections of the chosen paper, in its order; empty if all papers are chosen. */
function sectionsOf({ lab }: Filter): readonly string[] {
  const paper = PAPERS.find((each) => each.lab === lab);
  return [...new Set((paper?.claims ?? []).map(sectionOf))];
}

function SearchFields({ word, section, onSearch, count, sections, all }: FieldsProps) {
  return (
    <search className={styles.search}>
      {sections.length > 1 && (
        <label>
          Section
          <select
            className="select"
            value={section}
            onChange={({ currentTarget }) => onSearch({ section: currentTarget.value })}
          >
            <option value="">all</option>
            {sections.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
      )}
      <input
        className="field"
        type="search"
        aria-label="Find a claim"
        placeholder="Find a word or “figure 8”"
        autoComplete="off"
        spellCheck={false}
        value={word}
        onFocus={prepareToFind}
        onChange={({ currentTarget }) => onSearch({ word: currentTarget.value })}
      />
      <p>
        <span role="status">{count < all && `${count} shown`}</span>
        <button type="button" onClick={() => window.print()}>
          Print
        </button>
      </p>
    </search>
  );
}
