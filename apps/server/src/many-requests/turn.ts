import { SOC_BATCH_SIZE, type ManyResult } from '@apto/domain/pedido';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { scopeOf } from '../bulk/repository.ts';
import type { Db } from '../db/port.ts';
import { row, rows } from '../db/rows.ts';
import { manyRequestItem } from '../db/schema.ts';
import { staffNow } from '../platform/authentication.ts';
import type { Ctx } from '../platform/context.ts';
import { withoutData } from '../platform/error-handling.ts';
import { ownCtx, type OwnWork } from '../platform/own-ctx.ts';
import { IntegrationError, type SocProcedimentosResponse } from '../platform/ports.ts';
import type { Execution } from '../platform/recorder.ts';
import type { ManyRequest } from './repository.ts';

/** A person whose step breaks so often is left behind. */
export const ATTEMPTS = 3;

const NEXT = z.strictObject({
  ordem: z.int(),
  id: z.int(),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  paraAtendente: z.boolean(),
});
/** Somebody whose turn it is. */
export type Next = z.output<typeof NEXT>;

/** What a turn comes to, for the columns of its person. */
export type Outcome = Partial<typeof manyRequestItem.$inferInsert>;

export interface Result {
  situacao: ManyResult;
  motivo: string | null;
  agendamentoId?: number;
}

export const refused = (reason: string): Result => ({ situacao: 'RECUSADO', motivo: reason });

/** Who still waits: in a review, for SOC to be asked of them. */
export const waits = ({ situacao: state }: Pick<ManyRequest, 'situacao'>): SQL =>
  state === 'REVISAO' ? sql`i.situacao = 'PENDENTE' and not i.soc_conferido` : sql`i.situacao = 'PENDENTE'`;

export const pendingOf = (db: Db, lot: ManyRequest) =>
  rows(
    db,
    NEXT,
    sql`select i.ordem, f.id, f.phone, f.email, i.para_atendente as "paraAtendente"
        from pedido_lote_item i join funcionario f on f.id = i.funcionario_id
        where i.pedido_lote_id = ${lot.id} and ${waits(lot)} order by i.ordem limit ${SOC_BATCH_SIZE}`,
  );

/** What SOC says of each of a lot, asked beside any transaction; whom it does not answer of is not among them. */
export async function askSoc(
  { gateways, log }: OwnWork,
  lot: ManyRequest,
  people: readonly Next[],
): Promise<Map<number, SocProcedimentosResponse>> {
  const answers = new Map<number, SocProcedimentosResponse>();
  await Promise.all(
    people.map(async ({ id }) => {
      const asked = { funcionarioId: id, clienteId: lot.clienteId, tipoExameId: lot.dados.tipoExame };
      try {
        answers.set(id, await gateways.soc.procedimentos(asked));
      } catch (error) {
        if (!(error instanceof IntegrationError))
          log.warn({ err: withoutData(error) }, 'o SOC não respondeu');
      }
    }),
  );
  return answers;
}

export const itemOf = (lot: ManyRequest, { ordem: place }: Next) =>
  and(eq(manyRequestItem.pedidoLoteId, lot.id), eq(manyRequestItem.ordem, place));

/** Whether the person still waits; held until the result is committed, and passed over where another process holds it. */
const claim = (tx: Db, lot: ManyRequest, { ordem: place }: Next) =>
  row(
    tx,
    z.strictObject({ ordem: z.int() }),
    sql`select i.ordem from pedido_lote_item i join pedido_lote l on l.id = i.pedido_lote_id
        where i.pedido_lote_id = ${lot.id} and i.ordem = ${place} and ${waits(lot)} and l.situacao = ${lot.situacao}
        for update of i skip locked`,
  );

/**
 * One person and what comes of them in one transaction: a process that dies leaves it wholly done or not at all.
 * @param judge what comes of them, as their owner is now; rights that were taken meanwhile are gone
 */
export async function takeTurn(
  work: OwnWork,
  lot: ManyRequest,
  person: Next,
  judge: (ctx: Ctx) => Promise<Outcome>,
  noAccess: Outcome,
): Promise<void> {
  const { database, jobs } = work;
  const execution: Execution = { messages: [] };
  await database.ofEmpresa(lot.empresaId).transaction(async (tx) => {
    execution.messages = [];
    if (!(await claim(tx, lot, person))) return;
    const session = await staffNow(tx, lot.usuarioId);
    const own = session && { ...session, scope: scopeOf(session.scope, lot) };
    const outcome = own ? await judge(ownCtx(work, tx, own, `pedidos-${lot.id}`, execution)) : noAccess;
    await tx.update(manyRequestItem).set(outcome).where(itemOf(lot, person));
  });
  if (execution.messages.length > 0) jobs.wake();
}
