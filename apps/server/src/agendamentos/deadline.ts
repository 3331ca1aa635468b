import { MAX_ATENDIMENTO_DAYS, workingDaysAfter } from '@apto/domain/queue';
import type { Now } from '@apto/domain/time';
import { sql, type SQL } from 'drizzle-orm';

/**
 * The last day in time of a request that comes to the attendants now: the customer's own number of working days, else
 * the company's (docs/decisions/0063). The database picks the day, so that the setting costs no statement of its own.
 */
export function deadlineFrom(now: Now, clienteId: number): SQL<string | null> {
  const days = `{${workingDaysAfter(now.data, MAX_ATENDIMENTO_DAYS).join(',')}}`;
  return sql`(select (${days}::date[])[coalesce(c.dias_atendimento, e.dias_atendimento)]
    from cliente c join empresa e on e.id = c.empresa_id where c.id = ${clienteId}::int)`;
}
