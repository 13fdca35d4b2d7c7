// The small picture on a lesson's card. The models computed its lines before the page was built
// (`app/learn/pictures.test.ts`): nothing is simulated for it, and it gives no answer away.

import styles from './CardPicture.module.css';

export interface Stroke {
  readonly d: string;
  /** The style of the line: a colour of the charts, and a width. */
  readonly as:
    | 'ink'
    | 'soft'
    | 'foot'
    | 'limit'
    | 'lost'
    | 'in-order'
    | 'out-of-order'
    | 'gain'
    | 'disorder'
    | 'filled'
    | 'silent';
}

export type Picture = readonly Stroke[];

export function CardPicture({ picture }: { picture: Picture | undefined }) {
  return (
    <svg className={styles.picture} viewBox="0 0 96 52" aria-hidden="true">
      {picture?.map(({ d, as }) => (
        <path key={`${as} ${d}`} d={d} data-as={as} />
      ))}
    </svg>
  );
}
