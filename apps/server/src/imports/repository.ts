import type { ImportDetail, ImportRow, ImportSummary } from '@apto/api-client';
import {
  IMPORT_EFFECTS,
  IMPORT_KINDS,
  IMPORT_MODES,
  IMPORT_REASON,
  IMPORT_REFUSAL,
  IMPORT_RESULTS,
  IMPORT_STATES,
  importOf,
  isImportDraft,
} from '@apto/domain/imports';
import { PERMISSION } from '@apto/domain/permissions';
import { MAX_REPEATED_TOLD } from '@apto/domain/spreadsheet';
import { cellText, type SheetCell } from '@apto/domain/staff-import';
import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/port.ts';
import { row, rows } from '../db/rows.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { notFound, rule } from '../platform/errors.ts';
import { scopeSql } from '../platform/scope.ts';
import type { Scope } from '../platform/session.ts';
import { iso } from '../platform/sql.ts';
import { countsOf, PROGRESS, STORED_COUNTS } from './counts.ts';
import { mayTouch, UNDOING } from './rights.ts';

/** A cell as it came: what JSON keeps of it. */
export const CELL = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.null(),
  z.strictObject({ year: z.number(), month: z.number(), day: z.number() }),
]);
const IMPORT = z.strictObject({
  id: z.int(),
  empresaId: z.int(),
  /** Null: of the company's own registries. */
  clienteId: z.nullable(z.int()),
  clienteName: z.nullable(z.string()),
  usuarioId: z.int(),
  authorName: z.string(),
  tipo: z.enum(IMPORT_KINDS),
  situacao: z.enum(IMPORT_STATES),
  arquivo: z.string(),
  modo: z.nullable(z.enum(IMPORT_MODES)),
  linhaCabecalho: z.int(),
  cabecalhos: z.array(z.string()),
  colunas: z.array(z.nullable(z.string())),
  gravadas: z.int(),
  resultado: z.nullable(STORED_COUNTS),
  andamento: z.nullable(PROGRESS),
  hasRows: z.boolean(),
  createdAt: z.string(),
  concluidaEm: z.nullable(z.string()),
  desfeitaPor: z.nullable(z.int()),
});
export type Import = z.output<typeof IMPORT>;

/** Whether there is a row. The first one, and not any: any may be looked for among those of all imports. */
const HAS_ROWS = sql`(select r.linha from importacao_linha r where r.importacao_id = i.id order by r.linha limit 1) is not null`;

const SELECTED = sql`select i.id, i.empresa_id as "empresaId", i.cliente_id as "clienteId", c.name as "clienteName",
    i.usuario_id as "usuarioId", u.name as "authorName", i.tipo, i.situacao, i.arquivo, i.modo,
    i.linha_cabecalho as "linhaCabecalho", i.cabecalhos, i.colunas, i.gravadas, i.resultado, i.andamento,
    ${HAS_ROWS} as "hasRows",
    i.created_at::text as "createdAt", i.concluida_em::text as "concluidaEm", i.desfeita_por as "desfeitaPor"
  from importacao i left join cliente c on c.id = i.cliente_id join usuario u on u.id = i.usuario_id`;

/** Whoever sees only some branches sees no import: it reaches the whole customer. @throws HttpError 422 */
export function requireWholeCustomer({ unidades }: Scope): void {
  if (unidades !== null) throw rule(IMPORT_REFUSAL.branches);
}

/** Those of the caller's customers; what is not begun yet is its author's alone. */
function visible(ctx: Ctx): SQL {
  const session = internal(ctx);
  const { scope, usuarioId } = session;
  // What a registry holds is for who sees it.
  const kinds = IMPORT_KINDS.filter((kind) => mayTouch(session, kind, ['view']));
  return sql`i.tipo = any (${`{${kinds.join(',')}}`}::text[]) and ${scopeSql(scope, { empresa: sql`i.empresa_id`, cliente: sql`i.cliente_id` })} and i.situacao <> 'LENDO'
    and (i.situacao not in ('RASCUNHO', 'VALIDANDO', 'CONFERIDA') or i.usuario_id = ${usuarioId})`;
}

/** @throws HttpError 404, also for another's draft */
export async function readImport(ctx: Ctx, id: number): Promise<Import> {
  requireWholeCustomer(internal(ctx).scope);
  const found = await row(ctx.db, IMPORT, sql`${SELECTED} where i.id = ${id} and ${visible(ctx)}`);
  if (!found) throw notFound();
  return found;
}

/** The same, held for the rest of the transaction. @throws HttpError 404 */
export async function lockImport(ctx: Ctx, id: number): Promise<Import> {
  requireWholeCustomer(internal(ctx).scope);
  const found = await row(
    ctx.db,
    IMPORT,
    sql`${SELECTED} where i.id = ${id} and ${visible(ctx)} for no key update of i`,
  );
  if (!found) throw notFound();
  return found;
}

/** One of them as a job sees it. */
export async function importNow(db: Db, id: number): Promise<Import | undefined> {
  return row(db, IMPORT, sql`${SELECTED} where i.id = ${id}`);
}

async function summaryOf(db: Db, found: Import): Promise<ImportSummary> {
  return {
    id: found.id,
    tipo: found.tipo,
    situacao: found.situacao,
    arquivo: found.arquivo,
    cliente: found.clienteId === null ? null : { id: found.clienteId, name: found.clienteName ?? '' },
    usuario: { name: found.authorName },
    modo: found.modo,
    createdAt: iso(found.createdAt),
    concluidaEm: found.concluidaEm === null ? null : iso(found.concluidaEm),
    contagem: await countsOf(db, found),
  };
}

const SAMPLE = z.strictObject({ celulas: z.array(CELL) });

/** As the wire shows it. */
export async function detailOf(ctx: Ctx, found: Import): Promise<ImportDetail> {
  const { usuarioId, permissions: held } = internal(ctx);
  const sample = await row(
    ctx.db,
    SAMPLE,
    sql`select celulas from importacao_linha where importacao_id = ${found.id} order by linha limit 1`,
  );
  return {
    ...(await summaryOf(ctx.db, found)),
    linhaCabecalho: found.linhaCabecalho,
    cabecalhos: found.cabecalhos,
    amostra: found.cabecalhos.map((_, index) => cellText(sample?.celulas[index])),
    colunas: found.colunas,
    minha: found.usuarioId === usuarioId && isImportDraft(found.situacao),
    podeDesfazer:
      found.situacao === 'CONCLUIDA' &&
      found.hasRows &&
      held.has(PERMISSION.IMPORTACAO_EXCLUIR) &&
      mayTouch(internal(ctx), found.tipo, UNDOING),
  };
}

const TOTAL = z.strictObject({ total: z.int() });

/** A page of the history, the newest first. */
export async function listOwn(
  ctx: Ctx,
  {
    page,
    limit,
    grupo: group,
  }: { page: number; limit: number; grupo?: 'FUNCIONARIOS' | 'ESTRUTURA' | undefined },
): Promise<{ total: number; items: ImportSummary[] }> {
  requireWholeCustomer(internal(ctx).scope);
  const of =
    group === undefined
      ? sql``
      : group === 'FUNCIONARIOS'
        ? sql`and i.tipo = 'FUNCIONARIOS'`
        : sql`and i.tipo <> 'FUNCIONARIOS'`;
  const where = sql`where ${visible(ctx)} ${of}`;
  const counted = await row(ctx.db, TOTAL, sql`select count(*)::int as total from importacao i ${where}`);
  const found = await rows(
    ctx.db,
    IMPORT,
    sql`${SELECTED} ${where} order by i.id desc limit ${limit} offset ${(page - 1) * limit}`,
  );
  const items: ImportSummary[] = [];
  for (const each of found) items.push(await summaryOf(ctx.db, each));
  return { total: counted?.total ?? 0, items };
}

const PROBLEM = z.strictObject({
  coluna: z.string(),
  mensagem: z.string(),
  tipo: z.enum(['ERRO', 'AVISO']),
});
const ROW = z.strictObject({
  linha: z.int(),
  celulas: z.array(CELL),
  problemas: z.array(PROBLEM),
  previsao: z.nullable(z.enum(IMPORT_EFFECTS)),
  situacao: z.enum(IMPORT_RESULTS),
  efeito: z.nullable(z.enum(IMPORT_EFFECTS)),
  motivo: z.nullable(z.string()),
  /** The other rows that share its key. */
  repeats: z.array(z.int()),
});
export type DbRow = z.output<typeof ROW>;

const OF_FILTER = {
  COM_ERRO: sql`(r.erros > 0 or r.repetida)`,
  COM_AVISO: sql`not (r.erros > 0 or r.repetida) and r.problemas <> '[]'`,
  FEITAS: sql`r.situacao in ('FEITA', 'DESFEITA')`,
  NAO_FEITAS: sql`r.situacao in ('RECUSADA', 'FALHOU', 'MANTIDA')`,
} as const;
export type RowFilter = keyof typeof OF_FILTER;

interface AskedRows {
  only?: RowFilter | undefined;
  /** One of them. */
  number?: number;
  after?: number;
  skip?: number;
  limit: number;
}

export const rowsOf = (db: Db, id: number, { only, number, after = 0, skip = 0, limit }: AskedRows) =>
  rows(
    db,
    ROW,
    sql`select r.linha, r.celulas, r.problemas, r.previsao, r.situacao, r.efeito, r.motivo,
        case when r.repetida then array(select o.linha from importacao_linha o
          where o.importacao_id = r.importacao_id and o.chave = r.chave and o.linha <> r.linha
          order by o.linha limit ${MAX_REPEATED_TOLD}) else '{}' end as repeats
      from importacao_linha r
      where r.importacao_id = ${id} and r.linha > ${after} and ${only ? OF_FILTER[only] : sql`true`}
        ${number === undefined ? sql`` : sql`and r.linha = ${number}`}
      order by r.linha limit ${limit} offset ${skip}`,
  );

export async function countRowsOf(db: Db, id: number, only: RowFilter | undefined): Promise<number> {
  const found = await row(
    db,
    TOTAL,
    sql`select count(*)::int as total from importacao_linha r where r.importacao_id = ${id} and ${only ? OF_FILTER[only] : sql`true`}`,
  );
  return found?.total ?? 0;
}

/** What the chosen columns hold, as the person who filled them in would say it. */
export function textsOf({ colunas: columns }: Import, cells: readonly SheetCell[]): Record<string, string> {
  return Object.fromEntries(
    columns.flatMap((id, index): [string, string][] => (id === null ? [] : [[id, cellText(cells[index])]])),
  );
}

/** As the wire shows it. */
export function toRow(found: Import, r: DbRow): ImportRow {
  const declaration = importOf(found.tipo);
  const keyColumn = declaration.keyColumns[0] ?? '';
  return {
    linha: r.linha,
    celulas: textsOf(found, r.celulas),
    problemas: [
      ...r.problemas,
      ...(r.repeats.length === 0
        ? []
        : [
            {
              coluna: keyColumn,
              mensagem: IMPORT_REASON.repeated(declaration.keyName, r.repeats),
              tipo: 'ERRO' as const,
            },
          ]),
    ],
    previsao: r.previsao,
    situacao: r.situacao,
    efeito: r.efeito,
    motivo: r.motivo,
  };
}

/** Names that the rows say and the customer does not have: what would be made on the way. */
const NEW_NAMES = z.strictObject({ nomes: z.array(z.string()), total: z.int() });
const NAMED_TABLES = [
  ['Unidades', 'unidade'],
  ['Setores', 'setor'],
  ['Cargos', 'cargo'],
] as const;
/** Names that are shown of each. */
const NAMES_SHOWN = 30;

export async function newNamesOf(db: Db, found: Import) {
  if (found.tipo !== 'FUNCIONARIOS' && found.tipo !== 'HIERARQUIAS') return [];
  const all = [];
  for (const [cadastro, table] of NAMED_TABLES) {
    // Written out: what is distinct and what is ordered must be one expression, and parameters are not.
    const said = sql.raw(`r.valores ->> '${table}'`);
    const answer = await row(
      db,
      NEW_NAMES,
      sql`with named as (
          select distinct on (apto_normalizar(${said})) ${said} as name, r.linha
          from importacao_linha r
          where r.importacao_id = ${found.id} and not (r.erros > 0 or r.repetida) and ${said} is not null
          order by apto_normalizar(${said}), r.linha),
        missing as (select named.* from named where not exists (select 1 from ${sql.identifier(table)} t
          where t.cliente_id = ${found.clienteId} and apto_normalizar(t.name) = apto_normalizar(named.name)))
        select coalesce((select jsonb_agg(x.name order by x.linha) from (select * from missing order by linha limit ${NAMES_SHOWN}) x), '[]') as nomes,
          (select count(*)::int from missing) as total`,
    );
    if (answer && answer.total > 0) all.push({ cadastro, ...answer });
  }
  return all;
}
