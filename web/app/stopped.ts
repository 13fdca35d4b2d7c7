// A host with a policy of its own may stop the script and the styles that stand in the HTML (scripts/head). The page has the same as
// files, and takes them before it is drawn.

/** Loads them; a file that does not come is done without. */
export async function loadStopped(): Promise<void> {
  const script = document.createElement('script');
  script.src = './theme.js';
  document.head.append(script);
  const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][disabled]')];
  for (const style of styles) style.disabled = false;
  await Promise.all(
    [script, ...styles].map(
      (file) =>
        new Promise<void>((done) => {
          for (const end of ['load', 'error']) file.addEventListener(end, () => done(), { once: true });
        }),
    ),
  );
}
