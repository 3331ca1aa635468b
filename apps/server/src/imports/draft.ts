import type {
  correctImportRow,
  createImport,
  ImportDetail,
  ImportRow,
  ValidatedInput,
} from '@apto/api-client';
import {
  columnProblems,
  guessColumns,
  headerKey,
  IMPORT_REFUSAL,
  importOf,
  isCompanyImport,
  isImportDraft,
  type ImportKind,
} from '@apto/domain/imports';
import { MESSAGE } from '@apto/domain/messages';
import { and, eq, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { requireCliente } from '../clientes/repository.ts';
import type { Db } from '../db/port.ts';
import { row, rows } from '../db/rows.ts';
import { importRow, spreadsheetImport } from '../db/schema.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { conflict, invalid, notFound, rule, withoutPermission } from '../platform/errors.ts';
import { SpreadsheetError } from '../staff-import/file.ts';
import { readRows } from '../staff-import/read-rows.ts';
import type { NumberedRow } from '../staff-import/reader-process.ts';
import { judge, keepJudgement, markRepeated } from './check.ts';
import {
  CELL,
  detailOf,
  lockImport,
  requireWholeCustomer,
  rowsOf,
  toRow,
  type Import,
} from './repository.ts';
import { mayTouch, WRITING } from './rights.ts';

/**
 * A kind of the company's own registries takes no customer, and the permissions of its registry.
 * @throws HttpError 400 without a customer where one is needed, 403, 404, 422 for who sees only some customers
 */
async function requireOwner(ctx: Ctx, kind: ImportKind, clienteId: number | null): Promise<void> {
  const session = internal(ctx);
  if (!isCompanyImport(kind)) {
    if (clienteId === null) throw invalid([{ campo: 'clienteId', mensagem: MESSAGE.REQUIRED_FIELD }]);
    await requireCliente(ctx.db, session.scope, clienteId);
    return;
  }
  if (clienteId !== null) throw invalid([{ campo: 'clienteId', mensagem: IMPORT_REFUSAL.noCustomer }]);
  if (!mayTouch(session, kind, WRITING)) throw withoutPermission();
  if (session.scope.clientes !== null) throw rule(IMPORT_REFUSAL.company);
}

const CHOICE = z.strictObject({ cabecalho: z.string(), coluna: z.nullable(z.string()) });

/** What the company took each header for before. */
async function rememberedColumns(db: Db, empresaId: number, kind: ImportKind): Promise<Map<string, string>> {
  const found = await rows(
    db,
    CHOICE,
    sql`select cabecalho, coluna from importacao_coluna where empresa_id = ${empresaId} and tipo = ${kind}`,
  );
  return new Map(found.map(({ cabecalho: header, coluna: column }) => [header, column ?? '']));
}

/** The name as it is shown: without folders and without what cannot be seen. */
const shownName = (given: string): string =>
  (given.split(/[/\\]/).at(-1) ?? '').replace(/\p{C}/gu, '').trim().slice(0, 200) || 'planilha';

async function keepRows(db: Db, id: number, empresaId: number, given: readonly NumberedRow[]): Promise<void> {
  if (given.length === 0) return;
  const list = given.map(([at, celulas]) => ({ linha: at, celulas }));
  await db.execute(
    sql`insert into importacao_linha (importacao_id, empresa_id, linha, celulas)
      select ${id}, ${empresaId}, r.linha, r.celulas from jsonb_to_recordset(${JSON.stringify(list)}::jsonb) r (linha int, celulas jsonb)`,
  );
}

/**
 * Reads the file and keeps its rows, some hundreds at a time and each on its own: an import that is still LENDO is seen by
 * nobody, and forgotten if the process dies.
 * @throws HttpError 400 without a file, 404, 422 for what is no sheet
 */
export async function readFile(
  ctx: Ctx,
  { clienteId: givenCustomer, tipo: kind }: ValidatedInput<typeof createImport>['body'],
): Promise<number> {
  const { file, db } = ctx;
  const { empresaId, usuarioId, scope } = internal(ctx);
  const clienteId = givenCustomer ?? null;
  requireWholeCustomer(scope);
  await requireOwner(ctx, kind, clienteId);
  if (!file) throw invalid([{ campo: 'file', mensagem: 'Campo obrigatório' }]);
  const declaration = importOf(kind);
  const [made] = await db
    .insert(spreadsheetImport)
    .values({
      empresaId,
      clienteId,
      usuarioId,
      tipo: kind,
      arquivo: shownName(file.name),
      sha256: file.sha256,
      linhaCabecalho: 1,
      cabecalhos: [],
      colunas: [],
    })
    .returning({ id: spreadsheetImport.id });
  if (!made) throw new Error('A importação não foi criada.');
  const { id } = made;
  let hasHeader = false;
  let total = 0;
  try {
    const remembered = await rememberedColumns(db, empresaId, kind);
    await readRows(file.path, { who: usuarioId }, async (given) => {
      let below = given;
      if (!hasHeader) {
        // The headers are among the first rows, which come together.
        hasHeader = true;
        const guess = guessColumns(
          declaration,
          given.map(([, cells]) => cells),
          remembered,
        );
        below = given.slice(guess.headerRow);
        await db
          .update(spreadsheetImport)
          .set({
            linhaCabecalho: given[guess.headerRow - 1]?.[0] ?? 1,
            cabecalhos: guess.headers,
            colunas: guess.columns,
          })
          .where(eq(spreadsheetImport.id, id));
      }
      total += below.length;
      await keepRows(db, id, empresaId, below);
    });
    if (total === 0) throw new SpreadsheetError('Não há nenhuma linha abaixo do cabeçalho.');
    return id;
  } catch (error) {
    await db.delete(spreadsheetImport).where(eq(spreadsheetImport.id, id));
    throw error instanceof SpreadsheetError ? rule(error.message) : error;
  }
}

/** Shows what was read. */
export async function created(ctx: Ctx, id: number): Promise<ImportDetail> {
  await ctx.db.update(spreadsheetImport).set({ situacao: 'RASCUNHO' }).where(eq(spreadsheetImport.id, id));
  const found = await lockImport(ctx, id);
  await ctx.audit({
    acao: 'ENVIAR',
    recurso: 'importacao',
    recursoId: id,
    clienteId: found.clienteId,
    detalhes: { tipo: found.tipo },
  });
  return detailOf(ctx, found);
}

/** The caller's own, in one of the states. @throws HttpError 404, 409 */
async function lockDraft(ctx: Ctx, id: number, states: readonly Import['situacao'][]): Promise<Import> {
  const found = await lockImport(ctx, id);
  if (!states.includes(found.situacao)) throw conflict('CONFLITO', IMPORT_REFUSAL.notOpen);
  return found;
}

/** Takes the columns as chosen, remembers the choice, and has every row judged again. @throws HttpError 404, 409, 422 */
export async function mapColumns(
  ctx: Ctx,
  id: number,
  chosen: readonly (string | null)[],
): Promise<ImportDetail> {
  const found = await lockDraft(ctx, id, ['RASCUNHO', 'CONFERIDA']);
  const declaration = importOf(found.tipo);
  const known = new Set(declaration.columns.map((column) => column.id));
  const columns = found.cabecalhos.map((_, index) => chosen[index] ?? null);
  if (chosen.length > found.cabecalhos.length || columns.some((each) => each !== null && !known.has(each)))
    throw invalid([{ campo: 'colunas', mensagem: 'Há uma coluna que não existe' }]);
  const problems = columnProblems(declaration, columns);
  if (problems.length > 0) throw rule([...problems]);
  const choices = found.cabecalhos.flatMap((header, index) =>
    headerKey(header) === '' ? [] : [{ cabecalho: headerKey(header), coluna: columns[index] ?? null }],
  );
  // One of equal headers: one statement may not touch a row twice. The column that was taken goes before those left out.
  const unique = [
    ...new Map(
      choices
        .toSorted((one, other) => Number(one.coluna !== null) - Number(other.coluna !== null))
        .map((each) => [each.cabecalho, each]),
    ).values(),
  ];
  await ctx.db.execute(
    sql`insert into importacao_coluna (empresa_id, tipo, cabecalho, coluna)
      select ${found.empresaId}, ${found.tipo}, r.cabecalho, r.coluna
      from jsonb_to_recordset(${JSON.stringify(unique)}::jsonb) r (cabecalho text, coluna text)
      on conflict (empresa_id, tipo, cabecalho) do update set coluna = excluded.coluna`,
  );
  await ctx.db
    .update(importRow)
    .set({ conferida: false, repetida: false })
    // At first none of them: fifty thousand rows are not written a second time.
    .where(and(eq(importRow.importacaoId, id), or(importRow.conferida, importRow.repetida)));
  await ctx.db
    .update(spreadsheetImport)
    .set({ situacao: 'VALIDANDO', colunas: columns, modo: null, andamento: null })
    .where(eq(spreadsheetImport.id, id));
  return detailOf(ctx, await lockImport(ctx, id));
}

const HELD = z.strictObject({ celulas: z.array(CELL), chave: z.nullable(z.string()) });

/** Writes into cells of a row what they should have held, and judges it again. @throws HttpError 404, 409, 422 */
export async function correct(
  ctx: Ctx,
  { id, linha: at }: { id: number; linha: number },
  { celulas: changes }: ValidatedInput<typeof correctImportRow>['body'],
): Promise<ImportRow> {
  const found = await lockDraft(ctx, id, ['CONFERIDA']);
  const held = await row(
    ctx.db,
    HELD,
    sql`select celulas, chave from importacao_linha where importacao_id = ${id} and linha = ${at} for update`,
  );
  if (!held) throw notFound();
  const cells = Array.from(found.cabecalhos, (_, index) => held.celulas[index] ?? null);
  for (const [column, text] of Object.entries(changes)) {
    const index = found.colunas.indexOf(column);
    if (index < 0) throw rule(IMPORT_REFUSAL.noColumn);
    cells[index] = text;
  }
  await ctx.db.execute(
    sql`update importacao_linha set celulas = ${JSON.stringify(cells)}::jsonb, repetida = false
      where importacao_id = ${id} and linha = ${at}`,
  );
  const judged = await judge(ctx.db, found, [{ linha: at, celulas: cells }], ctx.now);
  await keepJudgement(ctx.db, found, judged);
  const keys = [held.chave, judged[0]?.key ?? null].filter((key) => key !== null);
  if (keys.length > 0) await markRepeated(ctx.db, id, keys);
  const [now] = await rowsOf(ctx.db, id, { number: at, limit: 1 });
  if (!now) throw notFound();
  return toRow(found, now);
}

/** Throws away what was not begun. @throws HttpError 404, 409 */
export async function discard(ctx: Ctx, id: number): Promise<void> {
  const found = await lockImport(ctx, id);
  if (!isImportDraft(found.situacao)) throw conflict('CONFLITO', IMPORT_REFUSAL.notOpen);
  await ctx.db.delete(spreadsheetImport).where(eq(spreadsheetImport.id, id));
  await ctx.audit({ acao: 'DESCARTAR', recurso: 'importacao', recursoId: id, clienteId: found.clienteId });
}
