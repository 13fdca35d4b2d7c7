// The page of an address without a scenario: one question, one transfer to try it on, and the doors to all there is.

import { type ComponentType, useId, useState } from 'react';
import { QUESTION } from '../frame.ts';
import { LABORATORIES, nameOf, ofLaboratory } from '../laboratories.ts';
import { DoorPicture } from './DoorPicture.tsx';
import { DropPicture } from './DropPicture.tsx';
import styles from './Landing.module.css';
import { LossLadder } from './LossLadder.tsx';

interface Door {
  readonly link: string;
  readonly name: string;
  readonly question: string;
  readonly picture?: (() => Promise<ComponentType>) | undefined;
}

/** Each opens where it says; the bar leads to the scenario in which a laboratory was left. */
const DOORS = LABORATORIES.map(
  ({ id, question, picture }): Door => ({
    link: `#/${id}`,
    name: nameOf(id),
    question,
    picture: picture && (() => ofLaboratory(id, picture)),
  }),
);

const OWN_CAPTURE: Door = {
  link: '#/metrics?bench=trace',
  name: 'Your own capture',
  question: 'How does a path of yours reorder? The file stays on this machine.',
};

export function Landing() {
  const titleId = useId();
  const doorsId = useId();
  const [isNear, setIsNear] = useState(false);
  const near = () => setIsNear(true);
  return (
    <div className={styles.landing}>
      <h1 id={titleId} className="first-question">
        {QUESTION}
      </h1>
      <LossLadder titleId={titleId} onShown={near} />
      <nav className={styles.doors} aria-labelledby={doorsId} onPointerEnter={near} onFocus={near}>
        <h2 id={doorsId} className="visually-hidden">
          What there is to try
        </h2>
        <ul>
          {[...DOORS, OWN_CAPTURE].map(({ link, name, question, picture }) => (
            <li key={link}>
              <a href={link}>
                {link === OWN_CAPTURE.link ? (
                  <DropPicture />
                ) : (
                  <DoorPicture load={picture} isWanted={isNear} />
                )}
                <span>
                  <strong>{name}</strong> {question}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
