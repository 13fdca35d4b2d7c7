// Simulates each reader's own network again, with its seed, and shows what all give: each reader's network is one replication.

import { estimate } from '../../sim/estimate.ts';
import { ownQuestion, seedIn } from '../answers/own.ts';
import type { Vote } from '../answers/ticket.ts';
import type { Facts } from '../facts/facts.ts';
import { valuesOf } from '../facts/shown.ts';
import { needsOf, optionThatHolds } from '../judge/judge.ts';
import { useFacts } from '../parts/factsContext.ts';
import { Line } from '../parts/Markdown.tsx';
import { useTableOf } from '../parts/useTableOf.ts';
import type { Answer } from '../read/answer.ts';
import type { ChoiceQuestion, NumberQuestion, Question } from '../read/lesson.ts';
import { DotStrip } from './DotStrip.tsx';
import { wordsOf } from './Numbers.tsx';

interface OwnNetworksProps<Q extends Question = Question> {
  readonly question: Q;
  /** The seed of each network. */
  readonly seeds: readonly number[];
  readonly facts: Facts;
}

/** The seeds of the votes, each once, however often its reader has voted. */
export function seedsOf(
  question: Question,
  votes: readonly { readonly answer: Answer }[],
): readonly number[] {
  return [...new Set(votes.flatMap(({ answer }) => seedIn(question, answer) ?? []))];
}

export function OwnNetworks({ question, votes }: { question: Question; votes: readonly Vote[] }) {
  useTableOf(question.scenario);
  const seeds = seedsOf(question, votes);
  const needs = seeds.flatMap((seed) => needsOf(ownQuestion(question, seed)));
  const facts = useFacts(needs);
  const done = needs.filter(({ scenario }) => facts.rows(scenario) !== null).length;
  if (done < needs.length)
    return (
      <p role="status" data-loading="">
        Simulating the networks: {Math.floor((seeds.length * done) / needs.length)} of {seeds.length} …
      </p>
    );
  if (question.kind === 'number') return <Values {...{ question, seeds, facts }} />;
  return question.kind === 'choice' ? <Holding {...{ question, seeds, facts }} /> : null;
}

function Values({ question, seeds, facts }: OwnNetworksProps<NumberQuestion>) {
  const words = wordsOf(question);
  const values = seeds.flatMap((seed) => {
    const runs = ownQuestion(question, seed);
    return valuesOf(facts, question.measure, runs)?.slice(0, 1) ?? [];
  });
  const { mean, ci95 } = estimate(values);
  const { beside } = question;
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return (
    <>
      <DotStrip
        label="What each network gives"
        values={values}
        from={Math.min(question.from, least)}
        to={Math.max(question.to, most)}
        isLog={question.isLog}
        words={words}
        lines={[
          { at: mean, words: `mean: ${words(mean, ci95 ?? 0)}`, half: ci95 ?? 0, isMeasured: true },
          ...(beside === null
            ? []
            : [
                {
                  at: beside.value,
                  words: `${beside.words}: ${words(beside.value)}`,
                  half: 0,
                  isMeasured: false,
                },
              ]),
        ]}
      />
      <p role="status" data-networks={values.length}>
        {values.length === 1 ? 'One network' : `${values.length} networks`}: from {words(least)} to{' '}
        {words(most)}
        {beside !== null &&
          `; ${beside.words}, ${words(beside.value)}, is ${
            values.includes(beside.value)
              ? 'among them'
              : beside.value >= least && beside.value <= most
                ? 'between them'
                : 'outside'
          }`}
        .
      </p>
    </>
  );
}

/** For each option, the number of networks in which it holds. */
function Holding({ question, seeds, facts }: OwnNetworksProps<ChoiceQuestion>) {
  const held = seeds.map((seed) => {
    const own = ownQuestion(question, seed);
    return own.kind === 'choice' ? optionThatHolds(facts, own) : 'open';
  });
  const open = held.filter((option) => typeof option !== 'number').length;
  return (
    <ul data-networks={seeds.length}>
      {question.options.map(({ words }, option) => {
        const count = held.filter((each) => each === option).length;
        return (
          <li key={words}>
            <strong>{count}</strong> of {seeds.length} networks: <Line text={words} />
          </li>
        );
      })}
      {open > 0 && <li>{open} decide nothing.</li>}
    </ul>
  );
}
