// A host's content security policy may block the inline script and styles of the HTML (scripts/head). The page has the same as
// files, and loads those before it is rendered.

/** Loads the blocked script and styles as files; resolves also if a file fails. */
export async function loadBlockedFiles(): Promise<void> {
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
