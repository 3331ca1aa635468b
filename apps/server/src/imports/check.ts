import {
  importOf,
  isExampleLeftOut,
  readImportRow,
  repeatsHeaders,
  type CellProblem,
  type ImportEffect,
  type ImportRow,
} from '@apto/domain/imports';
import type { Now } from '@apto/domain/time';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/port.ts';
import { rows } from '../db/rows.ts';
import { idList } from '../platform/sql.ts';
import { keepingCount } from './counts.ts';
import { isWithin, partOf } from './part.ts';
import { CELL, type Import } from './repository.ts';
import { WRITERS } from './writers/index.ts';

/** Rows that are judged in one transaction. */
const SLICE = 1_000;

const RAW = z.strictObject({ linha: z.int(), celulas: z.array(CELL) });
type Raw = z.output<typeof RAW>;

interface Judged extends ImportRow {
  readonly line: number;
  readonly effect: ImportEffect | null;
}

/** What rows say, what is wrong with them, and what the right ones would do. */
export async function judge(db: Db, found: Import, raw: readonly Raw[], now: Now): Promise<Judged[]> {
  const declaration = importOf(found.tipo);
  const writer = WRITERS[found.tipo];
  const read = raw.map(({ linha: at, celulas }) => ({
    line: at,
    ...readImportRow(declaration, at, celulas, found.colunas, now.data),
  }));
  const wrongIn = ({ problems }: ImportRow): ReadonlySet<string> =>
    new Set(problems.filter(({ tipo: kind }) => kind === 'ERRO').map(({ coluna: column }) => column));
  const owner = { empresaId: found.empresaId, clienteId: found.clienteId };
  const more = await writer.judge?.(db, {
    ...owner,
    rows: read.map((each) => ({ ...each, wrong: wrongIn(each) })),
  });
  // What a new record lacks may be a column that the sheet has not: it stands beside what names the row.
  const inSight = (problem: CellProblem): CellProblem =>
    found.colunas.includes(problem.coluna)
      ? problem
      : { ...problem, coluna: declaration.keyColumns[0] ?? problem.coluna };
  const judged = read.map((each) => ({
    ...each,
    problems: [...each.problems, ...(more?.get(each.line) ?? []).map(inSight)],
  }));
  const effects = await writer.plan(db, {
    ...owner,
    rows: judged.filter((each) => wrongIn(each).size === 0),
    now,
  });
  return judged.map((each) => ({ ...each, effect: effects.get(each.line) ?? null }));
}

/** Writes the judgement beside the rows. */
export async function keepJudgement(db: Db, { id }: Import, judged: readonly Judged[]): Promise<void> {
  const list = judged.map(({ line: at, values, key, problems, effect }) => ({
    linha: at,
    valores: values,
    chave: key,
    problemas: problems,
    erros: problems.filter(({ tipo: kind }) => kind === 'ERRO').length,
    previsao: effect,
  }));
  await db.execute(
    sql`update importacao_linha r set conferida = true, valores = j.valores, chave = j.chave, problemas = j.problemas,
        erros = j.erros, previsao = j.previsao
      from jsonb_to_recordset(${JSON.stringify(list)}::jsonb)
        j (linha int, valores jsonb, chave text, problemas jsonb, erros int, previsao text)
      where r.importacao_id = ${id} and r.linha = j.linha
        and ${isWithin(sql`r.linha`, partOf(list.map(({ linha: at }) => at)))}`,
  );
}

/** Marks the rows whose key another row has too: nobody but the company knows which of them is right. */
export async function markRepeated(db: Db, id: number, keys?: readonly string[]): Promise<void> {
  const of = keys
    ? sql`and r.chave in (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))`
    : sql``;
  await db.execute(
    sql`with twice as (select r.chave from importacao_linha r where r.importacao_id = ${id} and r.chave is not null ${of}
          group by r.chave having count(*) > 1)
        update importacao_linha r set repetida = not r.repetida
        where r.importacao_id = ${id} and r.chave is not null ${of} and r.repetida <> (r.chave in (select chave from twice))`,
  );
}

/** Judges the next rows. Answers false once there were none. */
export async function judgeNext(db: Db, found: Import, now: Now): Promise<boolean> {
  const raw = await rows(
    db,
    RAW,
    sql`select linha, celulas from importacao_linha
      where importacao_id = ${found.id} and linha > ${found.andamento?.upTo ?? 0} and not conferida
      order by linha limit ${SLICE}`,
  );
  if (raw.length === 0) return false;
  const declaration = importOf(found.tipo);
  // An example that stands alone is all there is to look at: it is told of, and stays.
  const hasOthers = raw.length > 1;
  const isRepeat = ({ celulas: cells }: Raw): boolean =>
    repeatsHeaders(cells, found.cabecalhos) ||
    (hasOthers && isExampleLeftOut(declaration, cells, found.colunas));
  const repeats = raw.filter(isRepeat).map((each) => each.linha);
  const lines = raw.map((each) => each.linha);
  await keepingCount(db, found, lines, async () => {
    if (repeats.length > 0)
      await db.execute(
        sql`delete from importacao_linha where importacao_id = ${found.id} and linha = any(${idList(repeats)})`,
      );
    const rest = raw.filter((each) => !isRepeat(each));
    await keepJudgement(db, found, await judge(db, found, rest, now));
  });
  return true;
}
