// The lesson that is being written stays in this browser. Where nothing may be stored the page works all the same, and
// says that it forgets.

const KEY = 'lesson-draft';

export function storedDraft(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** False if the browser keeps nothing. */
export function storeDraft(text: string): boolean {
  try {
    localStorage.setItem(KEY, text);
    return true;
  } catch {
    return false;
  }
}
