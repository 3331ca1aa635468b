import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/port.ts';
import { cliente, clienteAtendimentoMethod as method } from '../db/schema.ts';
import { notFound } from '../platform/errors.ts';
import { scopeSql } from '../platform/scope.ts';
import type { Scope } from '../platform/session.ts';

/** Who schedules and who notifies: for an exam type of a customer, else the customer's own. @throws HttpError 404 */
export async function readMethod(
  db: Db,
  scope: Scope,
  { clienteId, tipoExameId }: { clienteId: number; tipoExameId: number },
): Promise<{ quemAgenda: string; quemAvisa: string }> {
  const [found] = await db
    .select({
      quemAgenda: sql<string>`coalesce(${method.quemAgenda}, ${cliente.quemAgenda})`,
      quemAvisa: sql<string>`coalesce(${method.quemAvisa}, ${cliente.quemAvisa})`,
    })
    .from(cliente)
    .leftJoin(method, and(eq(method.clienteId, cliente.id), eq(method.tipoExameId, tipoExameId)))
    .where(
      and(eq(cliente.id, clienteId), scopeSql(scope, { empresa: cliente.empresaId, cliente: cliente.id })),
    );
  if (!found) throw notFound('cliente');
  return found;
}
