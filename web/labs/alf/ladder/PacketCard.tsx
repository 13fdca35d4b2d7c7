import styles from '../../../bench/card/Card.module.css';
import { canTurn, type HandLists, type Transmission } from '../../../bench/context/hand.ts';
import { type HandAct, HandButton, HandCard } from '../../../bench/ladder/HandCard.tsx';
import { instantText } from '../../../bench/words/counts.ts';
import { type Attempt, type Life, lifeOf, waitWords } from './life.ts';
import { Pieces } from './Pieces.tsx';
import { isColouredByStream } from './record.ts';
import type { Story } from './stories.ts';
import { packetPieces } from './waiting.ts';

interface PacketCardProps {
  stories: readonly Story[];
  adu: number;
  /** The attempt that was clicked, from 0; null: the first. */
  attempt: number | null;
  hand: HandLists;
  takesFocus: boolean;
  isFollowed: boolean;
  onTurn: (transmission: Transmission) => void;
  onFollow: () => void;
  onClose: () => void;
}

/** One packet in all transfers that are shown: what it waits for, and the buttons to lose, save or follow it. */
export function PacketCard(props: PacketCardProps) {
  const { stories, adu, attempt, isFollowed, onFollow } = props;
  const lives = stories.map((story) => ({ story, life: lifeOf(story.record, adu) }));
  const attempts = longestOf(lives.map(({ life }) => life));
  const chosen = attempts[attempt ?? 0] ?? attempts[0];
  const split = stories.find(({ record }) => isColouredByStream(record))?.record.terms.streams;
  const follow: HandAct = { words: 'Follow', act: onFollow, isPressed: isFollowed };
  return (
    <HandCard
      name={`Packet ${adu + 1}`}
      title={
        <>
          Packet {adu + 1}
          {chosen !== undefined && chosen.attempt > 0 && `, attempt ${chosen.attempt + 1}`}
          {split !== undefined && <small> stream {(adu % split) + 1}</small>}
        </>
      }
      takesFocus={props.takesFocus}
      onClose={props.onClose}
      acts={chosen === undefined ? [follow] : [turn(props, chosen, true), follow]}
      more={
        <details className={styles.more}>
          <summary>More</summary>
          {attempts.length > 1 && (
            <div className={styles.buttons}>
              {attempts
                .filter((one) => one !== chosen)
                .map((one) => (
                  <HandButton key={one.attempt} action={turn(props, one, false)} isFirst={false} />
                ))}
            </div>
          )}
          {lives.map((of) => (
            <LifeOf key={of.story.id} {...of} />
          ))}
        </details>
      }
    >
      <p>
        <Pieces pieces={packetPieces(stories, adu)} />
      </p>
    </HandCard>
  );
}

/** Forces the loss or the arrival of one transmission in the scenario; the model then runs again. */
function turn(
  { adu, hand, onTurn }: PacketCardProps,
  { attempt, isLost }: Attempt,
  isChosen: boolean,
): HandAct {
  const transmission = { packet: adu + 1, attempt };
  const verb = isLost ? 'Rescue' : 'Lose';
  return {
    words: isChosen ? (isLost ? 'Rescue it' : 'Lose this one') : `${verb} attempt ${attempt + 1}`,
    isOff: canTurn('alf', hand, transmission) ? undefined : 'The link has no room for more forced losses.',
    act: () => onTurn(transmission),
  };
}

function LifeOf({ story, life }: { story: Story; life: Life }) {
  return (
    <div className={styles.life}>
      <h4 style={{ color: story.color }}>{story.label}</h4>
      <dl>
        {life.attempts.map((one) => (
          <Times key={one.attempt} one={one} />
        ))}
        <Row name="received" value={instantText(life.received)} />
        <Row name="taken" value={`${instantText(life.taken)} to ${instantText(life.processed)}`} />
        <Row name="waited for" value={waitWords(life)} />
      </dl>
    </div>
  );
}

/** The longest list of attempts among the transfers: an attempt may be made in some of them only. */
function longestOf(lives: readonly Life[]): Life['attempts'] {
  return lives.reduce<Life['attempts']>(
    (most, { attempts }) => (attempts.length > most.length ? attempts : most),
    [],
  );
}

function Times({ one }: { one: Life['attempts'][number] }) {
  return (
    <>
      <Row name={one.attempt === 0 ? 'sent' : 'retransmitted'} value={instantText(one.emitted)} />
      {one.isLost && (
        <Row
          name="lost"
          value={`found ${instantText(one.arrival)}${
            one.reported === null ? '' : `, sender told ${instantText(one.reported)}`
          }`}
        />
      )}
    </>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
