// Whose order packets are measured in, where the times of a capture go back.

import { useId } from 'react';
import type { ArrivalOrder } from './messages.ts';
import styles from './OrderChoice.module.css';

interface OrderChoiceProps {
  readonly order: ArrivalOrder;
  readonly onChoose: (order: ArrivalOrder) => void;
}

const CHOICES: readonly { readonly order: ArrivalOrder; readonly name: string }[] = [
  { order: 'auto', name: 'of their times' },
  { order: 'file', name: 'of the file' },
];

export function OrderChoice({ order, onChoose }: OrderChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>Packets in the order</legend>
      {CHOICES.map((choice) => (
        <label key={choice.order}>
          <input
            type="radio"
            name={name}
            checked={choice.order === order}
            onChange={() => onChoose(choice.order)}
          />{' '}
          {choice.name}
        </label>
      ))}
    </fieldset>
  );
}
