import { sql } from 'drizzle-orm';
import { row, rows, type Db } from '../db/port.ts';
import type { Scope, Session } from '../platform/session.ts';
import { notFound } from '../platform/errors.ts';
import { scopeSql } from '../platform/scope.ts';
import { literalLike } from '../platform/sql.ts';

interface ClienteQuery {
  page: number;
  limit: number;
  filter?: string | undefined;
  ativo?: boolean | undefined;
}

interface ClienteSummary {
  id: number;
  code: string;
  name: string;
  inscricao: string;
  ativo: boolean;
}

const inScope = (scope: Scope) => scopeSql(scope, { empresa: sql`c.empresa_id`, cliente: sql`c.id` });

/** Customers by name, code or tax id; active ones unless asked otherwise (doc1 §7). */
export async function readPage(db: Db, scope: Scope, query: ClienteQuery) {
  const { page, limit, filter, ativo: active = true } = query;
  const term = filter?.trim();
  const search = term
    ? sql`and (c.nome_busca like '%' || apto_normalizar(${literalLike(term)}) || '%'
        or c.code ilike ${`${literalLike(term)}%`} or c.inscricao like ${`${literalLike(term.replace(/[.\-/]/g, ''))}%`})`
    : sql``;
  const found = await row<{ total: number; items: ClienteSummary[] | null }>(
    db,
    sql`with found as (
          select c.id, c.code, c.name, c.inscricao, c.ativo, apto_normalizar(c.name) as position from cliente c
          where ${inScope(scope)} and c.ativo = ${active} ${search}),
        page as (select * from found order by position, id limit ${limit} offset ${(page - 1) * limit})
        select (select count(*)::int from found) as total,
          (select json_agg(to_jsonb(p) - 'position' order by p.position, p.id) from page p) as items`,
  );
  return { total: found?.total ?? 0, items: found?.items ?? [] };
}

interface FullCliente extends ClienteSummary {
  apelido: string | null;
  companyId: number;
  urlLogo: string | null;
  corMarca: string | null;
  asoRetido: boolean;
  usaReservaHorario: boolean;
  permiteAlterarMetodoReservaHorario: boolean;
  quemAgenda: string;
  quemAvisa: string;
  desabilitarQuestionarioRisco: boolean;
  limiteReagendamento: number;
  clienteNaoAlterarSituacaoNoDemissional: boolean;
}

/** @throws HttpError 404, also outside the scope */
export async function readCliente(db: Db, scope: Scope, id: number): Promise<FullCliente> {
  const found = await row<FullCliente>(
    db,
    sql`select c.id, c.code, c.name, c.inscricao, c.ativo, c.apelido, c.empresa_id as "companyId", c.url_logo as "urlLogo",
          c.cor_marca as "corMarca", c.aso_retido as "asoRetido", c.usa_reserva_horario as "usaReservaHorario",
          c.permite_alterar_metodo_reserva_horario as "permiteAlterarMetodoReservaHorario",
          c.quem_agenda as "quemAgenda", c.quem_avisa as "quemAvisa",
          c.desabilitar_questionario_risco as "desabilitarQuestionarioRisco", c.limite_reagendamento as "limiteReagendamento",
          c.cliente_nao_alterar_situacao_no_demissional as "clienteNaoAlterarSituacaoNoDemissional"
        from cliente c where c.id = ${id} and ${inScope(scope)}`,
  );
  if (!found) throw notFound('Cliente não encontrado.');
  return found;
}

interface ComboUnidade {
  id: number;
  name: string;
  customerId: number;
  tradeCode: string | null;
  riskLevel: number | null;
}

/** Active branches of the scope; a user who is bound to branches sees only those. */
export function readUnidades(db: Db, scope: Scope, clienteId?: number): Promise<ComboUnidade[]> {
  const forCliente = clienteId === undefined ? sql`` : sql`and u.cliente_id = ${clienteId}`;
  return rows<ComboUnidade>(
    db,
    sql`select u.id, u.name, u.cliente_id as "customerId", u.trade_code as "tradeCode", u.risk_level as "riskLevel"
        from unidade u join cliente c on c.id = u.cliente_id
        where u.ativo ${forCliente}
          and ${scopeSql(scope, { empresa: sql`c.empresa_id`, cliente: sql`u.cliente_id`, unidade: sql`u.id` })}
        order by apto_normalizar(u.name), u.id limit 2000`,
  );
}

/** Active departments or positions of the scope's customers. */
export function readSimple(db: Db, scope: Scope, table: 'setor' | 'cargo', clienteId?: number) {
  const forCliente = clienteId === undefined ? sql`` : sql`and t.cliente_id = ${clienteId}`;
  return rows<{ id: number; name: string; customerId: number }>(
    db,
    sql`select t.id, t.name, t.cliente_id as "customerId" from ${sql.identifier(table)} t join cliente c on c.id = t.cliente_id
        where t.ativo ${forCliente} and ${scopeSql(scope, { empresa: sql`c.empresa_id`, cliente: sql`t.cliente_id` })}
        order by apto_normalizar(t.name), t.id limit 2000`,
  );
}

/** limiteDatas: the company's, or the employee's customer's own where it has one (doc3 §7.6). */
export async function readDateLimit(db: Db, session: Session): Promise<number> {
  const clienteId = session.tipo === 'autoagendamento' ? session.clienteId : null;
  const found = await row<{ dayLimit: number }>(
    db,
    sql`select coalesce(c.limite_datas, e.limite_datas) as "dayLimit" from empresa e
        left join cliente c on c.id = ${clienteId}::int where e.id = ${session.empresaId}`,
  );
  if (!found) throw notFound();
  return found.dayLimit;
}
