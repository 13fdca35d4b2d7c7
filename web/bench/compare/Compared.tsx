import { type ReactNode, use } from 'react';
import { ComparisonContext } from './comparison.ts';

/** A leading sentence: where something is kept, the comparison stands in its place. */
export function Compared({ children }: { children: ReactNode }) {
  const Sentence = use(ComparisonContext)?.Sentence;
  return Sentence === undefined ? children : <Sentence own={children} />;
}
