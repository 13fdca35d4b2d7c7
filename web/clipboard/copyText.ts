// Copies texts to the clipboard.

/** The message where that is not possible. */
export const NOT_COPIED = 'The browser does not let this page copy.';

/**
 * Copies a text; false where the browser refuses: pages over plain http have no clipboard, and readers may forbid it. The text
 * is then shown in a box, to be copied by hand.
 */
export async function copyText(text: string): Promise<boolean> {
  const { activeElement } = document;
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    await import('./showText.ts').then(
      ({ showText }) => showText(`${NOT_COPIED} Copy this by hand:`, text, activeElement),
      // without the box, the caller still says that nothing was copied
      () => {},
    );
    return false;
  }
}
