// Stores the draft of a lesson in the browser. If the browser stores nothing, the page still works, and says that the draft is
// not stored.

const KEY = 'lesson-draft';

export function storedDraft(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Stores the draft; returns false if the browser refuses. */
export function storeDraft(text: string): boolean {
  try {
    localStorage.setItem(KEY, text);
    return true;
  } catch {
    return false;
  }
}
