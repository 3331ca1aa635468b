import { setImmediate } from 'node:timers/promises';
import { MANY_REASON } from '@apto/domain/pedido';
import { nowInSaoPaulo } from '@apto/domain/time';
import { and, eq, or, sql } from 'drizzle-orm';
import { createAgendamentos } from '../agendamentos/creation.ts';
import { inSavepoint } from '../db/savepoint.ts';
import { manyRequest, manyRequestItem } from '../db/schema.ts';
import { notifyOwner } from '../notifications/notify.ts';
import type { Ctx } from '../platform/context.ts';
import { withoutData } from '../platform/error-handling.ts';
import { HttpError } from '../platform/errors.ts';
import type { OwnWork } from '../platform/own-ctx.ts';
import type { SocProcedimentosResponse } from '../platform/ports.ts';
import { checkOne } from './check.ts';
import { payloadOf } from './payload.ts';
import { planOf } from './plan.ts';
import type { ManyRequest } from './repository.ts';
import {
  askSoc,
  ATTEMPTS,
  itemOf,
  pendingOf,
  refused,
  takeTurn,
  waits,
  type Next,
  type Result,
} from './turn.ts';

/** Name of its queue: keep it once it was released. */
export const MANY_ROUTINE = 'pedidos-em-lote';

/** One appointment, by the very use case of the wizard's call; what the rules refuse is a result. */
async function create(
  ctx: Ctx,
  lot: ManyRequest,
  person: Next,
  soc: SocProcedimentosResponse,
): Promise<Result> {
  const { dados: shared } = lot;
  const plan = await planOf(ctx, lot, person, soc);
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

/** Creates one person's appointment; what breaks is tried again, and ends with a reason. */
async function doOne(
  work: OwnWork,
  lot: ManyRequest,
  person: Next,
  soc: SocProcedimentosResponse | undefined,
): Promise<void> {
  if (!soc) return giveUp(work, lot, person, MANY_REASON.soc);
  try {
    await takeTurn(work, lot, person, (ctx) => create(ctx, lot, person, soc), refused(MANY_REASON.noAccess));
  } catch (error) {
    work.log.warn({ err: withoutData(error), lote: lot.id, ordem: person.ordem }, 'um pedido do lote falhou');
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

/** Those that go on, and those of whose people SOC has not been asked yet. */
const openRequests = ({ database }: OwnWork) =>
  database.db
    .select()
    .from(manyRequest)
    .where(
      or(
        eq(manyRequest.situacao, 'EM_CURSO'),
        and(
          eq(manyRequest.situacao, 'REVISAO'),
          sql`exists (select 1 from pedido_lote_item i where i.pedido_lote_id = ${manyRequest.id} and ${waits({ situacao: 'REVISAO' })})`,
        ),
      ),
    )
    .orderBy(manyRequest.id);

/**
 * Asks SOC of whom a bulk request has only reviewed, and creates what is open of those that were begun, in turns: SOC is asked
 * for as many at once as the wizard asks (doc2 §4), then each is a transaction of its own. May run in several processes at once,
 * and after a crash.
 * @param proceed asked between two people; false ends the pass, and the next one goes on
 */
export async function runManyRequests(work: OwnWork, proceed: () => boolean = () => true): Promise<void> {
  for (;;) {
    let isMore = false;
    for (const lot of await openRequests(work)) {
      const people = await pendingOf(work.database.db, lot);
      if (people.length > 0) isMore = true;
      else if (lot.situacao === 'EM_CURSO') await finish(work, lot);
      const soc = await askSoc(work, lot, people);
      for (const person of people) {
        if (!proceed()) return;
        await (lot.situacao === 'REVISAO' ? checkOne : doOne)(work, lot, person, soc.get(person.id));
        // The embedded database works in this very thread: calls that came in meanwhile have their turn.
        await setImmediate();
      }
    }
    if (!isMore) return;
  }
}
