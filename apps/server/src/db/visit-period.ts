import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Half of the day of the visit: the one that was booked, else the one that was asked for. */
export const visitPeriodo = (a: Record<'periodo' | 'periodoAgendado', AnyPgColumn>): SQL<number | null> =>
  sql<number | null>`coalesce(${a.periodoAgendado}, ${a.periodo})`;
