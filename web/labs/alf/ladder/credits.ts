// The sender's free credits over time (rules alf-2 and alf-7), and the times at which it is blocked because it has
// none.

import type { TransferRecord } from './record.ts';
import { numberAt } from './record.ts';

export interface Credits {
  /** Free credits as a step function: `values[i]` from `times[i]` (ms) on. Times are all different. */
  readonly times: Float64Array;
  readonly values: Float64Array;
  /** Intervals (ms) in which ADUs are left to be sent, but no credit is free. */
  readonly blockedFrom: Float64Array;
  readonly blockedTo: Float64Array;
}

/** A step function that is built step by step; a second step at one time replaces the first. */
class Steps {
  readonly times: number[] = [];
  readonly values: number[] = [];

  push(time: number, value: number): void {
    if (this.times.at(-1) === time) this.values.pop();
    else this.times.push(time);
    this.values.push(value);
  }
}

export function creditsOf({ transfer, terms }: TransferRecord): Credits {
  const steps = new Steps();
  const from: number[] = [];
  const to: number[] = [];
  let free = terms.window;
  let unsent = terms.adus;
  let isBlocked = false;
  let ack = 0;
  steps.push(0, free);
  const turn = (time: number) => {
    const wants = free === 0 && unsent > 0;
    if (wants && !isBlocked) from.push(time);
    if (!wants && isBlocked) to.push(time);
    isBlocked = wants;
    steps.push(time, free);
  };
  const credit = (until: number) => {
    // rule alf-8: acknowledgments that arrive at the time of an emission come before it
    for (; ack < transfer.ackArrival.length && numberAt(transfer.ackArrival, ack) <= until; ack += 1) {
      free += numberAt(transfer.ackCredits, ack);
      turn(numberAt(transfer.ackArrival, ack));
    }
  };
  for (let index = 0; index < transfer.txAdu.length; index += 1) {
    if (transfer.txAttempt[index] !== 0) continue;
    const time = numberAt(transfer.txEmitted, index);
    credit(time);
    free -= 1;
    unsent -= 1;
    turn(time);
  }
  credit(Number.POSITIVE_INFINITY);
  return {
    times: Float64Array.from(steps.times),
    values: Float64Array.from(steps.values),
    blockedFrom: Float64Array.from(from),
    blockedTo: Float64Array.from(to),
  };
}
