// What a number field says when it does not take what was typed: it would go back to its old number in silence.

import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isShare, type ParamOf, shownValue } from './value.ts';

type NumberParam = ParamOf<'number'>;

/** What the field takes, in words: "Takes 0 to 200 ms." */
export function takes(param: NumberParam, typed: string): string {
  const { min, max, decimals } = param.values;
  const low = isShare(param) ? shownValue(param, min) : min;
  const whole = decimals === 0 ? 'whole numbers, ' : '';
  const point = decimals > 0 && typed.includes(',') ? ', with a point and no comma' : '';
  return `Takes ${whole}${low} to ${shownValue(param, max)}${point}.`;
}

/** Why what was typed is not taken as it is; empty where it is. */
export function refusal(param: NumberParam, typed: string): string {
  const text = typed.trim();
  if (text === '') return '';
  const number = Number(text.replace(/\s*%$/, '')) / (isShare(param) ? 100 : 1);
  const { min, max, decimals } = param.values;
  const isTaken = number >= min && number <= max && (decimals > 0 || Number.isInteger(number));
  return isTaken ? '' : takes(param, text);
}

export function useRefusal(param: NumberParam) {
  const [word, setWord] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const isTyped = useRef(false);
  const isBlocked = useRef(false);
  useEffect(() => {
    const element = root.current;
    // the field lets in no letter at all: React has no event for that
    const blocked = (event: InputEvent) => {
      if (!event.defaultPrevented) return;
      isBlocked.current = true;
      setWord(takes(param, event.data ?? ''));
    };
    element?.addEventListener('beforeinput', blocked);
    return () => element?.removeEventListener('beforeinput', blocked);
  }, [param]);
  const judge = ({ target }: KeyboardEvent | FocusEvent) => {
    if (!isTyped.current || !(target instanceof HTMLInputElement)) return;
    // what is left of "12,5" is a number too, and not the one that was meant
    if (!isBlocked.current) setWord(refusal(param, target.value));
    isTyped.current = false;
    isBlocked.current = false;
  };
  return {
    word,
    handlers: {
      ref: root,
      // not while the event is caught: a word that goes then would put the old text back into the field
      onInput: () => {
        isTyped.current = true;
        if (!isBlocked.current) setWord('');
      },
      onFocusCapture: () => setWord(''),
      onBlurCapture: judge,
    },
    judge,
  };
}
