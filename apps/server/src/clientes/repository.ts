import { customerLogo } from '@apto/api-client';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Db } from '../db/port.ts';
import { countRows, row } from '../db/rows.ts';
import { cliente, empresa, cargo, setor, storedFile, unidade } from '../db/schema.ts';
import type { Scope, Session } from '../platform/session.ts';
import { notFound } from '../platform/errors.ts';
import { scopeSql } from '../platform/scope.ts';
import { normalizedLike, normalizedText } from '../platform/search.ts';
import { literalLike } from '../platform/sql.ts';
import { asksNoQuestionario } from '../procedimentos/repository.ts';
import { fileKindOf, type StoredFile } from '../uploads/repository.ts';

interface ClienteQuery {
  page: number;
  limit: number;
  filter?: string | undefined;
  ativo?: boolean | undefined;
  sort?: { campo: keyof typeof POSITION; direcao: 'ASC' | 'DESC' } | undefined;
}

const POSITION = {
  name: normalizedText(sql`c.name`),
  code: sql`c.code`,
  inscricao: sql`c.inscricao`,
  id: sql`c.id`,
  createdAt: sql`c.created_at`,
  updatedAt: sql`c.updated_at`,
};

const CLIENTE_PAGE = z.strictObject({
  total: z.int(),
  items: z.nullable(
    z.array(
      z.strictObject({
        id: z.int(),
        code: z.string(),
        name: z.string(),
        inscricao: z.string(),
        ativo: z.boolean(),
      }),
    ),
  ),
});

const c = alias(cliente, 'c');

const inScope = (scope: Scope) => scopeSql(scope, { empresa: sql`c.empresa_id`, cliente: sql`c.id` });

/** Customers by name, code or tax id; active ones unless asked otherwise (doc1 §7). */
export async function readPage(db: Db, scope: Scope, query: ClienteQuery) {
  const { page, limit, filter, ativo: active = true, sort } = query;
  const order = sql.raw(sort?.direcao ?? 'ASC');
  const term = filter?.trim();
  const search = term
    ? sql`and (c.nome_busca like '%' || ${normalizedLike(term)} || '%'
        or c.code ilike ${`${literalLike(term)}%`} or c.inscricao like ${`${literalLike(term.replace(/[.\-/]/g, ''))}%`})`
    : sql``;
  const found = await row(
    db,
    CLIENTE_PAGE,
    sql`with found as (
          select c.id, c.code, c.name, c.inscricao, c.ativo, ${POSITION[sort?.campo ?? 'name']} as position from cliente c
          where ${inScope(scope)} and c.ativo = ${active} ${search}),
        page as (select * from found order by position ${order}, id limit ${limit} offset ${(page - 1) * limit})
        select (select count(*)::int from found) as total,
          (select json_agg(to_jsonb(p) - 'position' order by p.position ${order}, p.id) from page p) as items`,
  );
  return { total: found?.total ?? 0, items: found?.items ?? [] };
}

/** @throws HttpError 404, also outside the scope */
export async function readCliente(db: Db, scope: Scope, id: number) {
  const [found] = await db
    .select({
      id: c.id,
      version: c.versao,
      code: c.code,
      name: c.name,
      inscricao: c.inscricao,
      ativo: c.ativo,
      apelido: c.apelido,
      companyId: c.empresaId,
      urlLogo: logoAddress(sql`c.id`),
      corMarca: c.corMarca,
      asoRetido: c.asoRetido,
      usaReservaHorario: c.usaReservaHorario,
      permiteAlterarMetodoReservaHorario: c.permiteAlterarMetodoReservaHorario,
      quemAgenda: c.quemAgenda,
      quemAvisa: c.quemAvisa,
      desabilitarQuestionarioRisco: asksNoQuestionario(c),
      limiteReagendamento: c.limiteReagendamento,
      clienteNaoAlterarSituacaoNoDemissional: c.clienteNaoAlterarSituacaoNoDemissional,
    })
    .from(c)
    .where(and(eq(c.id, id), inScope(scope)));
  if (!found) throw notFound('cliente');
  return found;
}

/** @throws HttpError 404 for a customer outside the scope, and unless told for one that is switched off */
export async function requireCliente(
  db: Db,
  scope: Scope,
  id: number,
  which: 'ativo' | 'any' = 'ativo',
): Promise<void> {
  const isAsked = and(eq(c.id, id), inScope(scope), which === 'ativo' ? eq(c.ativo, true) : undefined);
  if ((await countRows(db, c, isAsked)) === 0) throw notFound('cliente');
}

/** Longest answer of a combo. */
const MAX_OPTIONS = 2_000;

/** Active branches of the scope; a user who is bound to branches sees only those. */
export function readUnidades(db: Db, scope: Scope, clienteId?: number) {
  return db
    .select({
      id: unidade.id,
      name: unidade.name,
      customerId: unidade.clienteId,
      tradeCode: unidade.tradeCode,
      riskLevel: unidade.riskLevel,
    })
    .from(unidade)
    .innerJoin(c, eq(c.id, unidade.clienteId))
    .where(
      and(
        eq(unidade.ativo, true),
        clienteId === undefined ? undefined : eq(unidade.clienteId, clienteId),
        scopeSql(scope, { empresa: c.empresaId, cliente: unidade.clienteId, unidade: unidade.id }),
      ),
    )
    .orderBy(unidade.nomeBusca, unidade.id)
    .limit(MAX_OPTIONS);
}

const readNamed = (table: typeof setor | typeof cargo) => (db: Db, scope: Scope, clienteId?: number) =>
  db
    .select({ id: table.id, name: table.name, customerId: table.clienteId })
    .from(table)
    .innerJoin(c, eq(c.id, table.clienteId))
    .where(
      and(
        eq(table.ativo, true),
        clienteId === undefined ? undefined : eq(table.clienteId, clienteId),
        scopeSql(scope, { empresa: c.empresaId, cliente: table.clienteId }),
      ),
    )
    .orderBy(table.nomeBusca, table.id)
    .limit(MAX_OPTIONS);

/** Active departments of the scope's customers. */
export const readSetores = readNamed(setor);
/** Active positions of the scope's customers. */
export const readCargos = readNamed(cargo);

/**
 * limiteDatas: the customer's own where it has one, else the company's (doc3 §7.6, decision 43). An employee's session
 * is of one customer; of staff's, one outside of the scope is no customer.
 */
export async function readDateLimit(db: Db, session: Session, customerId: number | null): Promise<number> {
  const clienteId = session.kind === 'autoagendamento' ? session.clienteId : customerId;
  if (clienteId !== null && session.kind === 'interna') await readCliente(db, session.scope, clienteId);
  const [found] = await db
    .select({ dayLimit: sql<number>`limite_datas(${empresa.id}, ${clienteId}::int)` })
    .from(empresa)
    .where(eq(empresa.id, session.empresaId));
  if (!found) throw notFound();
  return found.dayLimit;
}

const IS_LOGO = and(
  eq(storedFile.origem, 'customers'),
  eq(storedFile.tipo, fileKindOf('logo')),
  eq(storedFile.situacao, 'PRONTO'),
);

/** Where logos are asked for, up to the key. */
const LOGOS = `/api${customerLogo.path.replace(':chave', '')}`;

/** What a customer's own people call it, on every page and in every message of theirs: one name everywhere. */
export const knownName: SQL<string> = sql<string>`coalesce(${cliente.apelido}, ${cliente.name})`;

/**
 * Where the logo of a customer is, for whoever may know the customer; null where it has none.
 * @param customerId the id of the row, with its table: a query over one table alone would take it for the file's
 */
export const logoAddress = (customerId: SQL): SQL<string | null> =>
  sql<string | null>`(select ${LOGOS}::text || ${storedFile.chave} from ${storedFile}
    where ${IS_LOGO} and ${storedFile.origemId} = ${customerId} limit 1)`;

/** The logo that a key names, of any customer; null where the key is of another file, or of none. */
export async function logoOf(db: Db, key: string): Promise<StoredFile | null> {
  const [found] = await db
    .select()
    .from(storedFile)
    .where(and(IS_LOGO, eq(storedFile.chave, key)));
  return found ?? null;
}
