// A text goes to the clipboard.

/** What is said where it could not. */
export const NOT_COPIED = 'The browser does not let this page copy.';

/**
 * False where it could not: there is no clipboard on a page that came by plain http, nor without the reader's permission. Then
 * the text stands in a box, to be copied by hand.
 */
export async function copyText(text: string): Promise<boolean> {
  const { activeElement } = document;
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    await import('./showText.ts').then(
      ({ showText }) => showText(`${NOT_COPIED} Copy this by hand:`, text, activeElement),
      // the caller says that it is not copied
      () => {},
    );
    return false;
  }
}
