// The message of an error of any type.

export function messageOfError(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
