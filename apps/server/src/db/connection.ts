import type { Pool, PoolClient } from 'pg';
import { currentCall, insideTransaction, requireOutsideTransaction } from './port.ts';

/** What a statement of a call may take: a database that answers nothing for so long froze. */
const CALL_STATEMENT_MS = 4_000;
/** The least that is left to the first statement after a long wait for its connection. */
const FIRST_STATEMENT_MS = 200;
/** What a transaction of a call may take in all. */
const CALL_TRANSACTION_MS = 15_000;

type Statement = string | object;
export type Query = (statement: Statement, values?: unknown[]) => Promise<unknown>;

/** The driver's own words for a statement that got no answer: a frozen database answers nothing, not even an error. */
const gotNoAnswer = (error: unknown): error is Error =>
  error instanceof Error && error.message === 'Query read timeout';

/** A statement that the client gives up on after some milliseconds. */
const limited = (statement: Statement, ms: number): object => ({
  ...(typeof statement === 'string' ? { text: statement } : statement),
  query_timeout: Math.max(1, Math.ceil(ms)),
});

/** What is left of a limit that began with the wait for a connection. */
const leftOf = (ms: number, began: number): number =>
  Math.max(FIRST_STATEMENT_MS, ms - (performance.now() - began));

/** A view of a client, or of the pool, whose statements go through `query`. */
export const withQuery = <T extends object>(target: T, query: Query): T =>
  new Proxy(target, {
    get(_, key) {
      if (key === 'query') return query;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });

/** A connection that somebody has for a while. */
interface Held {
  readonly pgClient: PoolClient;
  /** When the wait for it began, by the process's own clock in ms. */
  readonly began: number;
  /** Asks with a limit in ms; a connection whose statement got no answer is thrown away. */
  readonly ask: (statement: Statement, values: unknown[] | undefined, ms: number) => Promise<unknown>;
  /** The connection is thrown away, and nothing more is asked of it. */
  readonly giveUp: (reason: Error) => void;
  readonly isGivenUp: () => boolean;
}

/** Does something on a connection of the pool, which gets it back unless it broke meanwhile. */
async function onConnection<T>(from: Pool, work: (held: Held) => Promise<T>): Promise<T> {
  const began = performance.now();
  const pgClient = await from.connect();
  let broken: Error | undefined;
  const giveUp = (reason: Error): void => {
    broken = reason;
  };
  // Without a listener one that breaks meanwhile would end the process.
  pgClient.on('error', giveUp);
  const ask: Held['ask'] = async (statement, values, ms) => {
    try {
      return await (pgClient.query as Query)(limited(statement, ms), values);
    } catch (error) {
      if (gotNoAnswer(error)) giveUp(error);
      throw error;
    }
  };
  try {
    return await work({ pgClient, began, ask, giveUp, isGivenUp: () => broken !== undefined });
  } finally {
    pgClient.off('error', giveUp);
    pgClient.release(broken);
  }
}

/** Who the connections of a pool are of: each becomes it once, and again where another had it. */
export interface Identity {
  readonly id: number;
  /** The statements after which a session is it. */
  readonly become: string;
  readonly known: WeakMap<PoolClient, number>;
}

/**
 * One autocommitted statement; the wait for its connection counts for it.
 * @param ms what it may take
 */
export const askOnce = (
  from: Pool,
  statement: Statement,
  values: unknown[] | undefined,
  ms: number,
  as?: Identity,
): Promise<unknown> =>
  onConnection(from, async ({ pgClient, began, ask }) => {
    if (as && as.known.get(pgClient) !== as.id) {
      await ask(as.become, undefined, leftOf(ms, began));
      as.known.set(pgClient, as.id);
    }
    return ask(statement, values, leftOf(ms, began));
  });

/** How long things may take before they are given up. */
export interface Patience {
  /** How many times as long as usual a call may take. */
  readonly factor: number;
  /** What a statement may take where nobody waits for it, in ms. */
  readonly jobStatementMs: number;
}

/** What a statement of whoever asks at this moment may take, in ms. */
export const statementLimit = ({ factor, jobStatementMs }: Patience): number =>
  currentCall.getStore() ? CALL_STATEMENT_MS * factor : jobStatementMs;

/** Gives the connection up once the time of a call's transaction is over. */
async function withinDeadline<T>({ factor }: Patience, { giveUp }: Held, work: () => Promise<T>): Promise<T> {
  if (!currentCall.getStore()) return work();
  let clock: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    clock = setTimeout(() => {
      const reason = new Error('Transaction deadline exceeded');
      giveUp(reason);
      reject(reason);
    }, CALL_TRANSACTION_MS * factor);
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(clock);
  }
}

/**
 * One transaction on a connection of its own.
 * @param opening the statements that begin it
 * @param patience how long its statements, and in a call the whole, may take, after which the connection is thrown away; null:
 * without end, as migrations and the demonstration's million need it
 */
export async function inTransaction<T>(
  from: Pool,
  opening: string,
  patience: Patience | null,
  fn: (pgClient: PoolClient) => Promise<T>,
): Promise<T> {
  requireOutsideTransaction();
  return onConnection(from, async (held) => {
    const { pgClient, began, ask } = held;
    const bounded = patience
      ? withQuery(pgClient, (statement, values) => ask(statement, values, statementLimit(patience)))
      : pgClient;
    const work = async (): Promise<T> => {
      // Only the first statement pays for the wait: once it is answered, the database lives.
      await (patience
        ? ask(opening, undefined, leftOf(statementLimit(patience), began))
        : pgClient.query(opening));
      return insideTransaction(() => fn(bounded));
    };
    try {
      const response = await (patience ? withinDeadline(patience, held, work) : work());
      await bounded.query('commit');
      return response;
    } catch (error) {
      // Where nothing answers, a rollback would only wait as well: the database undoes what loses its connection.
      if (!held.isGivenUp()) await bounded.query('rollback').catch(held.giveUp);
      throw error;
    }
  });
}
