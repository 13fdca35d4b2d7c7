// The small picture on a lesson's card. Its lines were computed by the models before the page was built
// (`app/learn/pictures.test.ts`): nothing is simulated for it, and it shows nothing of an answer.

import styles from './CardPicture.module.css';

export interface Stroke {
  readonly d: string;
  /** What it is drawn as: a colour of the charts, and how wide. */
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
