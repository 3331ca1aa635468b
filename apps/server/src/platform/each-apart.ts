import { isTransient } from './database-down.ts';
import { IntegrationError } from './ports.ts';

/** So many of them one after the other: the database or the storage is away, and the rest waits. */
const IN_A_ROW = 5;

/** A failure that everybody else may meet as well; any other is of the one alone, however many have their own. */
const isEverybodys = (error: unknown): boolean =>
  isTransient(error) || (error instanceof IntegrationError && error.isTransient);

/**
 * Does the work of each by itself, so that one that cannot be done holds nobody behind it up; whoever asks for it hears
 * at the end of what failed.
 *
 * @throws the first failure, once all are through; at once after five in a row that may be everybody's
 */
export async function eachApart<T>(
  each: Iterable<T> | AsyncIterable<T>,
  work: (one: T) => Promise<unknown>,
): Promise<void> {
  let first: { readonly error: unknown } | null = null;
  let inARow = 0;
  for await (const one of each) {
    try {
      await work(one);
      inARow = 0;
    } catch (error) {
      first ??= { error };
      inARow = isEverybodys(error) ? inARow + 1 : 0;
      if (inARow === IN_A_ROW) break;
    }
  }
  if (first) throw first.error;
}
