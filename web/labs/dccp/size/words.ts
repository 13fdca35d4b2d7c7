// How large a buffer should be, in words.

import type { DccpScenario } from '#pkg/params.ts';
import { amount } from '../../../bench/words/numbers.ts';
import { type Answer, wholePackets } from './useSizes.ts';

type Want = Pick<DccpScenario, 'want'>;

/** "5 packets": in whole packets, as a buffer has them. */
export function packets(size: number): string {
  const whole = wholePackets(size);
  return whole === 1 ? '1 packet' : `${whole.toLocaleString('en-US')} packets`;
}

function isRate({ want }: Want): boolean {
  return want === 'bulk';
}

/** "960 kbit/s", "MOS 4.19". */
function reachedWords(scenario: Want, value: number): string {
  return isRate(scenario) ? `${amount(value)} kbit/s` : `MOS ${value.toFixed(2)}`;
}

/** What the simulation says to the rule: "16 packets would be better: MOS 4.10 instead of 3.76". */
export function verdictWords(scenario: Want, answer: Answer): string {
  const { ruled, ruledHalf, best, reached, reachedHalf, rule } = answer;
  const size = best === 0 ? 'none at all' : packets(best);
  if (Number.isNaN(ruled)) return `of those shown, ${size} is best: ${reachedWords(scenario, reached)}`;
  const noise = Math.hypot(
    Number.isNaN(ruledHalf) ? 0 : ruledHalf,
    Number.isNaN(reachedHalf) ? 0 : reachedHalf,
  );
  const least = isRate(scenario) ? 0.005 * reached : 0.01;
  if (reached - ruled > Math.max(noise, least)) {
    const instead = isRate(scenario) ? amount(ruled) : ruled.toFixed(2);
    return `${size} would be better: ${reachedWords(scenario, reached)} instead of ${instead}`;
  }
  if (best < wholePackets(rule)) return `${size} would do: ${reachedWords(scenario, reached)}`;
  return `no size is better: ${reachedWords(scenario, ruled)}`;
}

export function summaryWords(scenario: Pick<DccpScenario, 'want' | 'runs'>, answer: Answer | null): string {
  if (answer === null) return '';
  const { best, reached, followed, followedReaches } = answer;
  const runs = scenario.runs === 1 ? 'One run' : `${scenario.runs} runs`;
  const size = best === 0 ? 'none at all' : packets(best);
  return `${runs}. Best: ${size}, ${reachedWords(scenario, reached)}; a Q that follows the X of the moment: ${amount(followed)} on average, ${reachedWords(scenario, followedReaches)}.`;
}
