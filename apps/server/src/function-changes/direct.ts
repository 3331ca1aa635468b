import type { ChangeOrigin } from '@apto/domain/function-change';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/port.ts';

/** An employee whose position was written without asking for a change. */
export interface Move {
  readonly id: number;
  readonly de: number | null;
  readonly para: number | null;
}

const MOVES = sql.raw('m (id int, de int, para int)');

/**
 * A position that was written without a change becomes one line of the past. A pending change to that very position is in
 * effect by it; any other goes on from the new one. Who had no position yet has not changed it.
 */
export async function recordMoves(
  db: Db,
  moves: readonly Move[],
  by: { origin: Exclude<ChangeOrigin, 'PEDIDO'>; autorId: number | null; name: string; at: string },
): Promise<void> {
  const moved = moves.filter(({ de, para }) => de !== para);
  if (moved.length === 0) return;
  await db.execute(sql`
    with moves as (select * from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) ${MOVES}),
      reached as (
        update mudanca_funcao c set situacao = 'EFETIVADA', encerrada_em = ${by.at}::timestamptz, encerrada_por = ${by.name},
          versao = c.versao + 1
        from moves m where c.funcionario_id = m.id and c.situacao = 'PENDENTE' and c.para_hierarquia_id = m.para
        returning c.funcionario_id),
      moved_on as (
        update mudanca_funcao c set de_hierarquia_id = m.para, versao = c.versao + 1
        from moves m where c.funcionario_id = m.id and c.situacao = 'PENDENTE' and c.para_hierarquia_id is distinct from m.para)
    insert into mudanca_funcao (empresa_id, cliente_id, funcionario_id, de_hierarquia_id, para_hierarquia_id, situacao, origem,
        autor_id, autor_nome, created_at, encerrada_em, encerrada_por)
      select f.empresa_id, f.customer_id, f.id, m.de, m.para, 'EFETIVADA', ${by.origin}, ${by.autorId}::int, ${by.name},
        ${by.at}::timestamptz, ${by.at}::timestamptz, ${by.name}
      from moves m join funcionario f on f.id = m.id
      join hierarquia d on d.id = m.de and d.cliente_id = f.customer_id
      where m.para is not null and m.id not in (select funcionario_id from reached)`);
}

/** The lines that an import wrote go with it when it is taken back. `moves` as they were written. */
export async function forgetImportedMoves(db: Db, moves: readonly Move[]): Promise<void> {
  const moved = moves.filter(({ de, para }) => de !== para);
  if (moved.length === 0) return;
  await db.execute(sql`
    delete from mudanca_funcao c using jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) ${MOVES}
    where c.funcionario_id = m.id and c.origem = 'IMPORTACAO' and c.de_hierarquia_id = m.de and c.para_hierarquia_id = m.para`);
}
