// What is kept beside a queue.

/** Another trace to compare with: drawn dashed and grey. */
export interface QueueGhost {
  readonly times: ArrayLike<number>;
  readonly values: ArrayLike<number>;
  readonly color: string;
  readonly dash: string;
  /** Of each flow that both have. */
  readonly windows: readonly ArrayLike<number>[];
}
