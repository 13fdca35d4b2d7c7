// Runs long work in steps, grouped into short tasks, between which the browser is free.

/** Length of a task (ms). */
const PIECE = 8;

/** Runs all steps; resolves with the value that the iterator returns. */
export async function runInTasks<T>(steps: Iterator<void, T>): Promise<T> {
  for (;;) {
    const end = performance.now() + PIECE;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
