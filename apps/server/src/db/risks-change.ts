import { sql, type SQL } from 'drizzle-orm';

/** Whether the pending function change of an employee leads to other risks, by the exposure profiles, as a value of a row. */
export const risksChange = (funcionarioId: SQL): SQL<boolean> =>
  sql`coalesce((select p.riscos_de <> p.riscos_para from mudanca_pendente p where p.funcionario_id = ${funcionarioId}), false)`;
