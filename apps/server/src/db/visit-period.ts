import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { periodoCode } from './schema/columns.ts';

type Code = ReturnType<typeof periodoCode>['_']['$type'];

/** Half of the day of the visit: the one that was booked, else the one that was asked for. */
export const visitPeriodo = (
  a: Record<'periodo' | 'periodoAgendado', AnyPgColumn<{ data: Code }>>,
): SQL<Code | null> => sql<Code | null>`coalesce(${a.periodoAgendado}, ${a.periodo})`;
