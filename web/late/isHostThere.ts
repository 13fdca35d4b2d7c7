/** Whether the page could be had again from where it came. */
export async function isHostThere(): Promise<boolean> {
  try {
    const answer = await fetch(document.baseURI, { method: 'HEAD', cache: 'no-store' });
    return answer.ok;
  } catch {
    return false;
  }
}
