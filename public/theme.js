// Before the first paint: the theme, which is the reader's choice (web/app/theme.ts writes it) or as the system wishes,
// and whether the address is that of a laboratory, whose outlines are in the HTML (web/app/frame.css).
{
  const root = document.documentElement;
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  try {
    const choice = localStorage.getItem('theme');
    if (choice === 'light' || choice === 'dark') root.dataset.themeChoice = choice;
  } catch {
    // no storage: the system's wish holds
  }
  const show = () => {
    root.dataset.theme = root.dataset.themeChoice ?? (dark.matches ? 'dark' : 'light');
  };
  dark.addEventListener('change', show);
  new MutationObserver(show).observe(root, { attributeFilter: ['data-theme-choice'] });
  show();
  root.dataset.page = /^#\/[a-z]/.test(location.hash) ? 'laboratory' : 'first';
}
