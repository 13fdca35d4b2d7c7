// What takes long is done in steps, in tasks between which the browser is free.

/** So long a task goes on (ms). */
const PIECE = 8;

/** Ends with what the steps end with. */
export async function inTasks<T>(steps: Iterator<void, T>): Promise<T> {
  for (;;) {
    const end = performance.now() + PIECE;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
