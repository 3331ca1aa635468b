import type { BulkReview, reviewBulk, ValidatedInput } from '@apto/api-client';
import {
  BULK_LIMIT,
  BULK_PERMISSION,
  BULK_REASON,
  BULK_REFUSAL,
  bulkRefusal,
  groupRefusals,
} from '@apto/domain/bulk';
import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { buildFilter, OPEN, QUEUE } from '../agendamentos/filter.ts';
import { countAll, isFound } from '../agendamentos/list.ts';
import { agendamentoScope } from '../agendamentos/repository.ts';
import { rows } from '../db/rows.ts';
import { bulk } from '../db/schema.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { notFound, rule, withoutPermission } from '../platform/errors.ts';
import { idList } from '../platform/sql.ts';

type Body = ValidatedInput<typeof reviewBulk>['body'];

const CHOSEN = z.strictObject({
  id: z.int(),
  nomeFuncionario: z.string(),
  idStatus: z.int(),
  dataAgendamento: z.nullable(z.string()),
  horaAgendamento: z.nullable(z.string()),
  hourLimit: z.nullable(z.int()),
});

/** Which appointments were chosen, and how many at the most that can be. */
async function chosenBy(ctx: Ctx, selected: Body['selecao']): Promise<{ where: SQL; named: number | null }> {
  const session = internal(ctx);
  if ('ids' in selected) {
    const ids = [...new Set(selected.ids)];
    return {
      where: sql`${agendamentoScope(session.scope)} and a.id = any(${idList(ids)})`,
      named: ids.length,
    };
  }
  const filter = buildFilter(selected, session, selected.fila ? QUEUE : OPEN);
  const { total } = await countAll(ctx.db, filter);
  const count = Math.max(0, total - selected.exceto.length);
  if (count > BULK_LIMIT) throw rule(BULK_REFUSAL.tooMany(count));
  return {
    where: sql`${filter.where} and ${isFound(filter)} and not (a.id = any(${idList(selected.exceto)}))`,
    named: null,
  };
}

/**
 * Writes down what was chosen, with the reason beside each that stays behind: what is shown to the person is what is done
 * afterwards, whoever changes the list meanwhile. Ids out of the caller's sight count as not found, and nothing is kept of
 * them.
 * @throws HttpError 403, 404 when none of the named ones is there, 422 above the limit
 */
export async function review(ctx: Ctx, { acao: action, selecao: selected }: Body): Promise<BulkReview> {
  const { db, now } = ctx;
  const { usuarioId, empresaId, permissions, scope } = internal(ctx);
  if (!permissions.has(BULK_PERMISSION[action])) throw withoutPermission();
  const { where, named } = await chosenBy(ctx, selected);
  const chosen = await rows(
    db,
    CHOSEN,
    sql`select a.id, a.nome_funcionario as "nomeFuncionario", a.status_id::int as "idStatus", a.data_agendamento::text as "dataAgendamento",
          a.hora_agendamento as "horaAgendamento", c.horas_bloqueio_cancelar::int as "hourLimit"
        from agendamento a join cliente c on c.id = a.cliente_id
        where ${where} order by a.created_at desc, a.id desc limit ${BULK_LIMIT + 1}`,
  );
  if (chosen.length > BULK_LIMIT) throw rule(BULK_REFUSAL.tooMany(chosen.length));
  const missing = named === null ? 0 : named - chosen.length;
  if (missing > 0 && chosen.length === 0) throw notFound('agendamento');
  const reasons = chosen.map((row) => bulkRefusal(action, row, permissions, now));
  const [lot] = await db
    .insert(bulk)
    .values({
      empresaId,
      usuarioId,
      acao: action,
      clientes: scope.clientes,
      unidades: scope.unidades,
      naoEncontrados: missing,
    })
    .returning({ id: bulk.id });
  if (!lot) throw new Error('O lote não foi gravado.');
  const first = chosen.find((_row, index) => reasons[index] === null);
  const items = chosen.map(({ id }, index) => ({ ordem: index + 1, id, motivo: reasons[index] ?? null }));
  await db.execute(
    sql`insert into lote_item (lote_id, ordem, empresa_id, agendamento_id, situacao, motivo)
        select ${lot.id}, r.ordem, ${empresaId}, r.id, case when r.motivo is null then 'PENDENTE' else 'RECUSADO' end, r.motivo
        from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as r(ordem int, id int, motivo text)`,
  );
  return {
    id: lot.id,
    total: chosen.length + missing,
    podem: reasons.filter((reason) => reason === null).length,
    primeiro: first ? { id: first.id, nomeFuncionario: first.nomeFuncionario } : null,
    recusas: groupRefusals([...reasons, ...Array.from({ length: missing }, () => BULK_REASON.GONE)]),
  };
}
