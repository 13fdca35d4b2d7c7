/** Whether the page could be had again from where it came. */
export async function isHostThere(): Promise<boolean> {
  try {
    const answer = await fetch(document.baseURI, { method: 'HEAD', cache: 'no-store' });
    return answer.ok;
  } catch {
    return false;
  }
}

/**
 * Loads the page again, with the parts that it could not get. WebKit keeps a failed part in memory and gives it to
 * the new page too; to fetch it past the cache makes it forget.
 */
export async function loadAgain(): Promise<void> {
  const parts = document.querySelectorAll<HTMLLinkElement>('head link[rel="modulepreload"]');
  await Promise.allSettled(Array.from(parts, ({ href }) => fetch(href, { cache: 'reload' })));
  window.location.reload();
}
