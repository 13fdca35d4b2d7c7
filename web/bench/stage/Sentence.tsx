// The leading sentence of a stage, made of parts that a rule has put together.

import { DragValue } from './DragValue.tsx';
import stage from './Lead.module.css';
import { LeadSentence } from './LeadSentence.tsx';
import type { Part } from './parts.ts';

export function Sentence({ parts }: { parts: readonly Part[] }) {
  return (
    <LeadSentence>
      {parts.map(({ text, kind, drag }, i) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence have no identity but their place
        if (drag !== undefined) return <DragValue key={i} text={text} step={1} {...drag} />;
        const Word = kind === 'strong' ? 'strong' : 'span';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence have no identity but their place
          <Word key={i} className={kind === 'aside' ? stage.conditions : undefined}>
            {text}
          </Word>
        );
      })}
    </LeadSentence>
  );
}
