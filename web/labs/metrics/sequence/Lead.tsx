// What the arrival order says first.

import stage from '../../../bench/stage/Lead.module.css';
import { useFound } from './found.ts';
import { story } from './story.ts';

export function Lead() {
  const found = useFound();
  const parts = found === null ? [] : story(found.report);
  return (
    <section className={stage.lead} aria-label="Leading result">
      <p className={stage.sentence}>
        {parts.map(({ text, kind }, i) => {
          const Word = kind === 'strong' ? 'strong' : 'span';
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence have no identity but their place
            <Word key={i} className={kind === 'aside' ? stage.conditions : undefined}>
              {text}
            </Word>
          );
        })}
      </p>
    </section>
  );
}
