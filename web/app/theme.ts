// Light, dark, or as the system wishes: public/theme.js reads the choice before the first paint and follows it.

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export function chosenTheme(): Theme {
  const theme = document.documentElement.dataset.themeChoice;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.themeChoice;
  else document.documentElement.dataset.themeChoice = theme;
  try {
    if (theme === 'system') localStorage.removeItem('theme');
    else localStorage.setItem('theme', theme);
  } catch {
    // no storage: the choice holds until the page is left
  }
}
