import { normalizeCpf } from '@apto/domain/documents';
import { isOccupational, TIPO_EXAME } from '@apto/domain/exames';
import type { FuncionarioSummary } from '@apto/api-client';
import { sql, type SQL } from 'drizzle-orm';
import { row, rows, type Db } from '../db/port.ts';
import { containsWords, allConditions } from '../platform/search.ts';
import type { Scope } from '../platform/session.ts';
import { notFound } from '../platform/errors.ts';
import { scopeSql, belongsTo } from '../platform/scope.ts';

interface Row {
  id: number;
  name: string;
  cpf: string;
  email: string | null;
  phone: string | null;
  situation: FuncionarioSummary['situation'];
  customer_id: number;
  c_name: string;
  empresa_id: number;
  c_without_questionario: boolean;
  customer_hierarchy_id: number | null;
  codigo_soc: string | null;
  admission_date: string | null;
  pcd: boolean;
  mudou_risco: boolean;
  u_id: number | null;
  u_name: string | null;
  u_risco: number | null;
  setor: string | null;
  cargo: string | null;
}

const SELECT = sql`select f.id, f.name, f.cpf, f.email, f.phone, f.situation, f.customer_id, c.name as c_name,
    c.empresa_id, c.desabilitar_questionario_risco as c_without_questionario, f.customer_hierarchy_id, f.codigo_soc,
    f.admission_date::text as admission_date, f.pcd, f.mudou_risco, u.id as u_id, u.name as u_name,
    u.risk_level as u_risco, s.name as setor, g.name as cargo
  from funcionario f
  join cliente c on c.id = f.customer_id
  left join hierarquia h on h.id = f.customer_hierarchy_id
  left join unidade u on u.id = coalesce(f.unidade_id, h.unidade_id)
  left join setor s on s.id = h.setor_id
  left join cargo g on g.id = h.cargo_id`;

const toFuncionario = (l: Row): FuncionarioSummary => ({
  id: l.id,
  name: l.name,
  cpf: l.cpf,
  email: l.email,
  phone: l.phone,
  situation: l.situation,
  customerId: l.customer_id,
  customer: {
    id: l.customer_id,
    name: l.c_name,
    companyId: l.empresa_id,
    desabilitarQuestionarioRisco: l.c_without_questionario,
  },
  customerHierarchyId: l.customer_hierarchy_id,
  codigoSoc: l.codigo_soc,
  admissionDate: l.admission_date,
  pcd: l.pcd,
  mudouRisco: l.mudou_risco,
  unidade: l.u_id === null ? null : { id: l.u_id, name: l.u_name ?? '', riskLevel: l.u_risco },
  setor: l.setor === null ? null : { name: l.setor },
  cargo: l.cargo === null ? null : { name: l.cargo },
});

/** The scope of `funcionario f`; the branch is the employee's own or that of the hierarchy. */
export const funcionarioScope = (scope: Scope): SQL =>
  allConditions([
    sql`f.deleted_at is null`,
    scopeSql(scope, {
      cliente: sql`f.customer_id`,
      unidade: sql`coalesce(f.unidade_id, (select unidade_id from hierarquia where id = f.customer_hierarchy_id))`,
    }),
  ]);

export interface FuncionarioQuery {
  situacoes: readonly string[];
  exame: number | undefined;
  filter: string;
  customerId: number | undefined;
  ids: readonly number[] | undefined;
  page: number;
  limit: number;
}

/** Words of the name, or at least three digits of the CPF. */
function byNameOrCpf(text: string): SQL {
  const name = containsWords(sql`f.nome_busca`, text);
  const digits = /^[\d.\-\s]+$/.test(text) ? normalizeCpf(text) : '';
  return digits.length >= 3 ? sql`(${name} or f.cpf like ${`%${digits}%`})` : name;
}

/**
 * Employees for a request, by name (doc2 §2.3). With an exam type, only those whom it may concern: one who
 * has not been admitted yet has no other occupational exam than the admission's.
 */
export async function listFuncionarios(
  db: Db,
  scope: Scope,
  query: FuncionarioQuery,
): Promise<{ total: number; items: FuncionarioSummary[] }> {
  const { situacoes: situations, exame, filter, customerId, ids, page, limit } = query;
  const onlyAdmitted = isOccupational(exame) && exame !== TIPO_EXAME.ADMISSIONAL;
  const where = allConditions([
    funcionarioScope(scope),
    sql`f.situation in (${sql.join(
      situations.map((s) => sql`${s}`),
      sql`, `,
    )})`,
    onlyAdmitted && sql`f.situation <> 'PENDENTE'`,
    customerId !== undefined && sql`f.customer_id = ${customerId}`,
    ids && ids.length > 0 && belongsTo(sql`f.id`, ids),
    filter.trim() !== '' && byNameOrCpf(filter.trim()),
  ]);
  const total = await row<{ n: number }>(
    db,
    sql`select count(*)::int as n from funcionario f where ${where}`,
  );
  const matches = await rows<Row>(
    db,
    sql`${SELECT} where ${where} order by f.nome_busca, f.id limit ${limit} offset ${(page - 1) * limit}`,
  );
  return { total: total?.n ?? 0, items: matches.map(toFuncionario) };
}

/** One employee of the scope. @throws HttpError 404 */
export async function getFuncionarioInScope(db: Db, scope: Scope, id: number): Promise<FuncionarioSummary> {
  const found = await row<Row>(db, sql`${SELECT} where f.id = ${id} and ${funcionarioScope(scope)}`);
  if (!found) throw notFound('Funcionario nao encontrado');
  return toFuncionario(found);
}
