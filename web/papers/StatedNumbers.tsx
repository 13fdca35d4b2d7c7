// A table of the numbers that a paper states for one of its figures or tables, each with our number: for a reader of the paper.

import { Words } from '../notation/Words.tsx';
import { claimAddress } from '../sources/claimAddress.ts';
import type { Claim, ClaimCheck } from '../sources/claims.ts';
import { drawnLink } from './presets.ts';
import { RulePlot } from './RulePlot.tsx';
import styles from './StatedNumbers.module.css';
import { Value } from './Value.tsx';

interface StatedNumbersProps {
  /** The chosen figure or table, "figure 8". */
  readonly figure: string;
  readonly claims: readonly Claim[];
}

interface StatedNumber {
  readonly claim: string;
  /** What the number measures: the beginning of its rule. */
  readonly name: string;
  readonly stated: number;
  readonly unit: string;
  readonly check: ClaimCheck;
  /** The address of our figure with the paper's number drawn in; null if no figure of ours has an axis for the number. */
  readonly drawn: string | null;
}

export function StatedNumbers({ figure, claims }: StatedNumbersProps) {
  const numbers = statedIn(claims);
  if (numbers.length === 0) return null;
  return (
    <table className={styles.numbers}>
      <caption>
        What the paper states as numbers of {figure}, and ours. <i aria-hidden="true" data-sign="stated" />{' '}
        stated in the paper, <i aria-hidden="true" data-sign="ours" /> ours with its 95% interval, shaded:
        what the rule allows.
      </caption>
      <thead>
        <tr>
          <th scope="col">Number</th>
          <th scope="col">The paper</th>
          <th scope="col">Ours</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {numbers.map(({ claim, name, stated, unit, check, drawn }) => (
          <tr key={`${claim} ${name}`}>
            <th scope="row">
              <Words text={name} /> <a href={claimAddress(claim)}>{claim}</a>
              {drawn !== null && (
                <>
                  {', '}
                  <a href={drawn} aria-label={`In its figure: ${name}`}>
                    in its figure
                  </a>
                </>
              )}
            </th>
            <td data-label="The paper">
              <Value text={`${stated}${unit}`} />
            </td>
            <td data-label="Ours">
              <a href={check.figure.scenarios[0]} aria-label={`Open ${name}`}>
                <Value text={check.figure.text} />
              </a>
            </td>
            <td>
              <RulePlot check={check} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The rules that compare with a number of the paper, in the ledger's order. */
export function statedIn(claims: readonly Claim[]): readonly StatedNumber[] {
  return claims.flatMap(({ id, checks }) =>
    checks.flatMap((check) => {
      if (check.stated === null) return [];
      const { rule, figure, stated } = check;
      const [, unit = ''] = /^[−\d.,]+(?: ± [\d.]+)?( .*)?$/.exec(figure.text) ?? [];
      const drawn = drawnLink(id, rule);
      return [{ claim: id, name: nameOf(rule), stated, unit, check, drawn }];
    }),
  );
}

/** The part of a rule before its range: "X, RTT 50 ms" of "X, RTT 50 ms is 916.6 to 954 kbit/s (printed 935.3 kbit/s)". */
function nameOf(rule: string): string {
  return rule.replace(
    /,? (?:is [−\d.]+ to [−\d.].*|is at (?:least|most) [−\d.].*|of [−\d.]+\S*(?: \S+)? lies in the middle 95% of our runs)$/,
    '',
  );
}
