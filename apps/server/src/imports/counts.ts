import { importOf, type ImportKind } from '@apto/domain/imports';
import { eq, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/port.ts';
import { row } from '../db/rows.ts';
import { spreadsheetImport } from '../db/schema.ts';
import { isWithin, partOf, type Part } from './part.ts';

const NUMBERS = [
  'total',
  'conferidas',
  'comErro',
  'comAviso',
  'novos',
  'atualizados',
  'iguais',
  'pendentes',
  'feitas',
  'recusadas',
  'desfeitas',
  'mantidas',
] as const;
export const STORED_COUNTS = z.strictObject({
  ...(Object.fromEntries(NUMBERS.map((name) => [name, z.int()])) as Record<
    (typeof NUMBERS)[number],
    z.ZodInt
  >),
  // What ended before this was counted does not say it.
  faltam: z.record(z.string(), z.int()).default({}),
});
export type ImportCounts = z.output<typeof STORED_COUNTS>;

/** How far a running import is: the last row that a step had in hand, and the counts that it left. */
export const PROGRESS = z.strictObject({ upTo: z.int(), contagem: STORED_COUNTS });

/** What is known of an import whose rows are counted. */
interface Counted {
  readonly id: number;
  readonly tipo: ImportKind;
  readonly hasRows: boolean;
  readonly resultado: ImportCounts | null;
  readonly gravadas: number;
  readonly andamento: z.output<typeof PROGRESS> | null;
}

/** New rows without what the record's own form requires, by column; what none lacks is left out. */
function missingOf({ tipo: kind }: Counted, isRight: SQL): SQL {
  const each = (importOf(kind).wanted ?? []).map(
    (id) => sql`${id}::text, nullif(count(*) filter (where ${isRight} and coalesce(efeito, previsao) = 'NOVO'
          and valores ->> ${id}::text is null), 0)`,
  );
  return each.length === 0
    ? sql`'{}'::jsonb`
    : sql`jsonb_strip_nulls(jsonb_build_object(${sql.join(each, sql`, `)}))`;
}

async function countRows(db: Db, found: Counted, part?: Part): Promise<ImportCounts> {
  const isWrong = sql`(erros > 0 or repetida)`;
  const counted = await row(
    db,
    STORED_COUNTS,
    sql`select count(*)::int as total, count(*) filter (where conferida)::int as conferidas,
        count(*) filter (where ${isWrong})::int as "comErro",
        count(*) filter (where not ${isWrong} and problemas <> '[]')::int as "comAviso",
        count(*) filter (where not ${isWrong} and coalesce(efeito, previsao) = 'NOVO')::int as novos,
        count(*) filter (where not ${isWrong} and coalesce(efeito, previsao) = 'ATUALIZADO')::int as atualizados,
        count(*) filter (where not ${isWrong} and coalesce(efeito, previsao) = 'IGUAL')::int as iguais,
        count(*) filter (where situacao = 'PENDENTE')::int as pendentes,
        count(*) filter (where situacao = 'FEITA')::int as feitas,
        count(*) filter (where situacao in ('RECUSADA', 'FALHOU'))::int as recusadas,
        count(*) filter (where situacao = 'DESFEITA')::int as desfeitas,
        count(*) filter (where situacao = 'MANTIDA')::int as mantidas,
        ${missingOf(found, sql`not ${isWrong}`)} as faltam
      from importacao_linha where importacao_id = ${found.id}
        and ${part ? isWithin(sql`linha`, part) : sql`true`}`,
  );
  if (!counted) throw new Error('As linhas da importação não foram contadas.');
  return counted;
}

/** What is counted once some of the rows are no longer as they were. */
function moved(whole: ImportCounts, from: ImportCounts, to: ImportCounts): ImportCounts {
  const at = (counts: Readonly<Record<string, number>>, name: string): number => counts[name] ?? 0;
  const missing = new Set([whole, from, to].flatMap((counts) => Object.keys(counts.faltam)));
  return {
    ...(Object.fromEntries(NUMBERS.map((name) => [name, whole[name] - from[name] + to[name]])) as Omit<
      ImportCounts,
      'faltam'
    >),
    faltam: Object.fromEntries(
      [...missing]
        .map((name) => [name, at(whole.faltam, name) - at(from.faltam, name) + at(to.faltam, name)] as const)
        .filter(([, n]) => n > 0),
    ),
  };
}

/** How many rows are how far. What stays when the rows are gone is what its end kept. */
export async function countsOf(db: Db, found: Counted): Promise<ImportCounts> {
  const { hasRows, resultado: kept, gravadas: written, andamento: progress } = found;
  if (!hasRows && kept) return kept;
  const counted = progress?.contagem ?? (await countRows(db, found));
  // What an open transaction wrote is not in sight yet: whoever writes says how much it is.
  const hidden = Math.min(counted.pendentes, Math.max(0, written - counted.feitas));
  return { ...counted, feitas: counted.feitas + hidden, pendentes: counted.pendentes - hidden };
}

/** The same by the rows themselves, as who writes them sees them. */
export const countsNow = (db: Db, found: Counted): Promise<ImportCounts> =>
  countsOf(db, { ...found, gravadas: 0, andamento: null });

/**
 * Does something to rows that follow one another, and keeps beside the import how far it came: who looks on reads that, and
 * counts nothing.
 * @param lines the rows in the order in which they are done
 */
export async function keepingCount(
  db: Db,
  found: Counted,
  lines: readonly number[],
  work: () => Promise<void>,
): Promise<void> {
  const part = partOf(lines);
  const whole = found.andamento?.contagem;
  const before = whole && (await countRows(db, found, part));
  await work();
  const counts =
    whole && before ? moved(whole, before, await countRows(db, found, part)) : await countRows(db, found);
  await db
    .update(spreadsheetImport)
    .set({ andamento: { upTo: lines.at(-1) ?? 0, contagem: counts } })
    .where(eq(spreadsheetImport.id, found.id));
}
