import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  integer,
  smallint,
  text,
  timestamp,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';

/** The table's own key. */
export const key = () => integer().generatedByDefaultAsIdentity().primaryKey();

/** The key of a table that only grows: a trail, a queue. */
export const longKey = () => bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey();

/** A row of another table that this one cannot be without. */
export const refersTo = (column: () => AnyPgColumn) => integer().notNull().references(column);

/** The row whose occupational record this is: while it is kept, neither goes (NR-7: 20 years after leaving). */
export const recordOf = (column: () => AnyPgColumn) =>
  integer().notNull().references(column, { onDelete: 'restrict' });

/** The row that this one is a part of: it goes with it. */
export const partOf = (column: () => AnyPgColumn) =>
  integer().notNull().references(column, { onDelete: 'cascade' });

/** The company of a row that ties two others together: a trigger takes it from the first of them. */
export const inheritedEmpresa = () =>
  integer()
    .notNull()
    .default(sql`null`);

export const flag = (initial: boolean) => boolean().notNull().default(initial);

/** The morning, the afternoon or both (domain: Periodo); every such column has a check that says so. */
export const periodoCode = () => smallint().$type<1 | 2 | 3>();

/** Who schedules, or who notifies (domain: Who); every such column has a check that says so. */
export const whoCode = () => text({ enum: ['SOLICITANTE', 'EMPRESA', 'USUARIO_ESCOLHE'] });

/** A moment, as PostgreSQL writes it. */
export const instant = () => timestamp({ withTimezone: true, mode: 'string' });

/** The moment of the row's transaction, unless told. */
export const instantNow = () => instant().notNull().defaultNow();

/** When the row was made, and when it last changed. */
export const timestamps = () => ({ createdAt: instantNow(), updatedAt: instantNow() });

/** The same where rows are older than the columns: of those nobody knows. */
export const laterTimestamps = () => ({
  createdAt: instant().defaultNow(),
  updatedAt: instant().defaultNow(),
});

/** Half-open range of local wall time, as PostgreSQL writes it: `[2026-11-24 08:00,2026-11-24 08:30)`. */
export const tsrange = customType<{ data: string }>({ dataType: () => 'tsrange' });

/** Counts the changes of a row; a trigger adds one, whoever changes it. */
export const version = () => integer().notNull().default(1);
