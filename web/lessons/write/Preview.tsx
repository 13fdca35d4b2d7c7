// The lesson beside its text, as a reader sees it. Answers given here are not in the address.

import { type ComponentProps, useMemo, useState } from 'react';
import { type Answers, answersIn, ticketsOf } from '../answers/answers.ts';
import { Player } from '../play/Player.tsx';
import { openingPlace } from '../progress/place.ts';
import { stepsOf } from '../progress/steps.ts';
import { anyAnswer } from '../read/answer.ts';
import type { Lesson } from '../read/lesson.ts';
import styles from './WritePage.module.css';

interface PreviewProps {
  /** The lesson; its id stays the same while its text changes, so that answers stay valid. */
  readonly lesson: Lesson;
  /** The lesson's name in its link; empty if it has no link. */
  readonly id: string;
}

export function Preview({ lesson, id }: PreviewProps) {
  const [given, setGiven] = useState({ tickets: '', why: '' });
  // `round` restarts the lesson on demand; a changed number of steps does it too (see the key)
  const [round, setRound] = useState(0);
  const answers = useMemo(() => answersIn(lesson, given.tickets), [lesson, given.tickets]);
  const goTo = (tickets: string) => {
    setGiven({ tickets, why: '' });
    setRound((before) => before + 1);
  };
  return (
    <section className={styles.preview} aria-label="The lesson as it is shown">
      <p className={styles.previewBar}>
        As a reader has it.{' '}
        <button type="button" className="button" onClick={() => goTo('')}>
          Start again
        </button>{' '}
        <button type="button" className="button" onClick={() => goTo(ticketsOf(lesson, answeredAll(lesson)))}>
          Answer all
        </button>
      </p>
      <div className={styles.played}>
        <Played
          key={`${round} ${stepsOf(lesson).length}`}
          {...{ answers, why: given.why }}
          lesson={{ ...lesson, id }}
          onChange={(next, why) => setGiven({ tickets: ticketsOf(lesson, next), why })}
        />
      </div>
    </section>
  );
}

type PlayedProps = Omit<ComponentProps<typeof Player>, 'place' | 'onPlace'>;

function Played(props: PlayedProps) {
  const { lesson, answers, why } = props;
  const [place, setPlace] = useState(() => openingPlace(lesson, answers, why, null));
  return <Player {...props} place={place} onPlace={setPlace} />;
}

/** Some answer to every question, so that every step can be opened. */
function answeredAll(lesson: Lesson): Answers {
  return lesson.chapters.map(({ question }) => ({
    first: anyAnswer(question),
    second: question.hasRevote ? anyAnswer(question) : null,
  }));
}
