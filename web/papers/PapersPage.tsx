// Every claim of the papers beside our number: found by paper, verdict, section and word, and opened by its own address.

import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { LabId } from '#pkg/params.ts';
import { useGrowing } from '../late/useGrowing.ts';
import type { Claim } from '../sources/claims.ts';
import { ClaimDetails } from './ClaimDetails.tsx';
import { ClaimRow } from './ClaimRow.tsx';
import { filterOf, sectionOf } from './filter.ts';
import { finderOf } from './find.ts';
import { Headline } from './Headline.tsx';
import { PaperHead } from './PaperHead.tsx';
import styles from './Papers.module.css';
import { PAPERS, type Paper, standing } from './papers.ts';
import { figuresIn, type LessonLink, type PresetLink } from './presets.ts';
import { Rail } from './Rail.tsx';

interface ChosenFigure {
  readonly lab: LabId | null;
  /** "figure 8"; empty: none. */
  readonly name: string;
}

/** Rows: none beside the first words, then those of a window, and those below it. */
const ROWS = [0, 6, 14];

const NO_FIGURE: ChosenFigure = { lab: null, name: '' };

interface PapersPageProps {
  /** What follows `#/papers/` in the address. */
  readonly path: string;
  readonly presets: readonly PresetLink[];
  readonly lessons: readonly LessonLink[];
}

export function PapersPage({ path, presets, lessons }: PapersPageProps) {
  const filter = useMemo(() => filterOf(path), [path]);
  const { lab, verdict, claim } = filter;
  const asked = claim === null ? null : standing(claim);
  const [word, setWord] = useState('');
  const [section, setSection] = useState('');
  const [figure, setFigure] = useState<ChosenFigure>(NO_FIGURE);
  const [open, setOpen] = useState<readonly string[]>([]);
  // an address opens its claim, whatever was looked for before
  const [before, setBefore] = useState<string | null>(null);
  if (before !== path) {
    setBefore(path);
    setSection('');
    setFigure(NO_FIGURE);
    if (asked !== null) {
      setWord('');
      setOpen([asked]);
    }
  }
  useEffect(() => {
    if (asked === null) return;
    const row = document.getElementById(asked);
    row?.scrollIntoView({ block: 'start' });
    row?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
  }, [asked]);

  // the letters that are typed stand before the list follows them
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
  // a claim of an address stands below others
  const rows = useGrowing(ROWS, asked !== null);
  const isWhole = rows === Number.POSITIVE_INFINITY;
  const toggle = useCallback(
    (id: string) => setOpen((old) => (old.includes(id) ? old.filter((each) => each !== id) : [...old, id])),
    [],
  );
  return (
    <div className={styles.page}>
      <Rail filter={filter} search={{ word, setWord, section, setSection, count }} />
      <div className={styles.lead}>
        <Headline papers={papers} />
      </div>
      <div className={styles.list} data-loading={isWhole ? undefined : ''}>
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
                  onFigure={(name) => setFigure({ lab: paper.lab, name })}
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
