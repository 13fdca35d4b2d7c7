// The answers of a class to one question, and, on demand, what is measured.

import { useState } from 'react';
import type { Vote } from '../answers/ticket.ts';
import { answerWords } from '../fields/AnswerField.tsx';
import { Line } from '../parts/Markdown.tsx';
import { isDrawn, type Question } from '../read/lesson.ts';
import styles from './ClassPanel.module.css';
import { countVotes } from './collectTickets.ts';
import { Drawn } from './Drawn.tsx';
import { Measured } from './Measured.tsx';
import { Numbers } from './Numbers.tsx';
import { OwnNetworks } from './OwnNetworks.tsx';

interface AnswersProps {
  readonly question: Question;
  readonly votes: readonly Vote[];
}

export function Answers({ question, votes }: AnswersProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className={styles.answers} data-question={question.id}>
      <h3>
        <Line text={question.ask} />
      </h3>
      {isDrawn(question) ? (
        <Drawn question={question} answers={votes.map(({ answer }) => answer)} isMeasured={isShown} />
      ) : question.kind === 'number' ? (
        <Numbers question={question} votes={votes} isMeasured={isShown} />
      ) : (
        <Tallies question={question} votes={votes} />
      )}
      {!isShown ? (
        <button type="button" className="button" onClick={() => setIsShown(true)}>
          {question.isOwn ? 'Simulate each network' : 'Show what is measured'}
        </button>
      ) : question.isOwn ? (
        <OwnNetworks question={question} votes={votes} />
      ) : (
        <Measured question={question} />
      )}
    </div>
  );
}

function Tallies({ question, votes }: AnswersProps) {
  const options = question.kind === 'choice' ? question.options.map(({ words }) => words) : [];
  const tallies = countVotes(
    votes.map(({ answer, isSecond }) => ({ words: answerWords(question, answer), isSecond })),
    options,
  );
  const most = Math.max(1, ...tallies.map(({ first, second }) => Math.max(first, second)));
  const hasSecond = tallies.some(({ second }) => second > 0);
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">Answer</th>
          <th scope="col">{hasSecond ? 'First vote' : 'Votes'}</th>
          {hasSecond && <th scope="col">After the talk</th>}
        </tr>
      </thead>
      <tbody>
        {tallies.map(({ words, first, second }) => (
          <tr key={words}>
            <th scope="row">
              <Line text={words} />
            </th>
            <Count count={first} most={most} />
            {hasSecond && <Count count={second} most={most} />}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Count({ count, most }: { count: number; most: number }) {
  return (
    <td>
      <span
        className={styles.bar}
        style={{ inlineSize: `calc(${count / most} * min(8rem, 18vw))` }}
        aria-hidden="true"
      />{' '}
      {count}
    </td>
  );
}
