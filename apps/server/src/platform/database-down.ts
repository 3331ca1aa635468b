import { sqlCode } from '../db/port.ts';

const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'EAI_AGAIN',
]);

/** Lost to somebody else's transaction, or too slow this time. */
const LOST_CODES = new Set(['55P03', '40P01', '40001', '57014']);

/** Whether the same work may well succeed another time: nothing is wrong with what was to be written. */
export const isTransient = (error: unknown): boolean =>
  isDatabaseDown(error) || LOST_CODES.has(sqlCode(error) ?? '');

/** Whether a connection was asked for and nothing was said to it: PostgreSQL that starts or stops says so, one that is off refuses. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof Error &&
  (error.message.includes('due to connection timeout') || isUnanswered(error.cause));

/** Whether the failure means that the database cannot be reached or is going down. */
export function isDatabaseDown(error: unknown): boolean {
  let current: unknown = error;
  for (let i = 0; i < 6 && typeof current === 'object' && current !== null; i += 1) {
    const { code, message, cause, errors } = current as {
      code?: unknown;
      message?: unknown;
      cause?: unknown;
      errors?: unknown[];
    };
    if (typeof code === 'string' && CONNECTION_CODES.has(code)) return true;
    if (
      typeof message === 'string' &&
      /timeout exceeded when trying to connect|Query read timeout|Transaction deadline exceeded|Connection terminated|Client has encountered a connection error|PGlite is clos|Cannot use a pool after/i.test(
        message,
      )
    ) {
      return true;
    }
    current = cause ?? errors?.[0];
  }
  const sqlstate = sqlCode(error);
  // 08 connection, 53 resources, 57P shutdown and cannot_connect_now.
  return sqlstate !== undefined && /^(08|53|57P0[1-4])/.test(sqlstate);
}
