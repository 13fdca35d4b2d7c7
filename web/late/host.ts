/** Whether the host that the page came from can be reached. */
export async function isHostThere(): Promise<boolean> {
  try {
    const answer = await fetch(document.baseURI, { method: 'HEAD', cache: 'no-store' });
    return answer.ok;
  } catch {
    return false;
  }
}

/**
 * Reloads the page to get the parts that failed to load. WebKit keeps a failed part in memory, even for the
 * new page; fetching it past the cache makes WebKit forget it.
 */
export async function reloadPage(): Promise<void> {
  const parts = document.querySelectorAll<HTMLLinkElement>('head link[rel="modulepreload"]');
  await Promise.allSettled(Array.from(parts, ({ href }) => fetch(href, { cache: 'reload' })));
  window.location.reload();
}
