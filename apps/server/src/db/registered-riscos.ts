import { eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Db } from './port.ts';
import { risco, riscoOfFuncionario } from './schema.ts';

/** The risks that this server's registry gives an employee, their own and their hierarchy's, by name. */
export const registeredRiscos = (db: Db, funcionarioId: number): Promise<{ id: number; nome: string }[]> =>
  db
    .select({ id: risco.id, nome: risco.nome })
    .from(riscoOfFuncionario)
    .innerJoin(risco, eq(risco.id, riscoOfFuncionario.riscoId))
    .where(eq(riscoOfFuncionario.funcionarioId, funcionarioId))
    .orderBy(risco.nome);

/**
 * Whether nobody has noted a risk for an employee, as a value of a row. Not by `exists`: PostgreSQL would gather the
 * risks of everybody at once to look them up in, which a page of twenty does not need.
 */
export const isWithoutRisco = (funcionarioId: SQLWrapper): SQL<boolean> =>
  sql`coalesce((select false from risco_do_funcionario r where r.funcionario_id = ${funcionarioId} limit 1), true)`;
