import type { ApiError } from '@apto/api-client';

/** What is looked at of a read, whatever its call answers. */
export interface Reading {
  readonly data: unknown;
  readonly error: ApiError | undefined;
  readonly isValidating: boolean;
  readonly mutate: () => Promise<unknown>;
}

/**
 * The face of what shows one read, or several as one: on its way, failed with a way to ask again, or there. A part is
 * drawn again for what was looked at of its read, so what is here is not asked whether it is being read once more.
 */
export function faceOf(...reads: readonly Reading[]) {
  const error = reads.find((read) => read.error)?.error;
  return {
    isLoading: reads.some((read) => read.data === undefined && read.isValidating),
    error:
      error && !reads.some((read) => read.isValidating)
        ? { detail: error.message, ...(error.requestId ? { requestId: error.requestId } : {}) }
        : null,
    onRetry: () => void Promise.all(reads.map((read) => read.mutate())),
  };
}
