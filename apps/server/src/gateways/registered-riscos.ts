import { eq } from 'drizzle-orm';
import type { Db } from '../db/port.ts';
import { funcionarioRisco, risco } from '../db/schema.ts';

/** The risks that this server's registry gives an employee, by name. */
export const registeredRiscos = (db: Db, funcionarioId: number): Promise<{ id: number; nome: string }[]> =>
  db
    .select({ id: risco.id, nome: risco.nome })
    .from(funcionarioRisco)
    .innerJoin(risco, eq(risco.id, funcionarioRisco.riscoId))
    .where(eq(funcionarioRisco.funcionarioId, funcionarioId))
    .orderBy(risco.nome);
