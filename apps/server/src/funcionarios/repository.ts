import { normalizeCpf } from '@apto/domain/documents';
import { isOccupational, TIPO_EXAME } from '@apto/domain/exames';
import { lastMovement } from '@apto/domain/function-change';
import type { CivilDate } from '@apto/domain/time';
import type { FuncionarioRecord, FuncionarioSummary } from '@apto/api-client';
import { and, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { openTypes } from './open-requests.ts';
import { kept, ofAny, type Kept, type OfCall } from '../db/kept.ts';
import type { Db } from '../db/port.ts';
import { z } from 'zod';
import { row } from '../db/rows.ts';
import { cargo, cliente, funcionario, hierarquia, setor, unidade } from '../db/schema.ts';
import { findAmongMillions, findAndCount, millions, type Total } from '../platform/millions.ts';
import {
  allConditions,
  containsWord,
  containsWords,
  wordParts,
  wordsOf,
  type WordParts,
} from '../platform/search.ts';
import type { Scope } from '../platform/session.ts';
import { notFound } from '../platform/errors.ts';
import { iso } from '../platform/sql.ts';
import { belongsTo, keptScopeSql, scopeSql, scopeValues } from '../platform/scope.ts';
import { asksNoQuestionario } from '../procedimentos/repository.ts';

/**
 * Whether the pending function change of an employee leads to other risks, by the exposure profiles, as a value of a row.
 * @param ofCall where it stands in a kept statement (`OfCall`)
 */
export const risksChange = (funcionarioId: SQL, ofCall: OfCall = ofAny): SQL<boolean> =>
  sql`coalesce((select p.riscos_de <> p.riscos_para from mudanca_pendente p
    where p.funcionario_id = ${funcionarioId} and ${ofCall(sql`p.empresa_id`)}), false)`;

/**
 * The branch of an employee, their own or that of their hierarchy, to be joined by. Not COALESCE: PostgreSQL does not trust
 * it to keep to itself what it compares, and under a policy no index answers such a condition.
 */
export const branchOf = (
  employee: { unidadeId: SQLWrapper },
  hierarchy: { unidadeId: SQLWrapper },
): SQL<number | null> =>
  sql`case when ${employee.unidadeId} is null then ${hierarchy.unidadeId} else ${employee.unidadeId} end`;

const f = alias(funcionario, 'f');
const h = alias(hierarquia, 'h');

/** Employees with customer, branch and position. */
const selectFuncionarios = (db: Db, ofCall: OfCall) =>
  db
    .select({
      id: f.id,
      name: f.name,
      cpf: f.cpf,
      email: f.email,
      phone: f.phone,
      situation: f.situation,
      customerId: f.customerId,
      customer: {
        id: cliente.id,
        name: cliente.name,
        companyId: cliente.empresaId,
        desabilitarQuestionarioRisco: asksNoQuestionario(cliente),
      },
      customerHierarchyId: f.customerHierarchyId,
      codigoSoc: f.codigoSoc,
      admissionDate: f.admissionDate,
      pcd: f.pcd,
      mudouRisco: sql<boolean>`${f.mudouRisco} or ${risksChange(sql`${f.id}`, ofCall)}`,
      novaHierarquia: sql<
        FuncionarioSummary['novaHierarquia']
      >`(select jsonb_build_object('id', p.para_hierarquia_id,
        'nome', concat_ws(' / ', u.name, s.name, g.name), 'dia', p.dia)
        from mudanca_pendente p join hierarquia t on t.id = p.para_hierarquia_id join unidade u on u.id = t.unidade_id
        join setor s on s.id = t.setor_id join cargo g on g.id = t.cargo_id
        where p.funcionario_id = ${f.id} and ${ofCall(sql`p.empresa_id`)})`,
      unidade: { id: unidade.id, name: unidade.name, riskLevel: unidade.riskLevel },
      setor: { name: setor.name },
      cargo: { name: cargo.name },
      tiposEmAberto: openTypes(sql`${f.id}`, ofCall),
    })
    .from(f)
    .innerJoin(cliente, eq(cliente.id, f.customerId))
    .leftJoin(h, and(eq(h.id, f.customerHierarchyId), ofCall(h.empresaId)))
    .leftJoin(unidade, and(eq(unidade.id, branchOf(f, h)), ofCall(unidade.empresaId)))
    .leftJoin(setor, and(eq(setor.id, h.setorId), ofCall(setor.empresaId)))
    .leftJoin(cargo, and(eq(cargo.id, h.cargoId), ofCall(cargo.empresaId)));

/** Those of a page: to plan what reads them takes several times as long as reading them. */
const readPage: Kept<{ ids: readonly number[] }, FuncionarioSummary[]> = kept('funcionarios', (db, ofCall) =>
  selectFuncionarios(db, ofCall)
    .where(and(sql`${f.id} = any(${sql.placeholder('ids')}::int[])`, ofCall(f.empresaId)))
    .orderBy(f.nomeBusca, f.id),
);

/** The branch of `funcionario f`: the employee's own, or that of the hierarchy. */
const unidadeOfFuncionario = sql`coalesce(f.unidade_id, (select fh.unidade_id from hierarquia fh
  where fh.id = f.customer_hierarchy_id and fh.empresa_id = f.empresa_id))`;

const SCOPE_COLUMNS = {
  empresa: sql`f.empresa_id`,
  cliente: sql`f.customer_id`,
  unidade: unidadeOfFuncionario,
};
const STILL_THERE = sql`f.deleted_at is null`;

/** The scope of `funcionario f`. */
export const funcionarioScope = (scope: Scope): SQL =>
  allConditions([STILL_THERE, scopeSql(scope, SCOPE_COLUMNS)]);

/** Whether the employee named `funcionarioId` is in the scope, in a kept statement (`scopeValues`). */
export const KEPT_FUNCIONARIO = sql`exists (select 1 from funcionario f
  where f.id = ${sql.placeholder('funcionarioId')} and ${STILL_THERE} and ${keptScopeSql(SCOPE_COLUMNS)})`;

const FOUND = z.strictObject({ total: z.int(), ids: z.array(z.int()) });

export interface FuncionarioQuery {
  situations: readonly string[];
  exame: number | undefined;
  filter: string;
  customerId: number | undefined;
  unidadeId?: number | undefined;
  ids: readonly number[] | undefined;
  page: number;
  limit: number;
}

/**
 * Words of the name, or at least three digits of the CPF. Where names alone answer, in two parts besides: those that begin
 * with the first word, and those that have it further on.
 */
function byNameOrCpf(text: string): { condition: SQL; parts: WordParts | null } {
  const column = sql`f.nome_busca`;
  const name = containsWords(column, text);
  const digits = /^[\d.\-\s]+$/.test(text) ? normalizeCpf(text) : '';
  if (digits.length >= 3) return { condition: sql`(${name} or f.cpf like ${`%${digits}%`})`, parts: null };
  const [first, ...others] = wordsOf(text);
  if (first === undefined) return { condition: name, parts: null };
  const { begin, after } = wordParts(column, first);
  const rest = others.map((word) => containsWord(column, word));
  return {
    condition: name,
    // Of several words each is asked of whole names too, so that one index may answer all of them.
    parts: {
      begin: allConditions([begin, ...rest]),
      after: allConditions([after, ...(rest.length > 0 ? [name] : [])]),
    },
  };
}

/**
 * Employees for a request, by name (doc2 §2.3). With an exam type, only those whom it may concern: one who
 * has not been admitted yet has no other occupational exam than the admission's.
 */
export async function listFuncionarios(
  db: Db,
  scope: Scope,
  query: FuncionarioQuery,
): Promise<Total & { items: FuncionarioSummary[] }> {
  const { ids, ...count } = await findFuncionarios(db, scope, query);
  if (ids.length === 0) return { ...count, items: [] };
  return { ...count, items: await readPage(db, { ids }) };
}

/** How many they are, and the ids of one page. */
async function findFuncionarios(
  db: Db,
  scope: Scope,
  query: FuncionarioQuery,
): Promise<Total & { ids: number[] }> {
  const { situations, exame, filter, customerId, unidadeId, ids, page, limit } = query;
  const onlyAdmitted = isOccupational(exame) && exame !== TIPO_EXAME.ADMISSIONAL;
  const asked = situations.filter((situation) => !onlyAdmitted || situation !== 'PENDENTE');
  const search = filter.trim() === '' ? null : byNameOrCpf(filter.trim());
  const narrowed = [
    customerId !== undefined && sql`f.customer_id = ${customerId}`,
    unidadeId !== undefined && sql`${unidadeOfFuncionario} = ${unidadeId}`,
    ids && ids.length > 0 && belongsTo(sql`f.id`, ids),
    search?.condition,
  ].filter((condition) => condition !== false && condition !== undefined);
  const inSituation = sql`(${sql.join([sql`false`, ...asked.map((s) => sql`f.situation = ${s}`)], sql` or `)})`;
  const where = allConditions([funcionarioScope(scope), inSituation, ...narrowed]);
  const ofCompany = scope.clientes === null && scope.unidades === null;
  const stretch = { limit, offset: (page - 1) * limit, most: millions.offered };
  const terms = sql`f.nome_busca, f.id`;
  if (search !== null) {
    // By the view, because LIKE finds no index under a policy.
    const among = { from: sql`empresa_funcionario`, as: sql`f`, joins: sql`` };
    if (!ofCompany || narrowed.length > 1)
      return findAndCount(db, { ...among, where, terms, columns: terms }, stretch);
    const chosen = allConditions([inSituation, ...narrowed]);
    const parts = search.parts && {
      begin: allConditions([inSituation, search.parts.begin]),
      after: allConditions([inSituation, search.parts.after]),
    };
    const inOrder = { keys: [sql`f.nome_busca`], way: sql`asc`, byIndex: terms };
    return findAmongMillions(
      db,
      { ...among, ...inOrder, all: funcionarioScope(scope), chosen, parts },
      stretch,
    );
  }
  const isWhole = narrowed.length === 0 && ofCompany;
  const found = await row(
    db,
    FOUND,
    // Along the index alone: what is skipped is not joined with anything.
    sql`select ${
      isWhole
        ? sql`(select coalesce(sum(f.n), 0)::int from funcionario_contagem f
            where f.empresa_id = ${scope.empresaId} and ${inSituation})`
        : sql`(select count(*)::int from funcionario f where ${where})`
    } as total,
      array(select f.id from funcionario f where ${where} order by ${terms} limit ${limit} offset ${stretch.offset}) as ids`,
  );
  return { ...(found ?? { total: 0, ids: [] }), isMore: false };
}

/** One employee of the scope. @throws HttpError 404 */
export async function getFuncionarioInScope(db: Db, scope: Scope, id: number): Promise<FuncionarioSummary> {
  const [found] = await selectFuncionarios(db, ofAny).where(and(eq(f.id, id), funcionarioScope(scope)));
  if (!found) throw notFound('funcionario');
  return found;
}

const isInScope = kept('funcionario_no_alcance', (db) =>
  db.select({ there: sql<boolean>`${KEPT_FUNCIONARIO}` }).from(sql`(select) one`),
);

/** @throws HttpError 404 for an employee outside the scope */
export async function requireFuncionario(db: Db, scope: Scope, id: number): Promise<void> {
  const [found] = await isInScope(db, { funcionarioId: id, ...scopeValues(scope) });
  if (!found?.there) throw notFound('funcionario');
}

/** What only the registry needs of a person. */
const REGISTERED = {
  nomeSocial: f.nomeSocial,
  registration: f.registration,
  code: f.code,
  sex: f.sex,
  dataNascimento: f.dataNascimento,
  resignationDate: f.resignationDate,
  changeDate: f.changeDate,
  categoriaTrabalhadorId: f.categoria,
  pisPasep: f.pisPasep,
  rg: f.rg,
  zipCode: f.zipCode,
  address: f.address,
  addressComplement: f.addressComplement,
  neighborhood: f.neighborhood,
  city: f.city,
  state: f.state,
  deficiency: f.deficiency,
  commercialPhone: f.commercialPhone,
  matriculaCliente: f.matriculaCliente,
  matriculaEsocial: f.matriculaEsocial,
  statusIntegracaoSoc: f.statusIntegracaoSoc,
};
/** Read for `lastMovementationDate` alone, which tells no reason. */
const MOVED = {
  admissionDate: f.admissionDate,
  inicioAfastamento: f.inicioAfastamento,
  fimAfastamento: f.fimAfastamento,
};
type Registered = Pick<FuncionarioRecord, keyof typeof REGISTERED | 'lastMovementationDate'>;

const UNSEEN = Object.fromEntries(
  [...Object.keys(REGISTERED), 'lastMovementationDate'].map((name) => [name, null]),
) as Registered;

const STAMPS = { version: f.versao, createdAt: f.createdAt, updatedAt: f.updatedAt };

async function readRegistered(db: Db, id: number, today: CivilDate) {
  const [found] = await db
    .select({ ...STAMPS, ...REGISTERED, ...MOVED })
    .from(f)
    .where(eq(f.id, id));
  if (!found) return undefined;
  const { admissionDate, inicioAfastamento, fimAfastamento, ...registered } = found;
  const { changeDate, resignationDate } = registered;
  const days = { admissionDate, changeDate, inicioAfastamento, fimAfastamento, resignationDate };
  return { ...registered, lastMovementationDate: lastMovement(days, today) };
}

async function readUnregistered(db: Db, id: number) {
  const [found] = await db.select(STAMPS).from(f).where(eq(f.id, id));
  return found && { ...UNSEEN, ...found };
}

/**
 * One employee of the scope as doc1 §3 lists it.
 * @param seesRegistry whether the caller may see the registry; else what only it needs is null
 * @param today what lies after it has not happened
 * @throws HttpError 404
 */
export async function readFuncionarioRecord(
  db: Db,
  scope: Scope,
  id: number,
  seesRegistry: boolean,
  today: CivilDate,
): Promise<FuncionarioRecord> {
  const summary = await getFuncionarioInScope(db, scope, id);
  const found = await (seesRegistry ? readRegistered(db, id, today) : readUnregistered(db, id));
  if (!found) throw notFound('funcionario');
  const { createdAt, updatedAt, ...known } = found;
  return {
    ...summary,
    ...known,
    createdAt: iso(createdAt),
    updatedAt: iso(updatedAt),
    deletedAt: null,
  };
}
