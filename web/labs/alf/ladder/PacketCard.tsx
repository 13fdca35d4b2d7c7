import { useEffect, useRef } from 'react';
import styles from '../../../bench/card/Card.module.css';
import { Card } from '../../../bench/card/Card.tsx';
import { instant } from '../../../bench/words/counts.ts';
import { hasRoom, isForced, type Transmission, transmissionName } from './forced.ts';
import { type Life, lifeOf, waitWords } from './life.ts';
import { Pieces } from './Pieces.tsx';
import { isColouredByStream } from './record.ts';
import type { Story } from './stories.ts';
import { packetPieces } from './waiting.ts';

interface PacketCardProps {
  stories: readonly Story[];
  adu: number;
  /** The attempt that was clicked; null for the first. */
  attempt: number | null;
  forced: { readonly lose: string; readonly save: string };
  /** It was opened by a key: the next key is for it. */
  takesFocus: boolean;
  isFollowed: boolean;
  onForce: (transmission: Transmission, isLost: boolean) => void;
  onFollow: () => void;
  onClose: () => void;
}

/** One packet in all transfers that are shown: what it waits for, and what can be done to it. */
export function PacketCard(props: PacketCardProps) {
  const { stories, adu, attempt, forced, takesFocus, isFollowed, onForce, onFollow, onClose } = props;
  const lives = stories.map((story) => ({ story, life: lifeOf(story.record, adu) }));
  const attempts = longestOf(lives.map(({ life }) => life));
  const chosen = attempts[attempt ?? 0] ?? attempts[0];
  const split = stories.find(({ record }) => isColouredByStream(record))?.record.terms.streams;
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) first.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <Card
      name={`Packet ${adu + 1}`}
      title={
        <>
          Packet {adu + 1}
          {chosen !== undefined && chosen.attempt > 0 && `, attempt ${chosen.attempt + 1}`}
          {split !== undefined && <small> stream {(adu % split) + 1}</small>}
        </>
      }
      data-adu={adu + 1}
      onClose={onClose}
    >
      <p>
        <Pieces of={packetPieces(stories, adu)} />
      </p>
      <div className={styles.buttons}>
        {chosen && (
          <Forcing
            ref={first}
            className={styles.ink}
            words={chosen.isLost ? 'Rescue it' : 'Lose this one'}
            transmission={{ adu, attempt: chosen.attempt }}
            {...{ forced, onForce }}
            isLost={chosen.isLost}
          />
        )}
        <button type="button" className={styles.outlined} aria-pressed={isFollowed} onClick={onFollow}>
          Follow
        </button>
      </div>
      <details className={styles.more}>
        <summary>More</summary>
        {attempts.length > 1 && (
          <div className={styles.buttons}>
            {attempts.map((one) =>
              one === chosen ? null : (
                <Forcing
                  key={one.attempt}
                  className={styles.outlined}
                  words={`${one.isLost ? 'Rescue' : 'Lose'} attempt ${one.attempt + 1}`}
                  transmission={{ adu, attempt: one.attempt }}
                  {...{ forced, onForce }}
                  isLost={one.isLost}
                />
              ),
            )}
          </div>
        )}
        {lives.map(({ story, life }) => (
          <div key={story.id} className={styles.life}>
            <h4 style={{ color: story.color }}>{story.label}</h4>
            <dl>
              {life.attempts.map((one) => (
                <Times key={one.attempt} one={one} />
              ))}
              <Row name="received" value={instant(life.received)} />
              <Row name="taken" value={`${instant(life.taken)} to ${instant(life.processed)}`} />
              <Row name="waited for" value={waitWords(life)} />
            </dl>
          </div>
        ))}
      </details>
    </Card>
  );
}

/** An attempt that only some transfers make is still an attempt. */
function longestOf(lives: readonly Life[]): Life['attempts'] {
  return lives.reduce<Life['attempts']>(
    (most, { attempts }) => (attempts.length > most.length ? attempts : most),
    [],
  );
}

function Times({ one }: { one: Life['attempts'][number] }) {
  return (
    <>
      <Row name={one.attempt === 0 ? 'sent' : 'sent again'} value={instant(one.emitted)} />
      {one.isLost && (
        <Row
          name="lost"
          value={`found ${instant(one.arrival)}${
            one.reported === null ? '' : `, sender told ${instant(one.reported)}`
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

interface ForcingProps extends Pick<PacketCardProps, 'forced' | 'onForce'> {
  ref?: React.Ref<HTMLButtonElement>;
  className: string | undefined;
  words: string;
  transmission: Transmission;
  isLost: boolean;
}

/** Loses or saves one transmission, and the model runs anew. */
function Forcing({ ref, className, words, transmission, isLost, forced, onForce }: ForcingProps) {
  const isFull = !hasRoom(forced) && !isForced(forced, transmission);
  return (
    <button
      ref={ref}
      type="button"
      className={className}
      data-forced={isForced(forced, transmission) || undefined}
      data-transmission={transmissionName(transmission)}
      disabled={isFull}
      title={isFull ? 'The link has no room for more forced losses.' : undefined}
      onClick={() => onForce(transmission, !isLost)}
    >
      {words}
    </button>
  );
}
