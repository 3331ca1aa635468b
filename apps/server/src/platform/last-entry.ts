import { sql, type SQL } from 'drizzle-orm';

/** When an account last entered, as the trail has it: sessions are gone soon after their end. null: never. */
export const lastEntry = (accountId: SQL): SQL =>
  sql`(select x.created_at from auditoria x
    where x.recurso = 'usuario' and x.recurso_id = ${accountId} and x.acao = 'ENTRAR' order by x.id desc limit 1)`;
