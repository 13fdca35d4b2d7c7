import { instant } from '../../../bench/words/counts.ts';
import styles from './Card.module.css';
import buttons from './Film.module.css';
import { hasRoom, isForced, type Transmission, transmissionName } from './forced.ts';
import { type Life, lifeOf, waitWords } from './life.ts';
import { isColouredByStream } from './record.ts';
import type { Story } from './stories.ts';

interface PacketCardProps {
  stories: readonly Story[];
  adu: number;
  /** The attempt that was pointed at or clicked. */
  attempt: number | null;
  isPinned: boolean;
  forced: { readonly lose: string; readonly save: string };
  onPin: (adu: number | null) => void;
  onForce: (transmission: Transmission, isLost: boolean) => void;
}

/** The life of one ADU in every transfer that is shown, and what can be done to its transmissions. */
export function PacketCard({ stories, adu, attempt, isPinned, forced, onPin, onForce }: PacketCardProps) {
  const lives = stories.map((story) => ({ story, life: lifeOf(story.record, adu) }));
  const last = (stories[0]?.record.terms.adus ?? 1) - 1;
  const split = stories.find(({ record }) => isColouredByStream(record))?.record.terms.streams;
  return (
    <section className={styles.card} aria-label={`ADU ${adu + 1}`} data-adu={adu + 1}>
      <header className={styles.cardHead}>
        <h3>
          ADU {adu + 1}
          {split !== undefined && (
            <small>
              {' '}
              stream {(adu % split) + 1} of {split}
            </small>
          )}
        </h3>
        <button
          type="button"
          className={buttons.plain}
          disabled={adu === 0}
          onClick={() => onPin(adu - 1)}
          aria-label="Previous ADU"
        >
          ◀
        </button>
        <button
          type="button"
          className={buttons.plain}
          disabled={adu >= last}
          onClick={() => onPin(adu + 1)}
          aria-label="Next ADU"
        >
          ▶
        </button>
        <button
          type="button"
          className={buttons.plain}
          aria-pressed={isPinned}
          onClick={() => onPin(isPinned ? null : adu)}
        >
          {isPinned ? 'Unpin' : 'Pin'}
        </button>
        <Forcing lives={lives.map(({ life }) => life)} {...{ attempt, forced, onForce }} />
      </header>
      <div className={styles.lives}>
        {lives.map(({ story, life }) => (
          <div key={story.id} className={styles.life} style={{ borderColor: story.color }}>
            <h4 style={{ color: story.color }}>{story.label}</h4>
            <dl>
              {life.attempts.map((one) => (
                <Times key={one.attempt} one={one} />
              ))}
              <Row name="Received" value={instant(life.received)} />
              <Row name="Delivered" value={instant(life.deliverable)} />
              <Row name="Processed" value={`${instant(life.taken)} to ${instant(life.processed)}`} />
              <Row name="Waited for" value={waitWords(life)} />
            </dl>
          </div>
        ))}
      </div>
    </section>
  );
}

function Times({ one }: { one: Life['attempts'][number] }) {
  return (
    <>
      <Row name={one.attempt === 0 ? 'Sent' : 'Resent'} value={instant(one.emitted)} />
      {one.isLost && (
        <Row
          name="Lost"
          value={`discovered ${instant(one.arrival)}${
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

interface ForcingProps extends Pick<PacketCardProps, 'attempt' | 'forced' | 'onForce'> {
  lives: readonly Life[];
}

/** A button for each attempt: lose it or save it, and the model runs anew. */
function Forcing({ lives, attempt, forced, onForce }: ForcingProps) {
  // an attempt that only some transfers make is still an attempt
  const longest = lives.reduce<Life | undefined>(
    (most, life) => (most && most.attempts.length >= life.attempts.length ? most : life),
    undefined,
  );
  const attempts = longest?.attempts ?? [];
  const isFull = !hasRoom(forced);
  return attempts.map((one) => {
    const transmission = { adu: longest?.adu ?? 0, attempt: one.attempt };
    const which = attempts.length === 1 ? 'this packet' : `attempt ${one.attempt + 1}`;
    return (
      <button
        key={one.attempt}
        type="button"
        className={buttons.force}
        data-chosen={one.attempt === attempt || undefined}
        data-forced={isForced(forced, transmission) || undefined}
        data-transmission={transmissionName(transmission)}
        disabled={isFull && !isForced(forced, transmission)}
        title={isFull ? 'The link has no room for more forced losses.' : undefined}
        onClick={() => onForce(transmission, !one.isLost)}
      >
        {one.isLost ? `Save ${which}` : `Drop ${which}`}
      </button>
    );
  });
}
