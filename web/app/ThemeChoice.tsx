import { useState } from 'react';
import { chooseTheme, chosenTheme, THEMES } from './theme.ts';

const NAMES = { system: 'System theme', light: 'Light', dark: 'Dark' } as const;

export function ThemeChoice() {
  const [theme, setTheme] = useState(chosenTheme);
  return (
    <select
      className="select"
      aria-label="Theme"
      value={theme}
      onChange={({ target }) => {
        const next = THEMES.find((candidate) => candidate === target.value) ?? 'system';
        chooseTheme(next);
        setTheme(next);
      }}
    >
      {THEMES.map((id) => (
        <option key={id} value={id}>
          {NAMES[id]}
        </option>
      ))}
    </select>
  );
}
