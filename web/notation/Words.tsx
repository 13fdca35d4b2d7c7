// Shows a text with its symbols as in print: italic, with subscripts.

import { piecesOf, withHardSpaces } from './symbols.ts';
import styles from './Words.module.css';

/** The text in HTML. */
export function Words({ text }: { text: string }) {
  return piecesOf(text).map(({ text, kind }, i) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: parts of a text have no identity but their place
    if (kind === 'plain') return withHardSpaces(text);
    if (kind === 'stem') {
      return (
        <i key={i} className={text === 'τ' ? styles.leaning : undefined}>
          {text}
        </i>
      );
    }
    return (
      <sub key={i} className={styles.index}>
        {text}
      </sub>
    );
    // biome-ignore-end lint/suspicious/noArrayIndexKey: parts of a text have no identity but their place
  });
}

/** How far a subscript stands below the line, and its size, relative to the font size. */
const DROP = 0.2;
const INDEX_SIZE = 0.72;

/** The text inside an SVG `text` element. */
export function DrawnWords({ text }: { text: string }) {
  const pieces = piecesOf(text);
  return pieces.map(({ text, kind }, i) => {
    const rise = pieces[i - 1]?.kind === 'index' ? `${-DROP}em` : undefined;
    const gap = pieces[i - 1]?.text === 'τ' ? '0.12em' : undefined;
    if (kind === 'plain' && (rise ?? gap) === undefined) return text;
    return (
      <tspan
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no identity but their place
        key={i}
        className={kind === 'plain' ? undefined : styles.drawn}
        fontSize={kind === 'index' ? `${INDEX_SIZE}em` : undefined}
        dx={gap}
        dy={kind === 'index' ? `${(DROP / INDEX_SIZE).toFixed(3)}em` : rise}
      >
        {text}
      </tspan>
    );
  });
}
