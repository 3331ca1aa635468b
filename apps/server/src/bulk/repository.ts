import type { BulkItem, BulkProgress } from '@apto/api-client';
import { BULK_RESULTS, BULK_UNDO_LIFE, type BulkState } from '@apto/domain/bulk';
import { UNDO_GRACE } from '@apto/domain/status';
import type { Now } from '@apto/domain/time';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { agendamentoScope } from '../agendamentos/repository.ts';
import type { Db } from '../db/port.ts';
import { row, rows } from '../db/rows.ts';
import { bulk } from '../db/schema.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { intersect } from '../platform/scope.ts';
import type { Scope } from '../platform/session.ts';
import { iso } from '../platform/sql.ts';

export type Bulk = typeof bulk.$inferSelect;

const own = (ctx: Ctx, id: number) => and(eq(bulk.id, id), eq(bulk.usuarioId, internal(ctx).usuarioId));

/** One of the caller's own, which nobody else sees. @throws HttpError 404 */
export async function readOwn(ctx: Ctx, id: number): Promise<Bulk> {
  const [found] = await ctx.db.select().from(bulk).where(own(ctx, id));
  if (!found) throw notFound('lote');
  return found;
}

/** The same, locked for the rest of the transaction. @throws HttpError 404 */
export async function lockOwn(ctx: Ctx, id: number): Promise<Bulk> {
  const [found] = await ctx.db.select().from(bulk).where(own(ctx, id)).for('update');
  if (!found) throw notFound('lote');
  return found;
}

/** What it may reach now: what the person may, within what was in sight when the rows were chosen. */
export const scopeOf = (
  scope: Scope,
  { clientes, unidades }: Pick<Bulk, 'clientes' | 'unidades'>,
): Scope => ({
  empresaId: scope.empresaId,
  usuarioId: scope.usuarioId,
  clientes: intersect(scope.clientes, clientes),
  unidades: intersect(scope.unidades, unidades),
});

/** Whether its end can still be taken back: for as long as the toast offers it, and a slow network. */
export function isUndoable({ acao: action, situacao: state, concluidoEm: ended }: Bulk, now: Now): boolean {
  const isOver: boolean = state === 'CONCLUIDO' || state === 'INTERROMPIDO';
  const life = BULK_UNDO_LIFE[action];
  if (life === undefined || !isOver || ended === null) return false;
  return Date.parse(now.instant) - Date.parse(iso(ended)) <= life + UNDO_GRACE;
}

const COUNTS = z.strictObject({
  total: z.int(),
  feitos: z.int(),
  naoFeitos: z.int(),
  pendentes: z.int(),
  desfeitos: z.int(),
});

/** How far it is. */
export async function progressOf(db: Db, lot: Bulk, now: Now): Promise<BulkProgress> {
  const counts = await row(
    db,
    COUNTS,
    sql`select count(*)::int as total,
          count(*) filter (where situacao = 'FEITO')::int as feitos,
          count(*) filter (where situacao in ('RECUSADO', 'FALHOU'))::int as "naoFeitos",
          count(*) filter (where situacao in ('PENDENTE', 'A_DESFAZER'))::int as pendentes,
          count(*) filter (where situacao = 'DESFEITO')::int as desfeitos
        from lote_item where lote_id = ${lot.id}`,
  );
  if (!counts) throw new Error('O andamento do lote não foi lido.');
  const missing = lot.naoEncontrados;
  return {
    id: lot.id,
    acao: lot.acao,
    situacao: lot.situacao,
    ...counts,
    total: counts.total + missing,
    naoFeitos: counts.naoFeitos + missing,
    podeDesfazer: counts.feitos > 0 && isUndoable(lot, now),
  };
}

/** Goes on from one state to the next, unless somebody else took it further. */
export async function moveOn(
  db: Db,
  id: number,
  from: BulkState,
  changes: Partial<Omit<Bulk, 'id'>>,
): Promise<Bulk | null> {
  const [moved] = await db
    .update(bulk)
    .set(changes)
    .where(and(eq(bulk.id, id), eq(bulk.situacao, from)))
    .returning();
  return moved ?? null;
}

const ITEM = z.strictObject({
  ordem: z.int(),
  idAgendamento: z.int(),
  nomeFuncionario: z.nullable(z.string()),
  nomeCliente: z.nullable(z.string()),
  situacao: z.enum(BULK_RESULTS),
  motivo: z.nullable(z.string()),
  feitoEm: z.nullable(z.string()),
});
export type DbItem = z.output<typeof ITEM>;

const OF_RESULT = {
  FEITOS: sql`i.situacao in ('FEITO', 'DESFEITO')`,
  NAO_FEITOS: sql`i.situacao in ('RECUSADO', 'FALHOU')`,
} as const;
export type ResultFilter = keyof typeof OF_RESULT;

interface Asked {
  scope: Scope;
  only?: ResultFilter | undefined;
  /** After this place in the order, or skipping so many. */
  after?: number;
  skip?: number;
  limit: number;
}

/** What became of each; who no longer sees an appointment no longer reads its names. */
export const itemsOf = (db: Db, id: number, { scope, only, after = 0, skip = 0, limit }: Asked) =>
  rows(
    db,
    ITEM,
    sql`select i.ordem, i.agendamento_id as "idAgendamento", a.nome_funcionario as "nomeFuncionario",
          a.nome_cliente as "nomeCliente", i.situacao, i.motivo, i.feito_em::text as "feitoEm"
        from lote_item i left join agendamento a on a.id = i.agendamento_id and ${agendamentoScope(scope)}
        where i.lote_id = ${id} and i.ordem > ${after} and ${only ? OF_RESULT[only] : sql`true`}
        order by i.ordem limit ${limit} offset ${skip}`,
  );

/** How many there are of one result, or of all. */
export async function countItems(db: Db, id: number, only: ResultFilter | undefined): Promise<number> {
  const found = await row(
    db,
    z.strictObject({ n: z.int() }),
    sql`select count(*)::int as n from lote_item i where i.lote_id = ${id} and ${only ? OF_RESULT[only] : sql`true`}`,
  );
  return found?.n ?? 0;
}

/** As the wire shows it. */
export const toItem = (item: DbItem): BulkItem => ({
  idAgendamento: item.idAgendamento,
  nomeFuncionario: item.nomeFuncionario,
  nomeCliente: item.nomeCliente,
  situacao: item.situacao,
  motivo: item.motivo,
  feitoEm: item.feitoEm === null ? null : iso(item.feitoEm),
});

/** Those of one go, as a filter of `agendamento a` sees them. */
export const doneOf = (id: number): SQL =>
  sql`a.id in (select i.agendamento_id from lote_item i where i.lote_id = ${id} and i.situacao = 'FEITO')`;

/** Removes what was only looked at; and results, once nobody asks for them any more. The records of each step stay. */
export const clearBulks = (db: Db): Promise<unknown> =>
  db.execute(
    sql`delete from lote where created_at < now() - interval '90 days'
        or (situacao = 'REVISAO' and created_at < now() - interval '1 day')`,
  );
