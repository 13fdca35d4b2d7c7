// How a file leaves the page. A frame may forbid downloads, and no browser says so to the page: what can be known is read
// from the frames around it, and where that is not allowed there are other ways.

import { copyText } from '../../clipboard/copyText.ts';

/** What a sandboxed frame has to be allowed. */
export type Permission = 'allow-downloads' | 'allow-modals';

/** A window, as far as frames around it are looked at. */
export interface Framed {
  readonly parent: Framed;
  readonly frameElement: Pick<Element, 'getAttribute'> | null;
}

/** Whether frames around the page allow it; null where their page is another host's and cannot be read. */
export function isAllowed(permission: Permission, from: Framed = window): boolean | null {
  try {
    for (let at = from; at !== at.parent; at = at.parent) {
      if (at.frameElement === null) return null;
      const sandbox = at.frameElement.getAttribute('sandbox');
      if (sandbox !== null && !sandbox.toLowerCase().split(/\s+/).includes(permission)) return false;
    }
    return true;
  } catch {
    return null;
  }
}

/** A file that the reader may not have got. */
export interface Undelivered {
  readonly content: Blob;
  /** It is certain that no download can come of it. */
  readonly isForbidden: boolean;
}

/** Offers a file to the reader as a download; nothing leaves the browser. */
export function offerFile(name: string, content: Blob): Undelivered | undefined {
  const allowed = isAllowed('allow-downloads');
  if (allowed !== false) download(name, content);
  return allowed === true ? undefined : { content, isForbidden: allowed === false };
}

function download(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers start the download after the click returns.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** In a tab of its own, from which it can be saved; false where the frame forbids that as well. */
export function openInTab(content: Blob): boolean {
  // browsers show text, and download what they know as a table
  const shown = content.type.startsWith('text/')
    ? new Blob([content], { type: 'text/plain;charset=utf-8' })
    : content;
  return window.open(URL.createObjectURL(shown)) !== null;
}

/** False where the browser does not allow it. */
export async function copyFile(content: Blob): Promise<boolean> {
  if (content.type !== 'image/png') return copyText(await content.text());
  try {
    await navigator.clipboard.write([new ClipboardItem({ [content.type]: content })]);
    return true;
  } catch {
    return false;
  }
}

/** What to tell of something that went wrong: browsers have words of their own for a part that does not load. */
export function troubleOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return /import|module|preload|fetch|network|load failed/i.test(message)
    ? 'A part of the page could not be loaded. Is there a connection?'
    : message;
}
