// The reader's choice of theme, before the first paint (web/app/theme.ts writes it).
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // no storage: the system's wish holds
}
