import type { ManyItem, ManyProgress } from '@apto/api-client';
import { maskCpf } from '@apto/domain/documents';
import { tipoExame } from '@apto/domain/exames';
import { MANY_REASON, MANY_RESULTS, MANY_STATES } from '@apto/domain/pedido';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/port.ts';
import { row, rows } from '../db/rows.ts';
import { manyRequest } from '../db/schema.ts';
import { funcionarioScope } from '../funcionarios/repository.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { iso } from '../platform/sql.ts';

export type ManyRequest = typeof manyRequest.$inferSelect;

const selectOwn = (ctx: Ctx, id: number) =>
  ctx.db
    .select()
    .from(manyRequest)
    .where(and(eq(manyRequest.id, id), eq(manyRequest.usuarioId, internal(ctx).usuarioId)));

/** The caller's own, which nobody else sees, held for the rest of the transaction. @throws HttpError 404 */
export async function lockOwnMany(ctx: Ctx, id: number): Promise<ManyRequest> {
  const [found] = await selectOwn(ctx, id).for('update');
  if (!found) throw notFound('lote');
  return found;
}

const PROGRESS = z.strictObject({
  id: z.int(),
  situacao: z.enum(MANY_STATES),
  cliente: z.string(),
  tipo: z.int(),
  prestador: z.string(),
  createdAt: z.string(),
  dataSugestaoInicial: z.string(),
  dataSugestaoFinal: z.string(),
  periodo: z.int(),
  total: z.int(),
  feitos: z.int(),
  naoFeitos: z.int(),
  pendentes: z.int(),
  paraAtendente: z.int(),
  comAviso: z.int(),
  aConferir: z.int(),
});

async function progressWhere(db: Db, where: SQL, paging: SQL = sql``): Promise<ManyProgress[]> {
  const found = await rows(
    db,
    PROGRESS,
    sql`select l.id, l.situacao, c.name as cliente, (l.dados ->> 'tipoExame')::int as tipo, p.name as prestador,
          l.created_at::text as "createdAt", l.dados ->> 'dataSugestaoInicial' as "dataSugestaoInicial",
          l.dados ->> 'dataSugestaoFinal' as "dataSugestaoFinal", (l.dados ->> 'periodo')::int as periodo, i.*
        from (select l.* from pedido_lote l where ${where} order by l.id desc ${paging}) l
        join cliente c on c.id = l.cliente_id
        join prestador p on p.id = (l.dados ->> 'prestador')::int
        cross join lateral (select count(*)::int as total,
          count(*) filter (where i.situacao = 'FEITO')::int as feitos,
          count(*) filter (where i.situacao in ('RECUSADO', 'FALHOU'))::int as "naoFeitos",
          count(*) filter (where i.situacao = 'PENDENTE')::int as pendentes,
          count(*) filter (where i.para_atendente and i.situacao in ('PENDENTE', 'FEITO'))::int as "paraAtendente",
          count(*) filter (where i.situacao = 'PENDENTE' and i.motivo is not null)::int as "comAviso",
          count(*) filter (where i.situacao = 'PENDENTE' and not i.soc_conferido and l.situacao = 'REVISAO')::int as "aConferir"
          from pedido_lote_item i where i.pedido_lote_id = l.id) i
        order by l.id desc`,
  );
  return found.map(({ tipo: type, createdAt, ...each }) => ({
    ...each,
    tipoExame: tipoExame(type).descricao,
    createdAt: iso(createdAt),
  }));
}

const own = (ctx: Ctx): SQL => sql`l.usuario_id = ${internal(ctx).usuarioId}`;

/** How far one of the caller's own is. @throws HttpError 404 */
export async function progressOfMany(ctx: Ctx, id: number): Promise<ManyProgress> {
  const [found] = await progressWhere(ctx.db, sql`${own(ctx)} and l.id = ${id}`);
  if (!found) throw notFound('lote');
  return found;
}

const TOTAL = z.strictObject({ total: z.int() });

/** The caller's own, the newest first. */
export async function listOwnMany(ctx: Ctx, page: number, limit: number) {
  const counted = await row(
    ctx.db,
    TOTAL,
    sql`select count(*)::int as total from pedido_lote l where ${own(ctx)}`,
  );
  const items = await progressWhere(ctx.db, own(ctx), sql`limit ${limit} offset ${(page - 1) * limit}`);
  return { total: counted?.total ?? 0, items };
}

const PERSON = z.strictObject({ person: z.string() });

/** Who of it has no appointment by it, each as a line of a list; who is no longer seen, and who stood there twice, is none. */
export async function leftOfMany(ctx: Ctx, id: number): Promise<string[]> {
  const found = await rows(
    ctx.db,
    PERSON,
    sql`select coalesce(i.texto, f.cpf) as person
        from pedido_lote_item i
        left join funcionario f on f.id = i.funcionario_id and ${funcionarioScope(internal(ctx).scope)}
        where i.pedido_lote_id = ${id} and i.situacao in ('RECUSADO', 'FALHOU')
          and i.motivo is distinct from ${MANY_REASON.repeated} and coalesce(i.texto, f.cpf) is not null
        order by i.ordem`,
  );
  return found.map(({ person }) => person);
}

const ITEM = z.strictObject({
  linha: z.int(),
  nome: z.nullable(z.string()),
  cpf: z.nullable(z.string()),
  situacao: z.enum(MANY_RESULTS),
  motivo: z.nullable(z.string()),
  idAgendamento: z.nullable(z.int()),
  socConferido: z.boolean(),
});

const OF_RESULT = {
  FEITOS: sql`i.situacao = 'FEITO'`,
  NAO_FEITOS: sql`i.situacao in ('RECUSADO', 'FALHOU')`,
  COM_AVISO: sql`i.situacao = 'PENDENTE' and i.motivo is not null`,
} as const;

/** What became of each; who no longer sees an employee no longer reads the name, and nobody here needs a whole CPF. */
export async function itemsOfMany(
  ctx: Ctx,
  id: number,
  only: keyof typeof OF_RESULT | undefined,
  page: number,
  limit: number,
): Promise<{ total: number; items: ManyItem[] }> {
  if ((await selectOwn(ctx, id)).length === 0) throw notFound('lote');
  const where = sql`i.pedido_lote_id = ${id} and ${only ? OF_RESULT[only] : sql`true`}`;
  const counted = await row(
    ctx.db,
    TOTAL,
    sql`select count(*)::int as total from pedido_lote_item i where ${where}`,
  );
  const items = await rows(
    ctx.db,
    ITEM,
    sql`select i.ordem as linha, coalesce(i.texto, f.name) as nome, f.cpf, i.situacao, i.motivo, i.agendamento_id as "idAgendamento",
          i.soc_conferido as "socConferido"
        from pedido_lote_item i
        left join funcionario f on f.id = i.funcionario_id and ${funcionarioScope(internal(ctx).scope)}
        where ${where} order by i.ordem limit ${limit} offset ${(page - 1) * limit}`,
  );
  const masked = items.map((item) => ({ ...item, cpf: item.cpf === null ? null : maskCpf(item.cpf) }));
  return { total: counted?.total ?? 0, items: masked };
}

/** Removes what was only looked at; and results, once nobody asks for them any more. The records of each step stay. */
export const clearManyRequests = (db: Db): Promise<unknown> =>
  db.execute(
    sql`delete from pedido_lote where created_at < now() - interval '90 days'
        or (situacao = 'REVISAO' and created_at < now() - interval '1 day')`,
  );
