/** Where the browser does not know its quiet moments (Safari), in milliseconds. */
const QUIET = 200;

/**
 * Does it when the browser has nothing better to do.
 * @param latest at the latest then, in milliseconds, however busy the browser is
 * @returns gives it up
 */
export function inQuiet(work: () => void, latest?: number): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, latest === undefined ? undefined : { timeout: latest });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(work, QUIET);
  return () => clearTimeout(handle);
}
