import { eq } from 'drizzle-orm';
import type { Db } from '../db/port.ts';
import { risco, riscoOfFuncionario } from '../db/schema.ts';

/** The risks that this server's registry gives an employee, their own and their hierarchy's, by name. */
export const registeredRiscos = (db: Db, funcionarioId: number): Promise<{ id: number; nome: string }[]> =>
  db
    .select({ id: risco.id, nome: risco.nome })
    .from(riscoOfFuncionario)
    .innerJoin(risco, eq(risco.id, riscoOfFuncionario.riscoId))
    .where(eq(riscoOfFuncionario.funcionarioId, funcionarioId))
    .orderBy(risco.nome);
