// The leading sentence of a figure that a page seldom opens on: it loads with the figure, and its place is kept.

import type { ComponentType } from 'react';
import { late } from '../../late/late.tsx';
import { NoPair } from '../lead/BarPair.tsx';
import stage from '../lead/Lead.module.css';

const Waiting = () => <section className={stage.lead} aria-label="Leading result" aria-busy />;
/** Keeps the place of a sentence with two bars; on a phone the bars have a row of their own below it. */
const WaitingPair = () => (
  <section className={stage.lead} data-paired="" aria-label="Leading result" aria-busy>
    <p className={stage.sentence} />
    <NoPair />
  </section>
);

export function laterLead<P extends object>(
  load: () => Promise<ComponentType<P>>,
  isPaired = false,
): ComponentType<P> {
  return late('the result', load, isPaired ? WaitingPair : Waiting);
}
