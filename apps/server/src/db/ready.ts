import { escapeIdentifier, Query, type Pool, type PoolClient } from 'pg';
import type { KeptStatement } from './kept.ts';

/** How long after a connection was lost, could not be had, or calls came first, the others are looked at again. */
const AGAIN_MS = 30_000;

/** What a statement may take: a database that froze keeps the connections from nobody. */
const STATEMENT_MS = 4_000;
const limit = { query_timeout: STATEMENT_MS };

/**
 * Has the database's process keep the memory that its statements use, some megabytes at most. Left to itself glibc gives it
 * back to the system after each larger one (above 128 KB) and asks for it again in the next, which costs thirty page faults
 * and up to three times the statement's time; once something larger was freed it keeps twice as much (`mallopt`, "dynamic mmap
 * threshold"). Where there is another allocator it is one statement more.
 */
const KEEP_MEMORY = `select length(repeat(' ', ${4 * 1024 * 1024}))`;

const nothingMore = (): void => undefined;

/** Names a statement on a connection without asking it. The driver knows it from then on as one of its own. */
const parse = (client: PoolClient, { name, text }: KeptStatement): Promise<void> =>
  new Promise((resolve, reject) => {
    const named = new Query({ name, text }, (error) => (error ? reject(error) : resolve()));
    named.submit = (connection) => {
      connection.parse({ name, text, types: [] }, true);
      connection.sync();
    };
    client.query(Object.assign(named, limit));
  });

interface Readiness {
  readonly pool: Pool;
  readonly size: number;
  /** What follows `begin`: for whom, and how, the statements are planned and asked. */
  readonly opening: () => Promise<string>;
  readonly statementsOf: (client: PoolClient) => readonly KeptStatement[];
  readonly onError: (error: Error) => void;
}

/**
 * Keeps every connection of a pool open and its statements planned and asked once, so that no call waits for any of it.
 * What is asked has no values, finds nothing and writes nothing: what a connection learns by it (indexes, types, the
 * triggers of a statement) takes the first booking's step on it from 27 to 15 ms (docs/decisions/0263). Whatever would write
 * all the same is only planned, by EXPLAIN. Before each connection it lets those go first who wait for one.
 */
export function keepReady({ pool, size, opening, statementsOf, onError }: Readiness) {
  const ready = new WeakSet<PoolClient>();
  let clock: NodeJS.Timeout | undefined;
  let isKept = false;

  async function plan(client: PoolClient): Promise<void> {
    const ask = (text: string) => client.query({ text, ...limit });
    await ask(`begin; ${await opening()}`);
    await ask(KEEP_MEMORY);
    for (const statement of statementsOf(client)) {
      await parse(client, statement);
      const nothing = Array.from({ length: statement.params }, () => 'null').join(', ');
      const once = `execute ${escapeIdentifier(statement.name)}${nothing && `(${nothing})`}`;
      await ask(statement.writesAlways ? `explain ${once}` : once);
    }
    // A trigger that fires for no rows may have left a notice.
    await ask('rollback');
    ready.add(client);
  }

  async function pass(): Promise<void> {
    // Held until all are ready, since the pool gives an open one before it opens another.
    const held: PoolClient[] = [];
    const goesOn = () => isKept && held.length < size && pool.waitingCount === 0;
    try {
      while (goesOn()) {
        const client = await pool.connect();
        // Without a listener one that breaks meanwhile would end the process; the pool drops it when it comes back.
        client.on('error', nothingMore);
        if (!ready.has(client))
          await plan(client).catch((error: unknown) => {
            client.off('error', nothingMore).release(true);
            throw error;
          });
        held.push(client);
      }
      if (held.length < size) later();
    } catch (error) {
      // A stop takes the pool away in the middle of it.
      if (!isKept) return;
      // The database may be away for longer than this.
      later();
      throw error;
    } finally {
      for (const client of held) client.off('error', nothingMore).release();
    }
  }

  function later(): void {
    clearTimeout(clock);
    if (!isKept) return;
    clock = setTimeout(() => void pass().catch(onError), AGAIN_MS);
    clock.unref();
  }
  pool.on('remove', later);

  return {
    async begin(): Promise<void> {
      isKept = true;
      pool.options.min = size;
      await pass();
    },
    end(): void {
      isKept = false;
      clearTimeout(clock);
    },
  };
}
