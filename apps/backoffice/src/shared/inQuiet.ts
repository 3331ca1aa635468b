/** Where the browser does not know its quiet moments (Safari), in milliseconds. */
const QUIET = 200;

/**
 * Does it when the browser has nothing better to do.
 * @returns gives it up
 */
export function inQuiet(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work);
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(work, QUIET);
  return () => clearTimeout(handle);
}
