import { openPostgres } from '../../apps/server/src/db/postgres.ts';
import { ms } from './measures.ts';

/** What the database itself spends on a number of requests: other work on the machine touches it less than their latency. */
export interface Effort {
  /** Forgets what was spent so far. */
  begin(): Promise<void>;
  /** Milliseconds a request; null where the database does not keep them (pg_stat_statements). */
  spent(requests: number): Promise<number | null>;
  close(): Promise<void>;
}

/** Over a database that has pg_stat_statements loaded, and as nobody's judge over one that has not. */
export async function openEffort(url: string): Promise<Effort> {
  const database = openPostgres({ url, connections: 2, usesAppRole: false });
  const ask = (text: string) => database.rawTransaction((c) => c.query<{ ms: number | null }>(text));
  const isKept = await ask('create extension if not exists pg_stat_statements')
    .then(() => ask('select count(*)::float8 as ms from pg_stat_statements'))
    .then(() => true)
    .catch(() => false);
  return {
    begin: async () => void (isKept && (await ask('select pg_stat_statements_reset()'))),
    async spent(requests) {
      if (!isKept) return null;
      const { rows } = await ask(
        `select sum(total_exec_time) as ms from pg_stat_statements where toplevel and query not like '%pg_stat_statements%'`,
      );
      return (rows[0]?.ms ?? 0) / requests;
    },
    close: () => database.close(),
  };
}

/** What a table's row says of it; empty where nobody knows. */
export async function spentOnEach(effort: Effort, requests: number): Promise<string> {
  const spent = await effort.spent(requests);
  return spent === null ? '' : `, banco ${ms(spent)}`;
}
