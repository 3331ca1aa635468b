import { IMPORT_REASON, type ImportValues } from '@apto/domain/imports';
import type { Now } from '@apto/domain/time';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/port.ts';
import { rows } from '../db/rows.ts';
import { inSavepoint } from '../db/savepoint.ts';
import { isTransient } from '../platform/database-down.ts';
import { saveAudits } from '../platform/records.ts';
import type { InternalSession } from '../platform/session.ts';
import type { MadeRecord } from '../staff-import/structure.ts';
import { isWithin, partOf, type Part } from './part.ts';
import type { Import } from './repository.ts';
import { WRITERS } from './writers/index.ts';
import { type ReadyRow, type WrittenRow } from './writers/writer.ts';

/** Rows that are written in one step. */
export const SLICE = 500;

export interface Step {
  readonly db: Db;
  readonly session: InternalSession;
  readonly now: Now;
}

const READY = z.strictObject({
  line: z.int(),
  values: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
});

/**
 * The next rows to be written, after one of them. Nobody else writes any: who does holds the customer's lock, and who
 * corrects one an import that was not begun.
 */
export const nextReady = (db: Db, id: number, after: number): Promise<ReadyRow[]> =>
  rows(
    db,
    READY,
    sql`select linha as line, valores as "values" from importacao_linha 
      where importacao_id = ${id} and linha > ${after} and situacao = 'PENDENTE' order by linha limit ${SLICE}`,
  ) as Promise<{ line: number; values: ImportValues }[]>;

/** Rows with an error are refused, in words, before the first one is written. */
export async function refuseWrong(db: Db, id: number): Promise<void> {
  await db.execute(
    sql`update importacao_linha r set situacao = 'RECUSADA', motivo = coalesce(
        (select string_agg(distinct p ->> 'mensagem', '; ') from jsonb_array_elements(r.problemas) p where p ->> 'tipo' = 'ERRO'),
        'Linha repetida')
      where r.importacao_id = ${id} and r.situacao = 'PENDENTE' and (r.erros > 0 or r.repetida)`,
  );
}

async function keepResults(
  db: Db,
  { id, empresaId }: Import,
  part: Part,
  written: readonly WrittenRow[],
  made: readonly MadeRecord[],
): Promise<void> {
  await db.execute(
    sql`update importacao_linha r set situacao = 'FEITA', efeito = w.effect, registro_id = w.id, versao = w.version, antes = w.before
      from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) w (line int, id int, effect text, version int, before jsonb)
      where r.importacao_id = ${id} and r.linha = w.line and ${isWithin(sql`r.linha`, part)}`,
  );
  await db.execute(
    sql`insert into importacao_criado (importacao_id, empresa_id, tabela, registro_id)
      select ${id}, ${empresaId}, m.tabela, m.id from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) m (tabela text, id int)`,
  );
}

/** The trail of each record: what happened and by which import, and nothing of what it holds. */
export const trail = (
  { db, session }: Step,
  { id, clienteId }: Import,
  entries: readonly { acao: string; recurso: string; recursoId: number }[],
): Promise<void> =>
  saveAudits(
    db,
    entries.map((entry) => ({ ...entry, clienteId, detalhes: { importacao: id } })),
    session,
    { requestId: `importacao-${id}`, ip: null },
  );

/** Writes rows, with what each did and the trail. */
export async function apply(step: Step, found: Import, ready: readonly ReadyRow[]): Promise<void> {
  const writer = WRITERS[found.tipo];
  const { rows: written, made } = await writer.write(step.db, {
    empresaId: found.empresaId,
    clienteId: found.clienteId,
    rows: ready,
    now: step.now,
  });
  await keepResults(step.db, found, partOf(ready.map(({ line: at }) => at)), written, made);
  await trail(step, found, [
    ...written
      .filter(({ effect }) => effect !== 'IGUAL')
      .map(({ id, effect }) => ({
        acao: effect === 'NOVO' ? 'CRIAR' : 'ALTERAR',
        recurso: writer.table,
        recursoId: id,
      })),
    ...made.map(({ tabela: table, id }) => ({ acao: 'CRIAR', recurso: table, recursoId: id })),
  ]);
}

/** Writes rows one by one where they cannot be written together: one that breaks stays behind, and the others go on. */
export async function applyEach(step: Step, found: Import, ready: readonly ReadyRow[]): Promise<void> {
  for (const each of ready) {
    try {
      await inSavepoint(step.db, () => apply(step, found, [each]));
    } catch (error) {
      if (isTransient(error)) throw error;
      await step.db.execute(
        sql`update importacao_linha set situacao = 'FALHOU', motivo = ${IMPORT_REASON.FAILED}
          where importacao_id = ${found.id} and linha = ${each.line}`,
      );
    }
  }
}

/** Rows that the database refuses, looked for at most: the next attempt finds the others. */
const MOST_REFUSED = 50;
class Rehearsal extends Error {}

/**
 * Which rows the database refuses, when those before them are written. Nothing stays written.
 * @param transaction opens one, which is undone
 */
export async function findRefused(
  transaction: (work: (db: Db) => Promise<void>) => Promise<void>,
  found: Import,
  { session, now }: Omit<Step, 'db'>,
): Promise<number[]> {
  const refused: number[] = [];
  try {
    await transaction(async (db) => {
      const step = { db, session, now };
      // Another attempt of the same transaction begins again.
      refused.length = 0;
      /** Whole, or in halves down to the row that breaks. */
      const look = async (part: readonly ReadyRow[]): Promise<void> => {
        if (refused.length >= MOST_REFUSED) return;
        try {
          await inSavepoint(db, () => apply(step, found, part));
        } catch (error) {
          if (isTransient(error)) throw error;
          const [first] = part;
          if (first === undefined) return;
          if (part.length > 1) {
            const middle = Math.ceil(part.length / 2);
            await look(part.slice(0, middle));
            await look(part.slice(middle));
            return;
          }
          refused.push(first.line);
          // Not among the next ones.
          await db.execute(
            sql`update importacao_linha set situacao = 'FALHOU' where importacao_id = ${found.id} and linha = ${first.line}`,
          );
        }
      };
      let after = 0;
      while (refused.length < MOST_REFUSED) {
        const ready = await nextReady(db, found.id, after);
        if (ready.length === 0) break;
        await look(ready);
        after = ready.at(-1)?.line ?? after;
      }
      throw new Rehearsal();
    });
  } catch (error) {
    if (!(error instanceof Rehearsal)) throw error;
  }
  return refused;
}

/** Writes beside rows that the database refused them, as an error that is corrected like any other. */
export async function markRefused(
  db: Db,
  { id }: Import,
  column: string,
  refused: readonly number[],
): Promise<void> {
  const problem = [{ coluna: column, mensagem: IMPORT_REASON.FAILED, tipo: 'ERRO' }];
  await db.execute(
    sql`update importacao_linha set problemas = problemas || ${JSON.stringify(problem)}::jsonb, erros = erros + 1
      where importacao_id = ${id} and linha in (select jsonb_array_elements_text(${JSON.stringify(refused)}::jsonb)::int)`,
  );
}
