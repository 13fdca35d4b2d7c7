// The first page, for an address without a scenario: one question, one transfer to try it on, and links to everything else
// ("doors").

import { useId, useState } from 'react';
import { ABOUT } from '../frame.ts';
import { LABORATORIES, type Laboratory, nameOf } from '../laboratories.ts';
import { addressOf } from '../pages.ts';
import { questionIn } from '../questions.ts';
import { DoorPicture, isPictured, type Pictured } from './DoorPicture.tsx';
import { packetsLost, rememberedState } from './firstTransfer.ts';
import styles from './Landing.module.css';
import { LossLadder } from './LossLadder.tsx';
import { questionOf } from './sentences.ts';

/** The laboratories with a picture: these links open the default scenario, those of the bar the one the reader left. */
const DOORS = LABORATORIES.filter((each): each is Laboratory & { id: Pictured } => isPictured(each.id));

/** What follows a short name that is an abbreviation: the name written out. */
const WRITTEN: Partial<Record<Pictured, string>> = {
  red: ': random early detection',
  dccp: ': a transport for media',
};

const LINES = [
  { link: addressOf('learn'), question: 'Learn: lessons' },
  ...LABORATORIES.filter(({ id }) => !isPictured(id)).map(({ id }) => ({
    link: `#/${id}`,
    question: questionIn(id),
  })),
  { link: '#/metrics?bench=trace', question: 'How much does your network reorder? Open a capture.' },
];

export function Landing() {
  const titleId = useId();
  const doorsId = useId();
  const [lost, setLost] = useState(() => packetsLost(rememberedState().losses.lose));
  return (
    <div className={styles.landing}>
      <h1 id={titleId} className="first-question">
        {questionOf(lost)}
      </h1>
      <p className="first-about">{ABOUT}</p>
      <LossLadder titleId={titleId} onLosses={setLost} />
      <nav aria-labelledby={doorsId}>
        <h2 id={doorsId} className="visually-hidden">
          Things to try
        </h2>
        <ul className={styles.row}>
          {DOORS.map(({ id }) => (
            <li key={id}>
              <a className={styles.door} href={`#/${id}`}>
                <DoorPicture lab={id} />
                <span>
                  <strong>{questionIn(id)}</strong>{' '}
                  <span className={styles.name}>
                    {nameOf(id)}
                    <span className={styles.written}>{WRITTEN[id]}</span>
                  </span>
                </span>
              </a>
            </li>
          ))}
        </ul>
        <ul className={styles.lines}>
          {LINES.map(({ link, question }) => (
            <li key={link}>
              <a className={styles.line} href={link}>
                {question}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
