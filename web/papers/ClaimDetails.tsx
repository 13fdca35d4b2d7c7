// The details of an open claim: the note, every rule with our figure, further figures, and links to presets and lessons.

import { Fragment } from 'react';
import { addressOf } from '../bench/export/address.ts';
import { CopyButton } from '../controls/CopyButton.tsx';
import { Words } from '../notation/Words.tsx';
import { claimEntry, softwareEntry, sourceEntry } from '../sources/bibtex.ts';
import { claimAddress, ledgerAddress } from '../sources/claimAddress.ts';
import type { Claim, ClaimCheck } from '../sources/claims.ts';
import styles from './Claim.module.css';
import { builtOf, ComputeHere } from './ComputeHere.tsx';
import type { Live } from './live.ts';
import type { Paper } from './papers.ts';
import { drawnLink, type LessonLink, type PresetLink } from './presets.ts';
import { RulePlot } from './RulePlot.tsx';
import { useLive } from './useLive.ts';
import { Value } from './Value.tsx';

interface ClaimDetailsProps {
  readonly paper: Paper;
  readonly claim: Claim;
  readonly presets: readonly PresetLink[];
  readonly lessons: readonly LessonLink[];
}

const OUTCOMES = { yes: 'holds', undecided: 'undecided', no: 'does not hold' } as const;

export function ClaimDetails({ paper, claim, presets, lessons }: ClaimDetailsProps) {
  const { id, note, against, checks, beside } = claim;
  const live = useLive(id, claim.under ? paper.columns.length : 1);
  const shown = presets.filter(({ statements }) => statements.includes(id));
  const [check] = checks;
  const drawn = check && drawnLink(id, check.rule);
  const scenario = drawn ?? check?.figure.scenarios[0] ?? beside[0]?.scenario;
  const { link, note: isHere } = addressOf(claimAddress(id));
  const entries = () =>
    [
      claimEntry(id, claim.quote, paper.source, isHere === '' ? link : null),
      sourceEntry(paper.source),
      softwareEntry(isHere === '' ? addressOf('').link : null),
    ].join('\n\n');
  return (
    <div className={styles.details}>
      {against.length > 0 && (
        <p>
          The paper states the opposite:{' '}
          {against.map((other) => (
            <a key={other} href={claimAddress(other)}>
              {other}
            </a>
          ))}
        </p>
      )}
      {note !== '' && (
        <p className={styles.note}>
          <Marked text={note} />
        </p>
      )}
      <div className={styles.actions}>
        {scenario !== undefined && (
          <a className={styles.open} href={shown[0]?.address ?? scenario}>
            Open in {paper.labName}
          </a>
        )}
        <ComputeHere paper={paper} claim={claim} live={live} />
        <CopyButton text={() => link}>Copy link</CopyButton>
        <CopyButton text={entries}>Copy BibTeX</CopyButton>
      </div>
      {checks.length > 0 && <Rules paper={paper} claim={claim} live={live.computed?.found ?? []} />}
      {beside.length > 0 && (
        <details className={styles.beside}>
          <summary>
            {beside.length} more {beside.length === 1 ? 'figure' : 'figures'} beside it
          </summary>
          <dl>
            {beside.map(({ name, text, scenario: opened }) => (
              <Fragment key={name}>
                <dt>
                  <a href={opened}>
                    <Words text={name} />
                  </a>
                </dt>
                <dd>{text}</dd>
              </Fragment>
            ))}
          </dl>
        </details>
      )}
      <p className={styles.more}>
        {shown.map(({ claim: words, address }) => (
          <a key={address} href={address}>
            {words}
          </a>
        ))}
        {lessons
          .filter(({ statements }) => statements.includes(id))
          .map(({ title, address }) => (
            <a key={address} href={address}>
              Lesson: {title}
            </a>
          ))}
        <a href={ledgerAddress(paper.lab, Number(id.split('-')[1]))}>How it was checked</a>
      </p>
    </div>
  );
}

/** The checks of a claim, for each of the ledger's columns (named if there are several), with the figures computed here. */
function Rules({ paper, claim, live }: { paper: Paper; claim: Claim; live: Live }) {
  return builtOf(paper, claim).map(({ verdict, checks }, column) => {
    const name = claim.under ? paper.columns[column]?.name : undefined;
    if (checks.length === 0) return null;
    return (
      <div key={name ?? ''}>
        {name !== undefined && (
          <p className={styles.column}>
            Under {name}: {verdict}
          </p>
        )}
        <ul className={styles.rules}>
          {checks.map((check, place) => (
            <Rule key={check.rule} id={claim.id} check={check} live={live[column]?.checks[place]} />
          ))}
        </ul>
      </div>
    );
  });
}

function Rule({ id, check, live }: { id: string; check: ClaimCheck; live: ClaimCheck | undefined }) {
  const { rule, outcome, figure, compares } = check;
  const [own, second] = figure.scenarios;
  const first = drawnLink(id, rule) ?? own;
  return (
    <li data-outcome={outcome}>
      <span>
        <Words text={rule} />: <b>{OUTCOMES[outcome]}</b>
        {first !== undefined && (
          <>
            {' '}
            <a href={first} aria-label={`Open: ${rule}`}>
              open
            </a>
          </>
        )}
        {compares && second !== undefined && (
          <>
            {', '}
            <a href={second} aria-label={`Open what it is compared with: ${rule}`}>
              compared with
            </a>
          </>
        )}
      </span>
      <span className={styles.figure}>
        <span className={styles.small}>
          <Value text={figure.text} />
        </span>
        <RulePlot check={check} />
        {live !== undefined && (
          <span data-live>
            <span className={styles.small}>
              <Value text={live.figure.text} />{' '}
              <small>
                computed here{live.outcome !== outcome && `: ${OUTCOMES[live.outcome]}`}
                {live.rule !== rule && ` (${live.rule})`}
              </small>
            </span>
            <RulePlot check={live} />
          </span>
        )}
      </span>
    </li>
  );
}

/** A text with its parts between backticks as code. */
function Marked({ text }: { text: string }) {
  return text.split('`').map((part, place) =>
    place % 2 === 0 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay where they are
      <Words key={place} text={part} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay where they are
      <code key={place}>{part}</code>
    ),
  );
}
