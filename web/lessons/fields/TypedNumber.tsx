// A field for a typed number, with a decimal point or comma; a text that is no number changes nothing.

import { useState } from 'react';

interface TypedNumberProps {
  readonly id?: string;
  readonly label?: string;
  readonly className: string | undefined;
  /** The text while nobody types. */
  readonly value: string;
  readonly onType: (number: number) => void;
}

export function TypedNumber({ id, label, className, value, onType }: TypedNumberProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    setTyped(text);
    const number = Number.parseFloat(text.replace(',', '.'));
    if (Number.isFinite(number)) onType(number);
  };
  return (
    <input
      id={id}
      aria-label={label}
      className={className}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? value}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onBlur={() => setTyped(null)}
    />
  );
}
