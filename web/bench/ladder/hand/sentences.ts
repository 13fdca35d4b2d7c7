// Names the changes by hand in a sentence.

import { capital } from '../../../notation/capital.ts';
import { itemsOf } from '../../../scenario/transmissions.ts';
import type { HandLists } from '../../context/hand.ts';
import { packetWords } from '../../words/packets.ts';

/** "Losing packet 4 and delaying packet 50"; the caller adds the length of the delay. */
export function handWords({ late, lose, save }: HandLists): string {
  const parts = [
    [lose, 'losing'],
    [save, 'rescuing'],
    [late, 'delaying'],
  ].flatMap(([list = '', verb]) => (list === '' ? [] : [`${verb} ${packetWords(itemsOf(list))}`]));
  const last = parts.pop() ?? '';
  return capital(parts.length === 0 ? last : `${parts.join(', ')} and ${last}`);
}
