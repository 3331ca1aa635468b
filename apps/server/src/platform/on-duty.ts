import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/**
 * Whether somebody of the company can enter, of the table of users or of an alias of it: nobody else attends, or is told of
 * anything. Who was blocked is out as who is inactive is, until they are let in again.
 */
export const isOnDuty = (u: Record<'tipo' | 'ativo' | 'bloqueado', SQLWrapper>): SQL =>
  sql`(${u.tipo} = 'interna' and ${u.ativo} and not ${u.bloqueado})`;
