// How large a buffer should be, in words.

import type { DccpScenario } from '#pkg/params.ts';
import { cannotTell, isUndecided } from '../../../bench/results/undecided.ts';
import { threeDigits } from '../../../bench/words/numbers.ts';
import { formatCount } from '../../../notation/formatCount.ts';
import { delaysNone } from '../lead/sentence.ts';
import { type Answer, wholePackets } from './useSizes.ts';
import { isVoice } from './want.ts';

type Want = Pick<DccpScenario, 'want'>;
type Path = Parameters<typeof delaysNone>[0];

/** A size in whole packets: "5 packets". */
export function packets(size: number): string {
  const count = wholePackets(size);
  return count === 1 ? '1 packet' : `${formatCount(count)} packets`;
}

function isRate({ want }: Want): boolean {
  return want === 'bulk';
}

/** "960 kbit/s", "MOS 4.19". */
export function reachedWords(scenario: Want, value: number): string {
  return isRate(scenario) ? `${threeDigits(value)} kbit/s` : `MOS ${value.toFixed(2)}`;
}

/** The best size beside the rule's: "16 would be best here", and its score where that adds something. */
export function verdictOf(
  scenario: Pick<DccpScenario, 'want' | 'runs'> & Path,
  answer: Answer,
): { readonly words: string; readonly score: string } {
  const { best, reached } = answer;
  const size = best === 0 ? 'no buffer' : `${best}`;
  const score = isRate(scenario) ? threeDigits(reached) : reached.toFixed(2);
  const open = openWords(scenario, answer);
  // differences between sizes are chance here
  if (delaysNone(scenario)) return { words: 'no packet is delayed: no buffer is needed', score: '' };
  switch (kindOf(scenario, answer)) {
    case 'alone':
      return { words: `of the sizes shown ${size} is best`, score: reachedWords(scenario, reached) };
    case 'better':
      return { words: `${size} would be best here`, score };
    case 'enough':
      return {
        words: open === '' ? `${size} would do as well here` : `${size} may do as well here${open}`,
        score,
      };
    case 'none':
      return {
        words: open === '' ? 'no size is better here' : `another size may be better here${open}`,
        score: '',
      };
  }
}

/**
 * How the best size compares with the rule's: better, smaller and as good, or neither; `alone` where the rule's is not
 * on the axis.
 */
type Kind = 'alone' | 'better' | 'enough' | 'none';

const KINDS: Readonly<Record<Kind, string>> = {
  alone: 'best here',
  better: 'best here',
  enough: 'as good here',
  none: 'no better here',
};

/** Says that the runs cannot tell, where the interval is too wide to call two sizes equally good; empty elsewhere. */
function openWords({ runs }: Pick<DccpScenario, 'runs'>, answer: Answer): string {
  return isUndecided({ mean: 0, ci95: noiseOf(answer) }, answer.reached) ? cannotTell(runs) : '';
}

/** Half-width of the interval of the difference between the two sizes. */
function noiseOf({ ruledHalf, reachedHalf }: Answer): number {
  return Math.hypot(ruledHalf || 0, reachedHalf || 0);
}

function kindOf(scenario: Want, answer: Answer): Kind {
  const { ruled, best, reached, rule } = answer;
  if (Number.isNaN(ruled)) return 'alone';
  const noise = noiseOf(answer);
  const least = isRate(scenario) ? 0.005 * reached : 0.01;
  if (reached - ruled > Math.max(noise, least)) return 'better';
  return best < wholePackets(rule) ? 'enough' : 'none';
}

/** The caption beside the leading sentence: the rate that the rule uses, and the number of runs. */
export function ruleWords(scenario: Pick<DccpScenario, 'want' | 'runs'>): string {
  return `The rule takes ${mostOf(scenario)}. ${runWords(scenario)}.`;
}

/** The packet rate X of the rule, in words. */
function mostOf(scenario: Want): string {
  return isVoice(scenario) ? '50 packets a second' : 'the bottleneck’s full rate';
}

function runWords({ runs }: Pick<DccpScenario, 'runs'>): string {
  return runs === 1 ? 'One run' : `${runs} runs`;
}

/** The figure's summary: both sizes, and the packet rate X of the rule. */
export function summaryWords(
  scenario: Pick<DccpScenario, 'want' | 'runs'> & Path,
  answer: Answer | null,
): string {
  if (answer === null) return '';
  const runs = runWords(scenario);
  const size = answer.best === 0 ? 'no buffer' : `${answer.best}`;
  const kind = kindOf(scenario, answer);
  const isSure = kind === 'alone' || kind === 'better' || openWords(scenario, answer) === '';
  const rule = `Dashed: the paper’s rule at ${mostOf(scenario)}, ${packets(answer.rule)}.`;
  if (delaysNone(scenario)) return `${rule} ${runs}.`;
  return `${rule} Solid: ${isSure ? KINDS[kind] : 'not told apart here'}, ${size}. ${runs}.`;
}
