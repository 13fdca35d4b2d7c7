// A claim: how it came out, the paper's words and their place, and our figure against the rule that decides.

import { VerdictSign } from '../bench/claims/VerdictSign.tsx';
import { claimAddress } from '../sources/claimAddress.ts';
import type { Claim } from '../sources/claims.ts';
import { placeInWords } from '../sources/place.ts';
import styles from './Claim.module.css';
import { ClaimDetails } from './ClaimDetails.tsx';
import { decidingOf } from './filter.ts';
import type { Paper } from './papers.ts';
import type { LessonLink, PresetLink } from './presets.ts';
import { RulePlot } from './RulePlot.tsx';
import { Value } from './Value.tsx';

interface ClaimRowProps {
  readonly paper: Paper;
  readonly claim: Claim;
  readonly presets: readonly PresetLink[];
  readonly lessons: readonly LessonLink[];
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

export function ClaimRow({ paper, claim, presets, lessons, isOpen, onToggle }: ClaimRowProps) {
  const { id, verdict, place, quote, checks, note } = claim;
  const deciding = decidingOf(checks);
  const isOurs = verdict === 'finding of ours';
  const holding = checks.filter(({ outcome }) => outcome === 'yes').length;
  return (
    <li
      id={id}
      className={styles.claim}
      data-claim={id}
      data-open={isOpen || undefined}
      data-bare={!deciding || undefined}
    >
      <VerdictSign verdict={verdict} size={18} />
      <div className={styles.words}>
        <h3>
          <button type="button" aria-expanded={isOpen} onClick={onToggle}>
            {isOurs ? quote : `“${quote}”`}
          </button>
        </h3>
        <p className={styles.place}>
          <a href={claimAddress(id)}>{id}</a>
          {' · '}
          {placeInWords(place)}
          {' · '}
          <span>{verdict}</span>
          {checks.length > 1 && `, ${holding} of ${checks.length} rules hold`}
        </p>
        {!isOpen && <p className={styles.place}>{deciding?.rule ?? note}</p>}
      </div>
      {deciding && (
        <div className={styles.figure}>
          <p className={styles.value}>
            {deciding.compares && <small className={styles.compares}>difference </small>}
            <Value text={deciding.figure.text} />
          </p>
          <RulePlot check={deciding} />
        </div>
      )}
      {isOpen && <ClaimDetails paper={paper} claim={claim} presets={presets} lessons={lessons} />}
    </li>
  );
}
