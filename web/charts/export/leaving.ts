// How a file leaves the page. A frame may forbid downloads without the browser telling the page: permissions are read
// from the frames around it, and where those cannot be read other ways are offered.

import { copyText } from '../../clipboard/copyText.ts';

/** Permissions that a sandboxed frame needs. */
type Permission = 'allow-downloads' | 'allow-modals';

/** The properties of a window that are read to inspect the frames around it. */
export interface FrameWindow {
  readonly parent: FrameWindow;
  readonly frameElement: Pick<Element, 'getAttribute'> | null;
}

/**
 * Whether all frames around the page grant a permission; null where a frame belongs to another host and cannot be read.
 */
export function isAllowed(permission: Permission, from: FrameWindow = window): boolean | null {
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

/** A file that may not have reached the reader. */
export interface UndeliveredFile {
  readonly content: Blob;
  /** Whether the download is certainly blocked. */
  readonly isForbidden: boolean;
}

/** Offers a file to the reader as a download; nothing leaves the browser. */
export function offerFile(name: string, content: Blob): UndeliveredFile | undefined {
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
  // some browsers start the download only after click() returns
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Opens a file in a new tab, from which it can be saved; false where the frame forbids that as well. */
export function openInTab(content: Blob): boolean {
  // browsers show plain text, but download what they know as a table
  const shown = content.type.startsWith('text/')
    ? new Blob([content], { type: 'text/plain;charset=utf-8' })
    : content;
  return window.open(URL.createObjectURL(shown)) !== null;
}

/** Copies a file to the clipboard; false where the browser does not allow it. */
export async function copyFile(content: Blob): Promise<boolean> {
  if (content.type !== 'image/png') return copyText(await content.text());
  try {
    await navigator.clipboard.write([new ClipboardItem({ [content.type]: content })]);
    return true;
  } catch {
    return false;
  }
}

/** The message for an error; for a part that did not load, our own words in place of the browser's. */
export function errorMessage(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return /import|module|preload|fetch|network|load failed/i.test(message)
    ? 'A part of the page could not be loaded. Is there a connection?'
    : message;
}
