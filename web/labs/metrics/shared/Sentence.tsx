// The leading sentence of a stage, made of parts that a rule has put together.

import { DragValue } from '../../../bench/lead/DragValue.tsx';
import stage from '../../../bench/lead/Lead.module.css';
import type { Part } from '../../../bench/lead/parts.ts';
import { LeadSentence } from '../../../bench/page/LeadSentence.tsx';
import { bound } from '../../../notation/symbols.ts';

const CLASSES: Readonly<Partial<Record<Part['kind'], string | undefined>>> = {
  phrase: stage.long,
  aside: stage.conditions,
};

export function Sentence({ parts }: { parts: readonly Part[] }) {
  return (
    <LeadSentence>
      {parts.map(({ text, kind, drag }, i) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence have no identity but their place
        if (drag !== undefined) return <DragValue key={i} text={text} step={1} {...drag} />;
        const Word = kind === 'strong' || kind === 'phrase' ? 'strong' : 'span';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence have no identity but their place
          <Word key={i} className={CLASSES[kind]}>
            {bound(text)}
          </Word>
        );
      })}
    </LeadSentence>
  );
}
