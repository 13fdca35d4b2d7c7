import { type ReactNode, use } from 'react';
import { ComparisonContext } from './comparison.ts';

/** A leading sentence; where a scenario is kept, the comparison with it replaces the sentence. */
export function Compared({ children }: { children: ReactNode }) {
  const Sentence = use(ComparisonContext)?.Sentence;
  return Sentence === undefined ? children : <Sentence own={children} />;
}
