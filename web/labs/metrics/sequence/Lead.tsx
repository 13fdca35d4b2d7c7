// What the arrival order says first.

import stage from '../../../bench/stage/Lead.module.css';
import { Sentence } from '../../../bench/stage/Sentence.tsx';
import { useFound } from './found.ts';
import { story } from './story.ts';

export function Lead() {
  const found = useFound();
  return (
    <section className={stage.lead} aria-label="Leading result">
      <Sentence parts={found === null ? [] : story(found.report)} />
    </section>
  );
}
