// What is said first of a figure that is seldom the first: it loads with the figure, and its place is kept.

import type { ComponentType } from 'react';
import { late } from '../../late/late.tsx';
import stage from '../lead/Lead.module.css';

const Waiting = () => <section className={stage.lead} aria-label="Leading result" aria-busy />;

export function laterLead<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return late('the result', load, Waiting);
}
