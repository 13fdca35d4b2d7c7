// *Compute here*: computes every rule of a claim in the reader's browser, with a chosen number of runs.

import { useState } from 'react';
import { LEDGER_SIZES, type LedgerSize } from '#pkg/ledgers.ts';
import { timeWords, useTimeLeft } from '../bench/results/useTimeLeft.ts';
import { ONE_FILE } from '../late/oneFile.ts';
import type { Claim, RuleSetResult } from '../sources/claims.ts';
import styles from './ComputeHere.module.css';
import { choicesOf, type Live } from './live.ts';
import type { Paper } from './papers.ts';
import type { Computed, LiveClaim } from './useLive.ts';

const NOT_INSIDE = 'What computes claims anew is not in this file: the page on a host has it.';

interface ComputeHereProps {
  readonly paper: Paper;
  readonly claim: Claim;
  readonly live: LiveClaim;
}

export function ComputeHere({ paper, claim, live }: ComputeHereProps) {
  const sizes = LEDGER_SIZES[paper.lab];
  const [chosen, setChosen] = useState(0);
  const share = live.progress && live.progress.asked > 0 ? live.progress.done / live.progress.asked : 0;
  const left = useTimeLeft(share, live.progress !== null);
  const choices = sizes ? choicesOf(sizes) : [];
  const size = choices[chosen] ?? choices[0];
  if (size === undefined || claim.checks.length === 0) return null;
  if (ONE_FILE !== null) return <p className={styles.state}>{NOT_INSIDE}</p>;
  return (
    <>
      {live.progress === null ? (
        <button type="button" className="button" onClick={() => live.start(size)}>
          Compute here
        </button>
      ) : (
        <button type="button" className="button" onClick={live.cancel}>
          Cancel
        </button>
      )}
      <select
        className="select"
        aria-label="Runs"
        value={chosen}
        disabled={live.progress !== null}
        onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
      >
        {choices.map((choice, place) => (
          <option key={`${choice.runs} ${choice.isLong}`} value={place}>
            {wordsOf(choice, sizes?.quick)}
          </option>
        ))}
      </select>
      <p className={styles.state} role="status">
        {live.progress !== null && <State {...live.progress} left={left} />}
        {live.error !== null && live.error}
        {live.progress === null && live.computed !== null && (
          <Outcome paper={paper} claim={claim} computed={live.computed} quick={sizes?.quick} />
        )}
      </p>
    </>
  );
}

function wordsOf({ runs, isLong }: LedgerSize, quick: LedgerSize | undefined): string {
  if (runs === quick?.runs && isLong === quick.isLong) return `${runs} runs, as printed`;
  return isLong === quick?.isLong ? `${runs} runs` : `${runs} runs as long as the paper’s`;
}

function State({ done, asked, left }: { done: number; asked: number; left: number | null }) {
  if (asked === 0) return 'What the rules need is looked up.';
  return (
    <>
      <progress value={done} max={asked} aria-label="Runs computed" /> {done} of {asked} runs
      {left !== null && `, ${timeWords(left)} left`}
    </>
  );
}

interface OutcomeProps {
  readonly paper: Paper;
  readonly claim: Claim;
  readonly computed: Computed;
  readonly quick: LedgerSize | undefined;
}

/** The verdict that follows from the live figures, and how these differ from the printed ones. */
function Outcome({ paper, claim, computed, quick }: OutcomeProps) {
  const { size, found } = computed;
  const verdicts = found.map(({ verdict }, place) => {
    const name = paper.columns[place]?.name;
    return found.length > 1 && name ? `${verdict} under ${name}` : verdict;
  });
  const isAsPrinted = size.runs === quick?.runs && size.isLong === quick.isLong;
  const { same, all } = sameFigures(builtOf(paper, claim), found);
  return (
    <>
      Computed here with {isAsPrinted ? `${size.runs} runs` : wordsOf(size, quick)}:{' '}
      <b>{verdicts.join(', ')}</b>. {same === all && `All ${all} figures are the printed ones to the digit.`}
      {same < all && `${all - same} of ${all} figures differ from the printed ones.`}
    </>
  );
}

/** The ledger's printed verdict and checks of a claim, one per column. */
export function builtOf({ columns }: Pick<Paper, 'columns'>, claim: Claim): readonly RuleSetResult[] {
  return columns.flatMap(({ id }, place) => (place === 0 ? [claim] : (claim.under?.[id] ?? [])));
}

/** The number of rules whose computed figure has the same text as the printed one, and of all rules. */
export function sameFigures(built: readonly RuleSetResult[], live: Live): { same: number; all: number } {
  const pairs = live.flatMap(({ checks }, column) =>
    checks.map(({ figure, rule }, place) => {
      const other = built[column]?.checks[place];
      return other?.figure.text === figure.text && other.rule === rule;
    }),
  );
  return { same: pairs.filter(Boolean).length, all: pairs.length };
}
