import { setImmediate } from 'node:timers/promises';
import { MANY_REASON, manyProcedimentos, SOC_BATCH_SIZE, type ManyResult } from '@apto/domain/pedido';
import { nowInSaoPaulo } from '@apto/domain/time';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { createAgendamentos } from '../agendamentos/creation.ts';
import { scopeOf } from '../bulk/repository.ts';
import type { Db } from '../db/port.ts';
import { row, rows } from '../db/rows.ts';
import { inSavepoint } from '../db/savepoint.ts';
import { manyRequest, manyRequestItem } from '../db/schema.ts';
import { toSocProcedimentos } from '../funcionarios/soc.ts';
import { notifyOwner } from '../notifications/notify.ts';
import { staffNow } from '../platform/authentication.ts';
import type { Ctx } from '../platform/context.ts';
import { withoutData } from '../platform/error-handling.ts';
import { HttpError } from '../platform/errors.ts';
import { ownCtx, type OwnWork } from '../platform/own-ctx.ts';
import { IntegrationError, type SocProcedimentosResponse } from '../platform/ports.ts';
import type { Execution } from '../platform/recorder.ts';
import { payloadOf } from './payload.ts';
import type { ManyRequest } from './repository.ts';

/** Name of its queue: keep it once it was released. */
export const MANY_ROUTINE = 'pedidos-em-lote';

/** A person whose step breaks so often is left behind. */
const ATTEMPTS = 3;

const NEXT = z.strictObject({
  ordem: z.int(),
  id: z.int(),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  paraAtendente: z.boolean(),
});
type Next = z.output<typeof NEXT>;

const pendingOf = (db: Db, lot: ManyRequest) =>
  rows(
    db,
    NEXT,
    sql`select i.ordem, f.id, f.phone, f.email, i.para_atendente as "paraAtendente"
        from pedido_lote_item i join funcionario f on f.id = i.funcionario_id
        where i.pedido_lote_id = ${lot.id} and i.situacao = 'PENDENTE' order by i.ordem limit ${SOC_BATCH_SIZE}`,
  );

/** What SOC says of each of a lot, asked beside any transaction; the error where it does not say. */
async function askSoc(
  { gateways }: OwnWork,
  lot: ManyRequest,
  people: readonly Next[],
): Promise<Map<number, SocProcedimentosResponse | Error>> {
  const answers = await Promise.all(
    people.map(async ({ id }) => {
      const asked = { funcionarioId: id, clienteId: lot.clienteId, tipoExameId: lot.dados.tipoExame };
      const answer = await gateways.soc.procedimentos(asked).catch((error: unknown) => error as Error);
      return [id, answer] as const;
    }),
  );
  return new Map(answers);
}

interface Result {
  situacao: ManyResult;
  motivo: string | null;
  agendamentoId?: number;
}

const refused = (reason: string): Result => ({ situacao: 'RECUSADO', motivo: reason });

/** One appointment, by the very use case of the wizard's call; what the rules refuse is a result. */
async function create(
  ctx: Ctx,
  lot: ManyRequest,
  person: Next,
  soc: SocProcedimentosResponse,
): Promise<Result> {
  const { dados: shared } = lot;
  await ctx.audit({
    acao: 'LER',
    recurso: 'funcionario_exame',
    recursoId: person.id,
    clienteId: lot.clienteId,
    dadoDeSaude: true,
  });
  const plan = manyProcedimentos(shared.tipoExame, toSocProcedimentos(soc), shared.cienteCobranca);
  if ('reason' in plan) return refused(plan.reason);
  try {
    return await inSavepoint(ctx.db, async (): Promise<Result> => {
      const payload = payloadOf(shared, {
        funcionario: person.id,
        telefoneFuncionario: person.phone ?? '',
        emailFuncionario: person.email,
        procedimentos: plan.procedimentos,
        direcionarParaAtendente: person.paraAtendente,
      });
      const [born] = await createAgendamentos(ctx, [payload]);
      if (!born) throw new Error('O agendamento não foi criado.');
      return { situacao: 'FEITO', motivo: born.avisos.join(' ') || null, agendamentoId: born.id };
    });
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return refused(error.message);
  }
}

const itemOf = (lot: ManyRequest, { ordem: place }: Next) =>
  and(eq(manyRequestItem.pedidoLoteId, lot.id), eq(manyRequestItem.ordem, place));

/** Whether the person still waits; held until the result is committed, and passed over where another process holds it. */
const claim = (tx: Db, lot: ManyRequest, { ordem: place }: Next) =>
  row(
    tx,
    z.strictObject({ ordem: z.int() }),
    sql`select i.ordem from pedido_lote_item i join pedido_lote l on l.id = i.pedido_lote_id
        where i.pedido_lote_id = ${lot.id} and i.ordem = ${place} and i.situacao = 'PENDENTE' and l.situacao = 'EM_CURSO'
        for update of i skip locked`,
  );

/** Counts a try that broke; the last one ends it with a reason. */
async function giveUp({ database }: OwnWork, lot: ManyRequest, person: Next, reason: string): Promise<void> {
  const isLast = sql`${manyRequestItem.tentativas} + 1 >= ${ATTEMPTS}`;
  await database.db
    .update(manyRequestItem)
    .set({
      tentativas: sql`${manyRequestItem.tentativas} + 1`,
      situacao: sql`case when ${isLast} then 'FALHOU' else ${manyRequestItem.situacao} end`,
      motivo: sql`case when ${isLast} then ${reason} else ${manyRequestItem.motivo} end`,
    })
    .where(and(itemOf(lot, person), eq(manyRequestItem.situacao, 'PENDENTE')));
}

/** One person and their result in one transaction: a process that dies leaves it wholly done or not at all. */
async function doOne(
  work: OwnWork,
  lot: ManyRequest,
  person: Next,
  soc: SocProcedimentosResponse | Error | undefined,
): Promise<void> {
  const { database, jobs, log } = work;
  if (!soc || soc instanceof Error) {
    if (soc && !(soc instanceof IntegrationError)) log.warn({ err: withoutData(soc) }, 'o SOC não respondeu');
    return giveUp(work, lot, person, MANY_REASON.soc);
  }
  const execution: Execution = { messages: [] };
  try {
    await database.ofEmpresa(lot.empresaId).transaction(async (tx) => {
      execution.messages = [];
      if (!(await claim(tx, lot, person))) return;
      // Rights that were taken meanwhile are gone.
      const session = await staffNow(tx, lot.usuarioId);
      const result = session
        ? await create(
            ownCtx(
              work,
              tx,
              { ...session, scope: scopeOf(session.scope, lot) },
              `pedidos-${lot.id}`,
              execution,
            ),
            lot,
            person,
            soc,
          )
        : refused(MANY_REASON.noAccess);
      await tx.update(manyRequestItem).set(result).where(itemOf(lot, person));
    });
    if (execution.messages.length > 0) jobs.wake();
  } catch (error) {
    log.warn({ err: withoutData(error), lote: lot.id, ordem: person.ordem }, 'um pedido do lote falhou');
    await giveUp(work, lot, person, MANY_REASON.failed);
  }
}

/** Its end, once nobody waits or is under way in another process; its owner may be elsewhere by then, and is told. */
const finish = ({ database, clock = Date.now }: OwnWork, lot: ManyRequest) =>
  database.ofEmpresa(lot.empresaId).transaction(async (tx) => {
    const ended = await tx
      .update(manyRequest)
      .set({ situacao: 'CONCLUIDO', concluidoEm: nowInSaoPaulo(clock()).instant })
      .where(
        and(
          eq(manyRequest.id, lot.id),
          eq(manyRequest.situacao, 'EM_CURSO'),
          sql`not exists (select 1 from pedido_lote_item i where i.pedido_lote_id = ${lot.id} and i.situacao = 'PENDENTE')`,
        ),
      )
      .returning({ id: manyRequest.id });
    // Of two processes one ends it.
    if (ended.length === 0) return;
    const { empresaId, usuarioId, id } = lot;
    await notifyOwner(tx, 'MANY_ENDED', { empresaId, usuarioId, pedidoLoteId: id });
  });

/**
 * Creates what is open of every bulk request, in turns: SOC is asked for as many at once as the wizard asks (doc2 §4), then
 * each is a transaction of its own. May run in several processes at once, and after a crash.
 * @param proceed asked between two people; false ends the pass, and the next one goes on
 */
export async function runManyRequests(work: OwnWork, proceed: () => boolean = () => true): Promise<void> {
  for (;;) {
    const open = await work.database.db
      .select()
      .from(manyRequest)
      .where(eq(manyRequest.situacao, 'EM_CURSO'))
      .orderBy(manyRequest.id);
    let isMore = false;
    for (const lot of open) {
      const people = await pendingOf(work.database.db, lot);
      if (people.length === 0) await finish(work, lot);
      else isMore = true;
      const soc = await askSoc(work, lot, people);
      for (const person of people) {
        if (!proceed()) return;
        await doOne(work, lot, person, soc.get(person.id));
        // The embedded database works in this very thread: calls that came in meanwhile have their turn.
        await setImmediate();
      }
    }
    if (!isMore) return;
  }
}
