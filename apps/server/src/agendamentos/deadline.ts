import { MAX_ATENDIMENTO_DAYS, workingDaysAfter } from '@apto/domain/queue';
import type { Now } from '@apto/domain/time';
import { sql, type SQL } from 'drizzle-orm';

/**
 * The last day in time of a request that comes to the attendants now: the customer's own number of working days, else
 * the company's (docs/decisions/0063, 0105). The database picks the day, so that the setting costs no statement of its own.
 */
export function deadlineFrom(now: Now, clienteId: number): SQL<string | null> {
  const days = `{${workingDaysAfter(now.data, MAX_ATENDIMENTO_DAYS).join(',')}}`;
  return sql`(select (${days}::date[])[dias_atendimento(c.empresa_id, c.id)]
    from cliente c where c.id = ${clienteId}::int)`;
}
