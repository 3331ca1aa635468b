import { sqlCode, sqlConstraint } from './port.ts';

/** SQLSTATE of a unique index that holds such a row already. */
const UNIQUE_VIOLATION = '23505';

/**
 * Does a write, and tells what is taken already in words. Not looked up beforehand: between the look and the write another one
 * gets in.
 * @param taken what is thrown, by the name of the unique index that refused
 */
export async function unlessTaken<T>(
  write: () => Promise<T>,
  taken: (index: string | undefined) => Error,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (sqlCode(error) === UNIQUE_VIOLATION) throw taken(sqlConstraint(error));
    throw error;
  }
}
