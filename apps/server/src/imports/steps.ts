import { importOf, IMPORT_REASON } from '@apto/domain/imports';
import { PERMISSION } from '@apto/domain/permissions';
import type { RegistryAction } from '@apto/domain/registry';
import { nowInSaoPaulo, type Now } from '@apto/domain/time';
import { and, eq, sql } from 'drizzle-orm';
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

/** Between two words on how far an open transaction is, in ms. */
const TELL = 500;

export interface ImportWork {
  database: DatabasePort;
  log: FastifyBaseLogger;
  /** Milliseconds since 1970; tests pass their own. */
  clock?: () => number;
}

/** Ends a state of an import, with what its end has to keep; whoever sent it hears of the last. */
export async function moveOn(db: Db, found: Import, to: Import['situacao'], now: Now): Promise<void> {
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

/** Refuses every row that nobody has written, with one reason. */
export const refuseRest = (db: Db, id: number, reason: string) =>
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

/** An import whose turn it is, as it was found open. */
interface Turn {
  readonly work: ImportWork;
  readonly open: Import;
  readonly now: Now;
  /**
   * Does something in a transaction that has the import for itself, in the state in which it was found; false where another
   * process has it, or took it further.
   */
  readonly held: (work: (tx: Db, found: Import) => Promise<boolean>) => Promise<boolean>;
}

/** Judges the next rows, and ends the check once there were none. */
const checkStep = ({ now, held }: Turn): Promise<boolean> =>
  held(async (tx, found) => {
    if (await judgeNext(tx, found, now)) return true;
    await markRepeated(tx, found.id);
    await moveOn(tx, found, 'CONFERIDA', now);
    return false;
  });

/** Takes the next rows back, and at last what was made on the way. Who may no longer do that leaves it as it was. */
const undoStep = ({ now, held }: Turn): Promise<boolean> =>
  held(async (tx, found) => {
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
  });

/** Tells now and then how many rows an open transaction has written, until the work is over. */
async function telling<T>(
  { database }: ImportWork,
  id: number,
  work: (tell: (written: number) => void) => Promise<T>,
): Promise<T> {
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
    return await work((n) => (written = n));
  } finally {
    clearInterval(teller);
  }
}

/**
 * After nothing of an import was kept: the rows that the database refuses are marked, for a person to correct.
 * @throws the failure itself where no row is to blame: the whole of it is tried again
 */
async function blameRows({ work, open, now, held }: Turn, failure: unknown): Promise<void> {
  const session = await importerNow(work.database.db, open);
  if (!session) throw failure;
  const rehearsal = (rehearse: (tx: Db) => Promise<void>) =>
    held(async (tx) => {
      await rehearse(tx);
      return false;
    }).then(() => undefined);
  const refused = await findRefused(rehearsal, open, { session, now });
  if (refused.length === 0) throw failure;
  await held(async (tx, found) => {
    await markRefused(tx, found, importOf(found.tipo).keyColumns[0] ?? '', refused);
    // Its mode stays, and says that it was tried.
    await tx
      .update(spreadsheetImport)
      .set({ situacao: 'CONFERIDA', iniciadaEm: null, gravadas: 0, andamento: null })
      .where(eq(spreadsheetImport.id, found.id));
    return false;
  });
}

/** Everything or nothing, in one transaction; where it is nothing, the rows that are to blame are told. */
async function wholeStep(turn: Turn): Promise<boolean> {
  const { work, open, now, held } = turn;
  return telling(work, open.id, async (tell) => {
    try {
      return await held(async (tx, found) => {
        await writeAll(tx, found, now, tell);
        return false;
      });
    } catch (error) {
      if (isTransient(error)) throw error;
      work.log.warn(
        { err: withoutData(error), importacao: open.id },
        'a importação falhou e nada ficou dela',
      );
      await blameRows(turn, error);
      return false;
    }
  });
}

/** The next slice of an import that is written by row; where it breaks, its rows go one by one. */
async function sliceStep({ work, open, now, held }: Turn): Promise<boolean> {
  try {
    return await held((tx, found) => writeSlice(tx, found, now));
  } catch (error) {
    if (isTransient(error)) throw error;
    work.log.warn({ err: withoutData(error), importacao: open.id }, 'linhas da importação vão uma a uma');
    return held(async (tx, found) => {
      const session = await importerNow(tx, found);
      if (!session) return true;
      const ready = await nextReady(tx, found.id, found.andamento?.upTo ?? 0);
      const step: Step = { db: tx, session, now };
      await keepingCount(tx, found, linesOf(ready), () => applyEach(step, found, ready));
      return true;
    });
  }
}

/** One step of one import. Answers false at its end, and while another process holds it. */
export async function stepOf(work: ImportWork, id: number): Promise<boolean> {
  const { database, clock = Date.now } = work;
  const open = await importNow(database.db, id);
  if (!open) return false;
  const access = database.ofEmpresa(open.empresaId);
  const turn: Turn = {
    work,
    open,
    now: nowInSaoPaulo(clock()),
    held: (act) =>
      access.transaction(async (tx) => {
        if (!(await tryLockImports(tx, lockKey(open)))) return false;
        const found = await importNow(tx, id);
        return found?.situacao === open.situacao ? act(tx, found) : false;
      }),
  };
  if (open.situacao === 'VALIDANDO') return checkStep(turn);
  if (open.situacao === 'DESFAZENDO') return undoStep(turn);
  return open.modo === 'TUDO' ? wholeStep(turn) : sliceStep(turn);
}
