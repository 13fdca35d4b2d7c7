/** As one word of a POSIX shell. */
export function inShell(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** Prints what the figure of a link shows; of both scenarios where it draws the kept one too. */
export function figureCommand(text: string, hasKept = false): string {
  return `oos figure ${inShell(text)}${hasKept ? ' --against kept' : ''} --csv`;
}
