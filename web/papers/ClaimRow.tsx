// A row of the list: a claim's verdict, the paper's words and their place, and our figure against the deciding rule.

import { memo, type ReactNode } from 'react';
import { VerdictSign } from '../bench/claims/VerdictSign.tsx';
import { Words } from '../notation/Words.tsx';
import { claimAddress } from '../sources/claimAddress.ts';
import type { Claim } from '../sources/claims.ts';
import { placeInWords } from '../sources/place.ts';
import styles from './Claim.module.css';
import { decidingOf } from './filter.ts';
import { RulePlot } from './RulePlot.tsx';
import { Value } from './Value.tsx';

interface ClaimRowProps {
  readonly claim: Claim;
  readonly onToggle: (id: string) => void;
  /** The details of the claim while it is open; undefined while it is closed. */
  readonly children?: ReactNode;
}

/** Memoized: a closed claim does not render again when others are opened, or when presets are loaded. */
export const ClaimRow = memo(function ClaimRow({ claim, onToggle, children }: ClaimRowProps) {
  const isOpen = children !== undefined;
  const { id, verdict, place, quote, checks, note } = claim;
  const deciding = decidingOf(checks);
  // an open claim shows each figure beside its own rule
  const shown = isOpen ? undefined : deciding;
  const isOurs = verdict === 'finding of ours';
  const holding = checks.filter(({ outcome }) => outcome === 'yes').length;
  return (
    <li
      id={id}
      className={styles.claim}
      data-claim={id}
      data-open={isOpen || undefined}
      data-bare={!shown || undefined}
    >
      <VerdictSign verdict={verdict} size={18} />
      <div className={styles.words}>
        <h3>
          <button type="button" aria-expanded={isOpen} onClick={() => onToggle(id)}>
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
        {!isOpen && (
          <p className={styles.place}>
            <Words text={deciding?.rule ?? note} />
          </p>
        )}
      </div>
      {shown && (
        <div className={styles.figure}>
          <p className={styles.value}>
            {shown.compares && <small className={styles.compares}>difference </small>}
            <Value text={shown.figure.text} />
          </p>
          <RulePlot check={shown} />
        </div>
      )}
      {children}
    </li>
  );
});
