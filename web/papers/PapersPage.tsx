// The page Papers: every claim of the papers with our number. Claims are found by paper, verdict, section and word, and each has an
// address that opens it.

import { useDeferredValue, useMemo } from 'react';
import { useTitle } from '../bench/page/useTitle.ts';
import { useGrowing } from '../late/useGrowing.ts';
import type { Claim } from '../sources/claims.ts';
import { ClaimDetails } from './ClaimDetails.tsx';
import { ClaimRow } from './ClaimRow.tsx';
import { filterOf, sectionOf } from './filter.ts';
import { finderOf } from './find.ts';
import { Headline } from './Headline.tsx';
import { PaperHead } from './PaperHead.tsx';
import styles from './Papers.module.css';
import { currentId, PAPERS, type Paper, titleOf, unknownIn } from './papers.ts';
import { figuresIn, type LessonLink, type PresetLink } from './presets.ts';
import { Rail } from './Rail.tsx';
import { usePlaceLeft, useScrolled, useSearch } from './useSearch.ts';

/** Rows of each paper in the first frames: none, then a window's; all others follow. */
const ROWS = [0, 6, 14];

interface PapersPageProps {
  /** What follows `#/papers/` in the address. */
  readonly path: string;
  readonly presets: readonly PresetLink[];
  readonly lessons: readonly LessonLink[];
}

export function PapersPage({ path, presets, lessons }: PapersPageProps) {
  const filter = useMemo(() => filterOf(path), [path]);
  const { lab, verdict, claim } = filter;
  const asked = claim === null ? null : currentId(claim);
  const left = usePlaceLeft(path);
  const unknown = unknownIn(path);
  useTitle(titleOf(filter, unknown));
  const { word, section, figure, open, set, toggle } = useSearch(path, asked);

  // typed letters are shown at once, the list of claims follows later
  const followed = useDeferredValue(word);
  const isFound = useMemo(() => finderOf(followed), [followed]);
  const isShown = (paper: Paper, claim: Claim) =>
    (figure.name === '' || figuresIn(claim.place).includes(figure.name)) &&
    (verdict === null || claim.verdict === verdict) &&
    (section === '' || sectionOf(claim) === section) &&
    isFound(paper, claim);
  const papers = PAPERS.filter((paper) => lab === null || paper.lab === lab);
  const listed = papers.filter((paper) => figure.name === '' || paper.lab === figure.lab);
  const found = listed.map((paper) => ({
    paper,
    claims: paper.claims.filter((claim) => isShown(paper, claim)),
  }));
  const count = found.reduce((sum, { claims }) => sum + claims.length, 0);
  // all rows at once if the page scrolls to one: the rows above determine its position
  const rows = useGrowing(ROWS, asked !== null || left !== null);
  const isWhole = rows === Number.POSITIVE_INFINITY;
  useScrolled(path, left, asked, isWhole);
  return (
    <div className={styles.page} data-searching={word === '' ? undefined : ''}>
      <Rail filter={filter} search={{ word, section, count, onSearch: set }} />
      <div className={styles.lead}>
        <Headline papers={papers} />
      </div>
      <div className={styles.list} data-loading={isWhole ? undefined : ''}>
        {unknown !== null && (
          <p role="alert" className={styles.nothing}>
            There is no {claim === unknown ? 'claim' : 'paper or verdict'} “{unknown}” here. All claims are
            listed below.
          </p>
        )}
        {count === 0 && figure.name === '' && (
          <p className={styles.nothing}>No claim is found. {hintOf(word)}</p>
        )}
        {(isWhole ? found : found.slice(0, 1)).map(
          ({ paper, claims }) =>
            (claims.length > 0 || figure.name !== '') && (
              <section key={paper.lab} aria-labelledby={`papers-${paper.lab}`}>
                <PaperHead
                  paper={paper}
                  presets={presets}
                  figure={figure.name}
                  onFigure={(name) => set({ figure: { lab: paper.lab, name } })}
                />
                <ul className={styles.claims}>
                  {claims.slice(0, rows).map((claim) => (
                    <ClaimRow key={claim.id} claim={claim} onToggle={toggle}>
                      {open.includes(claim.id) ? (
                        <ClaimDetails paper={paper} claim={claim} presets={presets} lessons={lessons} />
                      ) : undefined}
                    </ClaimRow>
                  ))}
                </ul>
              </section>
            ),
        )}
      </div>
    </div>
  );
}

function hintOf(word: string): string {
  return word === ''
    ? 'Choose another paper, verdict or section.'
    : 'Words of a claim, a figure, table or section (“figure 8”), an author and a verdict are found.';
}
