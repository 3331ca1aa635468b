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

/**
 * Brings code then. One that does not come now is asked for again by whoever needs it, who then tells of a failure.
 * @returns gives it up
 */
export const loadInQuiet = (load: () => Promise<unknown>): (() => void) =>
  inQuiet(() => void load().catch(() => undefined));
