import { setImmediate } from 'node:timers/promises';
import { importOf, IMPORT_REASON } from '@apto/domain/imports';
import { PERMISSION } from '@apto/domain/permissions';
import type { RegistryAction } from '@apto/domain/registry';
import { nowInSaoPaulo, type Now } from '@apto/domain/time';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { DatabasePort, Db } from '../db/port.ts';
import { spreadsheetImport } from '../db/schema.ts';
import { notifyOwner } from '../notifications/notify.ts';
import { staffNow } from '../platform/authentication.ts';
import { isTransient } from '../platform/database-down.ts';
import { withoutData } from '../platform/error-handling.ts';
import type { InternalSession } from '../platform/session.ts';
import { lockKey, tryLockImports } from '../staff-import/lock.ts';
import { apply, applyEach, findRefused, markRefused, nextReady, trail, type Step } from './apply.ts';
import { judgeNext, markRepeated } from './check.ts';
import { countsNow, keepingCount } from './counts.ts';
import { importNow, type Import } from './repository.ts';
import { mayImport, UNDOING, WRITING } from './rights.ts';
import { undoMade, undoNext } from './undo.ts';
import type { ReadyRow } from './writers/writer.ts';

/** Name of its queue: keep it once it was released. */
export const IMPORT_ROUTINE = 'importacoes';

/** Between two words on how far an open transaction is, in ms. */
const TELL = 500;

export interface ImportWork {
  database: DatabasePort;
  log: FastifyBaseLogger;
  /** Milliseconds since 1970; tests pass their own. */
  clock?: () => number;
}

const OPEN = ['VALIDANDO', 'EM_CURSO', 'DESFAZENDO'] as const;

async function moveOn(db: Db, found: Import, to: Import['situacao'], now: Now): Promise<void> {
  const isOver = to === 'CONCLUIDA' || to === 'FALHOU';
  await db
    .update(spreadsheetImport)
    .set({
      situacao: to,
      andamento: null,
      ...(isOver ? { concluidaEm: now.instant } : {}),
      ...(isOver || to === 'DESFEITA' ? { resultado: await countsNow(db, found) } : {}),
    })
    .where(and(eq(spreadsheetImport.id, found.id), eq(spreadsheetImport.situacao, found.situacao)));
  // Whoever sent it may be elsewhere by now. One that could not be taken back only is as it was.
  if (isOver && found.situacao !== 'DESFAZENDO')
    await notifyOwner(db, 'IMPORT_ENDED', {
      empresaId: found.empresaId,
      usuarioId: found.usuarioId,
      importacaoId: found.id,
    });
}

const closing = async (step: Step, found: Import, action: string): Promise<void> => {
  await trail(step, found, [{ acao: action, recurso: 'importacao', recursoId: found.id }]);
};

/** A person with the rights of this moment; null when these are gone. */
async function authorNow(
  db: Db,
  found: Import,
  userId: number,
  permission: string,
  actions: readonly RegistryAction[],
): Promise<InternalSession | null> {
  const session = await staffNow(db, userId);
  if (!session?.permissions.has(permission)) return null;
  return mayImport(session, found, actions) ? session : null;
}
const importerNow = (db: Db, found: Import) =>
  authorNow(db, found, found.usuarioId, PERMISSION.IMPORTACAO_CRIAR, WRITING);

const refuseRest = (db: Db, id: number, reason: string) =>
  db.execute(
    sql`update importacao_linha set situacao = 'RECUSADA', motivo = ${reason}
      where importacao_id = ${id} and situacao = 'PENDENTE'`,
  );

const linesOf = (ready: readonly ReadyRow[]): number[] => ready.map(({ line: at }) => at);

/** The next slice of an import that is written by row, in a transaction of its own. */
async function writeSlice(db: Db, found: Import, now: Now): Promise<boolean> {
  const session = await importerNow(db, found);
  if (!session) {
    await refuseRest(db, found.id, IMPORT_REASON.NO_ACCESS);
    await moveOn(db, found, 'CONCLUIDA', now);
    return false;
  }
  const step: Step = { db, session, now };
  const ready = await nextReady(db, found.id, found.andamento?.upTo ?? 0);
  if (ready.length === 0) {
    await moveOn(db, found, 'CONCLUIDA', now);
    await closing(step, found, 'IMPORTAR');
    return false;
  }
  await keepingCount(db, found, linesOf(ready), () => apply(step, found, ready));
  return true;
}

/** The whole of an import in one transaction: everything, or nothing. Answers how many rows are written, as it goes. */
async function writeAll(db: Db, found: Import, now: Now, tell: (written: number) => void): Promise<void> {
  const session = await importerNow(db, found);
  if (!session) {
    await refuseRest(db, found.id, IMPORT_REASON.NO_ACCESS);
    await moveOn(db, found, 'FALHOU', now);
    return;
  }
  const step: Step = { db, session, now };
  let written = 0;
  let after = 0;
  for (;;) {
    const ready = await nextReady(db, found.id, after);
    if (ready.length === 0) break;
    await apply(step, found, ready);
    after = ready.at(-1)?.line ?? after;
    written += ready.length;
    tell(written);
  }
  await moveOn(db, found, 'CONCLUIDA', now);
  await closing(step, found, 'IMPORTAR');
}

/** Failures of one import in a row, over as many passes, after which it is given up. */
export const GIVE_UP_AFTER = 5;
/** Of this process alone: a restart, or another process, begins to count again. */
const failures = new WeakMap<DatabasePort, Map<number, number>>();

function countFailure(database: DatabasePort, id: number): number {
  const counted = failures.get(database) ?? new Map<number, number>();
  failures.set(database, counted);
  const n = (counted.get(id) ?? 0) + 1;
  counted.set(id, n);
  return n;
}

/**
 * Ends what cannot be ended otherwise: with what it wrote, so that it can be taken back, or as failed where it wrote
 * nothing. One that was being taken back is as it was before, for another attempt.
 */
async function giveUp({ database, clock = Date.now }: ImportWork, id: number): Promise<void> {
  const now = nowInSaoPaulo(clock());
  const open = await importNow(database.db, id);
  if (!open) return;
  await database.ofEmpresa(open.empresaId).transaction(async (tx) => {
    if (!(await tryLockImports(tx, lockKey(open)))) return;
    const found = await importNow(tx, id);
    if (found?.situacao !== open.situacao) return;
    if (found.situacao !== 'DESFAZENDO') await refuseRest(tx, id, IMPORT_REASON.GIVEN_UP);
    const { feitas: written } = await countsNow(tx, found);
    await moveOn(tx, found, written > 0 ? 'CONCLUIDA' : 'FALHOU', now);
  });
}

/** One step of one import. Answers false at its end, and while another process holds it. */
async function stepOf({ database, log, clock = Date.now }: ImportWork, id: number): Promise<boolean> {
  const now = nowInSaoPaulo(clock());
  const open = await importNow(database.db, id);
  if (!open) return false;
  const access = database.ofEmpresa(open.empresaId);
  /** One process at a time, and the state as it is by then. */
  const held = async (tx: Db, work: (found: Import) => Promise<boolean>): Promise<boolean> => {
    if (!(await tryLockImports(tx, lockKey(open)))) return false;
    const found = await importNow(tx, id);
    return found?.situacao === open.situacao ? work(found) : false;
  };
  if (open.situacao === 'VALIDANDO')
    return access.transaction((tx) =>
      held(tx, async (found) => {
        if (await judgeNext(tx, found, now)) return true;
        await markRepeated(tx, id);
        await moveOn(tx, found, 'CONFERIDA', now);
        return false;
      }),
    );
  if (open.situacao === 'DESFAZENDO')
    return access.transaction((tx) =>
      held(tx, async (found) => {
        const by = found.desfeitaPor ?? found.usuarioId;
        const session = await authorNow(tx, found, by, PERMISSION.IMPORTACAO_EXCLUIR, UNDOING);
        if (!session) {
          await moveOn(tx, found, 'CONCLUIDA', now);
          return false;
        }
        const step: Step = { db: tx, session, now };
        if (await undoNext(step, found)) return true;
        await undoMade(step, found);
        await moveOn(tx, found, 'DESFEITA', now);
        await closing(step, found, 'DESFAZER');
        return false;
      }),
    );
  if (open.modo === 'TUDO') {
    let written = 0;
    // On a connection of its own, where there is one: the rows themselves are in sight only at the end.
    const teller =
      database.kind === 'postgres'
        ? setInterval(
            () =>
              void database.db
                .update(spreadsheetImport)
                .set({ gravadas: written })
                .where(and(eq(spreadsheetImport.id, id), eq(spreadsheetImport.situacao, 'EM_CURSO')))
                // How far it is, no more: a word that is lost comes again in half a second, and where the database is
                // away the import's own transaction says so.
                .catch(() => undefined),
            TELL,
          )
        : undefined;
    try {
      await access.transaction((tx) =>
        held(tx, async (found) => {
          await writeAll(tx, found, now, (n) => (written = n));
          return false;
        }),
      );
    } catch (error) {
      if (isTransient(error)) throw error;
      log.warn({ err: withoutData(error), importacao: id }, 'a importação falhou e nada ficou dela');
      const session = await importerNow(database.db, open);
      if (!session) throw error;
      const refused = await findRefused(
        (rehearse) =>
          access.transaction((tx) =>
            held(tx, async () => {
              await rehearse(tx);
              return false;
            }).then(() => undefined),
          ),
        open,
        { session, now },
      );
      // No row is to blame: the whole of it is tried again.
      if (refused.length === 0) throw error;
      await access.transaction((tx) =>
        held(tx, async (found) => {
          await markRefused(tx, found, importOf(found.tipo).keyColumns[0] ?? '', refused);
          // Its mode stays, and says that it was tried.
          await tx
            .update(spreadsheetImport)
            .set({ situacao: 'CONFERIDA', iniciadaEm: null, gravadas: 0, andamento: null })
            .where(eq(spreadsheetImport.id, id));
          return false;
        }),
      );
    } finally {
      clearInterval(teller);
    }
    return false;
  }
  try {
    return await access.transaction((tx) => held(tx, (found) => writeSlice(tx, found, now)));
  } catch (error) {
    if (isTransient(error)) throw error;
    log.warn({ err: withoutData(error), importacao: id }, 'linhas da importação vão uma a uma');
    return access.transaction((tx) =>
      held(tx, async (found) => {
        const session = await importerNow(tx, found);
        if (!session) return true;
        const ready = await nextReady(tx, id, found.andamento?.upTo ?? 0);
        const step: Step = { db: tx, session, now };
        await keepingCount(tx, found, linesOf(ready), () => applyEach(step, found, ready));
        return true;
      }),
    );
  }
}

/** One step of one import that keeps its failure to itself: the others have their turn. Answers whether there is more. */
async function tryStep(work: ImportWork, id: number): Promise<boolean> {
  const { database, log } = work;
  try {
    const isMore = await stepOf(work, id);
    failures.get(database)?.delete(id);
    return isMore;
  } catch (error) {
    const failed = countFailure(database, id);
    log.error({ err: withoutData(error), importacao: id, failed }, 'a importação não foi adiante');
    if (failed >= GIVE_UP_AFTER) {
      try {
        await giveUp(work, id);
        failures.get(database)?.delete(id);
      } catch (cause) {
        log.error({ err: withoutData(cause), importacao: id }, 'a importação não pôde ser encerrada');
      }
    }
    return false;
  }
}

/**
 * Does what is open of every import, in turns, some hundred rows a transaction. May run in several processes at once, and
 * after a crash: the rows that are done say so themselves. One that throws is left to the next pass, and given up after
 * some of them. Answers how many steps it made.
 * @param proceed asked between two steps; false ends the pass, and the next one goes on
 */
export async function runImports(work: ImportWork, proceed: () => boolean = () => true): Promise<number> {
  let total = 0;
  /** Those that ended in a state, wait for another process or failed: not again in this pass. */
  const isOver = new Set<string>();
  for (;;) {
    const open = await work.database.db
      .select({ id: spreadsheetImport.id, state: spreadsheetImport.situacao })
      .from(spreadsheetImport)
      .where(inArray(spreadsheetImport.situacao, [...OPEN]))
      .orderBy(spreadsheetImport.id);
    let steps = 0;
    for (const { id, state } of open) {
      const key = `${id} ${state}`;
      if (isOver.has(key)) continue;
      if (!proceed()) return total + steps;
      if (await tryStep(work, id)) steps += 1;
      else isOver.add(key);
      // The embedded database works in this very thread: calls that came in meanwhile have their turn.
      await setImmediate();
    }
    total += steps;
    if (steps === 0) return total;
  }
}
