import { IMPORT_REASON } from '@apto/domain/imports';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/port.ts';
import { rows } from '../db/rows.ts';
import { inSavepoint } from '../db/savepoint.ts';
import { isTransient } from '../platform/database-down.ts';
import { usesWithFiles } from '../registry/references.ts';
import { SLICE, trail, type Step } from './apply.ts';
import { keepingCount } from './counts.ts';
import { isWithin, partOf } from './part.ts';
import type { Import } from './repository.ts';
import { WRITERS } from './writers/index.ts';
import { idList } from '../platform/sql.ts';
import { type Writer } from './writers/writer.ts';

const DONE = z.strictObject({
  linha: z.int(),
  id: z.int(),
  effect: z.enum(['NOVO', 'ATUALIZADO']),
  version: z.int(),
  before: z.unknown(),
});
type Done = z.output<typeof DONE>;
const VERSION = z.strictObject({ id: z.int(), version: z.int() });

interface Outcome {
  readonly linha: number;
  readonly situacao: 'DESFEITA' | 'MANTIDA';
  readonly motivo: string | null;
}

/** Why a record stays as the import left it; null: it can go back. */
async function judge(db: Db, writer: Writer, done: readonly Done[]): Promise<(each: Done) => string | null> {
  const ids = done.map(({ id }) => id);
  const versions = new Map(
    (
      await rows(
        db,
        VERSION,
        sql`select id, versao as version from ${sql.identifier(writer.table)} where id = any(${idList(ids)}) for update`,
      )
    ).map(({ id, version }) => [id, version]),
  );
  const created = done.filter(({ effect }) => effect === 'NOVO');
  const uses = await usesWithFiles(
    db,
    writer.table,
    created.map(({ id }) => id),
    writer.parts?.tables,
  );
  const grown = (await writer.parts?.grown(db, created)) ?? new Set<number>();
  return ({ id, effect, version }) => {
    if (!versions.has(id)) return IMPORT_REASON.GONE;
    if (versions.get(id) !== version || grown.has(id)) return IMPORT_REASON.CHANGED;
    const held = effect === 'NOVO' ? uses.get(id) : undefined;
    return held ? IMPORT_REASON.used(held) : null;
  };
}

async function takeBack(db: Db, writer: Writer, done: readonly Done[]): Promise<void> {
  const created = done.filter(({ effect }) => effect === 'NOVO').map(({ id }) => id);
  if (created.length > 0) {
    await writer.parts?.remove(db, created);
    await db.execute(sql`delete from ${sql.identifier(writer.table)} where id = any(${idList(created)})`);
  }
  const changed = done.filter(({ effect }) => effect === 'ATUALIZADO');
  if (changed.length > 0) await writer.restore(db, changed);
}

/** Takes these rows back, or leaves what cannot go, with the reason. */
async function undoRows(step: Step, found: Import, done: readonly Done[]): Promise<void> {
  const { db } = step;
  const writer = WRITERS[found.tipo];
  const reasonOf = await judge(db, writer, done);
  const outcomes: Outcome[] = [];
  const free: Done[] = [];
  for (const each of done) {
    const reason = reasonOf(each);
    if (reason === null) free.push(each);
    else outcomes.push({ linha: each.linha, situacao: 'MANTIDA', motivo: reason });
  }
  const back: Done[] = [];
  try {
    await inSavepoint(db, () => takeBack(db, writer, free));
    back.push(...free);
  } catch (error) {
    if (isTransient(error)) throw error;
    // One of them cannot go: the others do.
    for (const each of free) {
      try {
        await inSavepoint(db, () => takeBack(db, writer, [each]));
        back.push(each);
      } catch (cause) {
        if (isTransient(cause)) throw cause;
        outcomes.push({ linha: each.linha, situacao: 'MANTIDA', motivo: IMPORT_REASON.CHANGED });
      }
    }
  }
  outcomes.push(...back.map((each): Outcome => ({ linha: each.linha, situacao: 'DESFEITA', motivo: null })));
  await db.execute(
    sql`update importacao_linha r set situacao = o.situacao, motivo = o.motivo
      from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) o (linha int, situacao text, motivo text)
      where r.importacao_id = ${found.id} and r.linha = o.linha
        and ${isWithin(sql`r.linha`, partOf(done.map((each) => each.linha)))}`,
  );
  await trail(
    step,
    found,
    back.map(({ id, effect }) => ({
      acao: effect === 'NOVO' ? 'EXCLUIR' : 'ALTERAR',
      recurso: writer.table,
      recursoId: id,
    })),
  );
}

/** Takes the next rows back, the last one first. Answers false once there were none. */
export async function undoNext(step: Step, found: Import): Promise<boolean> {
  const { db } = step;
  const done = await rows(
    db,
    DONE,
    sql`select linha, registro_id as id, efeito as effect, versao as version, antes as before from importacao_linha
      where importacao_id = ${found.id} and situacao = 'FEITA' and efeito <> 'IGUAL'
        and ${found.andamento ? sql`linha < ${found.andamento.upTo}` : sql`true`}
      order by linha desc limit ${SLICE}`,
  );
  if (done.length === 0) return false;
  const lines = done.map((each) => each.linha);
  await keepingCount(db, found, lines, () => undoRows(step, found, done));
  return true;
}

/** In the order in which nothing holds what goes. */
const MADE_TABLES = ['hierarquia', 'cargo', 'setor', 'unidade'] as const;
const ID = z.strictObject({ id: z.int() });

/** Takes away what was made on the way and is used by nothing by now, nor was changed. */
export async function undoMade(step: Step, found: Import): Promise<void> {
  const { db } = step;
  for (const table of MADE_TABLES) {
    const made = await rows(
      db,
      ID,
      sql`select t.id from importacao_criado m join ${sql.identifier(table)} t on t.id = m.registro_id
        where m.importacao_id = ${found.id} and m.tabela = ${table} and t.versao = 1 for update of t`,
    );
    if (made.length === 0) continue;
    const ids = made.map(({ id }) => id);
    const uses = await usesWithFiles(db, table, ids);
    const free = ids.filter((id) => !uses.has(id));
    if (free.length === 0) continue;
    await db.execute(sql`delete from ${sql.identifier(table)} where id = any(${idList(free)})`);
    await trail(
      step,
      found,
      free.map((id) => ({ acao: 'EXCLUIR', recurso: table, recursoId: id })),
    );
  }
}
