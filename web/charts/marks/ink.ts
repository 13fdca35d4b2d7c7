// The colours of words that name a mark, and of words on it. A colour of the theme that is too pale or too bright for letters
// has others for both there: `--X-text` and `--X-on` beside `--X`.

const OF_THEME = /^var\((--[\w-]+)\)$/;

/** Of words in the colour of a mark. */
export function inkOf(color: string): string {
  return color.replace(OF_THEME, 'var($1-text, var($1))');
}

/** Of words on a mark. */
export function inkOn(color: string): string {
  const [, name] = OF_THEME.exec(color) ?? [];
  return name === undefined ? 'var(--on-mark)' : `var(${name}-on, var(--on-mark))`;
}
