import { setImmediate } from 'node:timers/promises';
import { BULK_REASON, type BulkResult } from '@apto/domain/bulk';
import { nowInSaoPaulo } from '@apto/domain/time';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/port.ts';
import { row } from '../db/rows.ts';
import { inSavepoint } from '../db/savepoint.ts';
import { bulk, bulkItem } from '../db/schema.ts';
import { notifyOfBulk } from '../notifications/notify.ts';
import { staffNow } from '../platform/authentication.ts';
import type { Ctx } from '../platform/context.ts';
import { withoutData } from '../platform/error-handling.ts';
import { HttpError } from '../platform/errors.ts';
import { ownCtx, type OwnWork } from '../platform/own-ctx.ts';
import type { Execution } from '../platform/recorder.ts';
import type { InternalSession } from '../platform/session.ts';
import { actOn, takeBack } from './act.ts';
import { moveOn, scopeOf, type Bulk } from './repository.ts';

/** Name of its queue: keep it once it was released. */
export const BULK_ROUTINE = 'lotes';

/** Rows of one go before the next one has its turn. */
const SLICE = 25;
/** A row that breaks so often is left behind, and the others go on. */
const ATTEMPTS = 3;

export type BulkWork = OwnWork;

const PLACE = z.strictObject({ data: z.string(), hora: z.string(), ambienteId: z.int() });
const CLAIMED = z.strictObject({
  ordem: z.int(),
  id: z.int(),
  version: z.nullable(z.int()),
  move: z.nullable(z.strictObject({ prestadorId: z.int(), de: PLACE, para: PLACE })),
});
type Claimed = z.output<typeof CLAIMED>;

/** What a row waits for, in a state that is walked. */
const WAITS = { EM_CURSO: 'PENDENTE', DESFAZENDO: 'A_DESFAZER' } as const;
type Walked = keyof typeof WAITS;
const isWalked = (state: Bulk['situacao']): state is Walked => Object.hasOwn(WAITS, state);

/** The next row, held until its step is committed; one that another process holds is passed over. */
const claimNext = (tx: Db, lot: Bulk, state: Walked): Promise<Claimed | undefined> =>
  row(
    tx,
    CLAIMED,
    sql`select i.ordem, i.agendamento_id as id, i.versao as version, i.dados as move
        from lote_item i join lote l on l.id = i.lote_id
        where i.lote_id = ${lot.id} and i.situacao = ${WAITS[state]} and l.situacao = ${state}
        order by i.ordem limit 1 for update of i skip locked`,
  );

/** The context of a step, within what was in sight when the rows were chosen. */
const ctxOf = (work: BulkWork, tx: Db, lot: Bulk, session: InternalSession, execution: Execution): Ctx =>
  ownCtx(work, tx, { ...session, scope: scopeOf(session.scope, lot) }, `lote-${lot.id}`, execution);

interface Result {
  situacao: BulkResult;
  motivo: string | null;
  versao?: number | null;
}

/** One row's step, or why it is not done. What the rules refuse is a result; anything else is thrown. */
async function step(ctx: Ctx, lot: Bulk, state: Walked, item: Claimed): Promise<Result> {
  try {
    return await inSavepoint(ctx.db, async (): Promise<Result> => {
      if (state === 'EM_CURSO')
        return { situacao: 'FEITO', motivo: null, versao: await actOn(ctx, lot, item) };
      await takeBack(ctx, lot, item);
      return { situacao: 'DESFEITO', motivo: null };
    });
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return { situacao: state === 'EM_CURSO' ? 'RECUSADO' : 'FEITO', motivo: error.message };
  }
}

const itemOf = (lot: Bulk, place: number) => and(eq(bulkItem.loteId, lot.id), eq(bulkItem.ordem, place));

/** One row and its result in one transaction: a process that dies leaves it wholly done or not at all. */
async function doNext(work: BulkWork, lot: Bulk, state: Walked): Promise<boolean> {
  const { database, jobs, log } = work;
  const access = database.ofEmpresa(lot.empresaId);
  const execution: Execution = { messages: [] };
  let current: Claimed | undefined;
  try {
    await access.transaction(async (tx) => {
      execution.messages = [];
      current = await claimNext(tx, lot, state);
      if (!current) return;
      // Rights that were taken meanwhile are gone.
      const session = await staffNow(tx, lot.usuarioId);
      const result: Result = session
        ? await step(ctxOf(work, tx, lot, session, execution), lot, state, current)
        : { situacao: state === 'EM_CURSO' ? 'RECUSADO' : 'FEITO', motivo: BULK_REASON.NO_ACCESS };
      await tx
        .update(bulkItem)
        .set({ ...result, feitoEm: sql`now()` })
        .where(itemOf(lot, current.ordem));
    });
  } catch (error) {
    // A row that breaks is tried again, and in the end left behind; without the database this throws as well.
    if (!current) throw error;
    log.warn({ err: withoutData(error), lote: lot.id, agendamento: current.id }, 'um passo do lote falhou');
    const isLast = sql`${bulkItem.tentativas} + 1 >= ${ATTEMPTS}`;
    await database.db
      .update(bulkItem)
      .set({
        tentativas: sql`${bulkItem.tentativas} + 1`,
        situacao: sql`case when ${isLast} then ${state === 'EM_CURSO' ? 'FALHOU' : 'FEITO'} else ${bulkItem.situacao} end`,
        motivo: sql`case when ${isLast} then ${BULK_REASON.FAILED} else ${bulkItem.motivo} end`,
      })
      .where(itemOf(lot, current.ordem));
    return true;
  }
  if (execution.messages.length > 0) jobs.wake();
  return current !== undefined;
}

/** Its end, once nothing of it waits or is under way in another process. */
async function finish({ database, clock = Date.now }: BulkWork, lot: Bulk, state: Walked): Promise<void> {
  const left = await row(
    database.db,
    z.strictObject({ n: z.int() }),
    sql`select count(*)::int as n from lote_item where lote_id = ${lot.id} and situacao = ${WAITS[state]}`,
  );
  if (left?.n !== 0) return;
  const ended = nowInSaoPaulo(clock()).instant;
  await database.transaction(async (tx) => {
    const moved = await moveOn(
      tx,
      lot.id,
      state,
      state === 'EM_CURSO'
        ? { situacao: 'CONCLUIDO', concluidoEm: ended, motivo: null }
        : { situacao: 'DESFEITO' },
    );
    if (moved && state === 'EM_CURSO') await notifyOfBulk(tx, moved);
  });
}

/**
 * Does what is open of every go, in turns, one row a transaction through the use cases of the single actions. May run in
 * several processes at once, and after a crash: the rows that are done say so themselves. Answers how many steps it made.
 * @param proceed asked between two rows; false ends the pass, and the next one goes on
 */
export async function runBulks(work: BulkWork, proceed: () => boolean = () => true): Promise<number> {
  let total = 0;
  for (;;) {
    const open = await work.database.db
      .select()
      .from(bulk)
      .where(inArray(bulk.situacao, ['EM_CURSO', 'DESFAZENDO']))
      .orderBy(bulk.id);
    let steps = 0;
    for (const lot of open) {
      if (!isWalked(lot.situacao)) continue;
      let isMore = true;
      for (let n = 0; n < SLICE && isMore; n += 1) {
        if (!proceed()) return total + steps;
        isMore = await doNext(work, lot, lot.situacao);
        // The embedded database works in this very thread: calls that came in meanwhile have their turn.
        await setImmediate();
        if (isMore) steps += 1;
      }
      if (!isMore) await finish(work, lot, lot.situacao);
    }
    total += steps;
    if (steps === 0) return total;
  }
}
