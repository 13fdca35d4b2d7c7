// Draws the parts of a leading sentence, each in the style of its kind.

import { Words } from '../../notation/Words.tsx';
import { DragValue } from './DragValue.tsx';
import stage from './Lead.module.css';
import type { Part } from './parts.ts';

const CLASSES: Readonly<Partial<Record<Part['kind'], string | undefined>>> = {
  phrase: stage.long,
  aside: stage.conditions,
  won: stage.won,
  lost: stage.lost,
};

const PLAIN: readonly Part['kind'][] = ['plain', 'aside'];

export function Parts({ parts }: { parts: readonly Part[] }) {
  return parts.map(({ text, kind, drag }, i) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence have no identity but their place
    if (drag !== undefined) return <DragValue key={i} text={text} step={1} {...drag} />;
    const Word = PLAIN.includes(kind) ? 'span' : 'strong';
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence have no identity but their place
      <Word key={i} className={CLASSES[kind]}>
        <Words text={text} />
      </Word>
    );
  });
}
