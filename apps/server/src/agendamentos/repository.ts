import { sql } from 'drizzle-orm';
import { row, rows, type Db } from '../db/port.ts';
import type { Scope } from '../platform/session.ts';
import { notFound } from '../platform/errors.ts';
import { scopeSql } from '../platform/scope.ts';
import { SELECT_DETAIL, type DbDetail } from './row.ts';

/** The scope of `agendamento a`. */
export const agendamentoScope = (scope: Scope) =>
  scopeSql(scope, { empresa: sql`a.empresa_id`, cliente: sql`a.cliente_id`, unidade: sql`a.unidade_id` });

/** One appointment with everything that its details show. @throws HttpError 404 */
export async function getDetail(db: Db, scope: Scope, id: number): Promise<DbDetail> {
  const found = await row<DbDetail>(
    db,
    sql`${SELECT_DETAIL} where a.id = ${id} and ${agendamentoScope(scope)}`,
  );
  if (!found) throw notFound('Agendamento não encontrado.');
  return found;
}

export interface LockedAgendamento {
  id: number;
  versao: number;
  status_id: number;
  empresa_id: number;
  cliente_id: number;
  unidade_id: number | null;
  prestador_id: number | null;
  funcionario_id: number;
  tipo_exame_id: number;
  data_agendamento: string | null;
  hora_agendamento: string | null;
  deposito_antecipado: boolean;
  autoagendamento: boolean;
  sem_riscos: boolean;
  quantidade_falta_consulta: number;
}

/** Locks one appointment for the rest of the transaction. @throws HttpError 404 */
export async function lockAgendamento(db: Db, scope: Scope, id: number): Promise<LockedAgendamento> {
  const found = await row<LockedAgendamento>(
    db,
    sql`select a.id, a.versao, a.status_id, a.empresa_id, a.cliente_id, a.unidade_id, a.prestador_id, a.funcionario_id,
          a.tipo_exame_id, a.data_agendamento::text as data_agendamento, a.hora_agendamento, a.deposito_antecipado,
          a.autoagendamento, a.sem_riscos, a.quantidade_falta_consulta
        from agendamento a where a.id = ${id} and ${agendamentoScope(scope)} for update of a`,
  );
  if (!found) throw notFound('Agendamento não encontrado.');
  return found;
}

export interface DbAddress {
  id: number;
  name: string;
  street: string | null;
  number: string | null;
  neighborhood: string | null;
  address_complement: string | null;
  zip_code: string | null;
  cidade: string | null;
  estado: string | null;
}

export const toAddress = (e: DbAddress) => ({
  id: e.id,
  name: e.name,
  street: e.street,
  number: e.number,
  neighborhood: e.neighborhood,
  addressComplement: e.address_complement,
  zipCode: e.zip_code,
  city: e.cidade === null || e.estado === null ? null : { cidade: e.cidade, estado: e.estado },
});

const ADDRESS_COLUMNS = sql`p.id, p.name, p.street, p.number, p.neighborhood, p.address_complement, p.zip_code, ci.cidade, ci.estado`;

/** Whether the appointment exists in the scope, with what an audit row needs. @throws HttpError 404 */
async function requireInScope(db: Db, scope: Scope, id: number): Promise<{ id: number; cliente_id: number }> {
  const found = await row<{ id: number; cliente_id: number }>(
    db,
    sql`select a.id, a.cliente_id from agendamento a where a.id = ${id} and ${agendamentoScope(scope)}`,
  );
  if (!found) throw notFound('Agendamento não encontrado.');
  return found;
}

export async function agendamentoPrestador(db: Db, scope: Scope, id: number): Promise<DbAddress | null> {
  await requireInScope(db, scope, id);
  const found = await row<DbAddress>(
    db,
    sql`select ${ADDRESS_COLUMNS} from agendamento a join prestador p on p.id = a.prestador_id
        left join cidade ci on ci.id = p.cidade_id where a.id = ${id}`,
  );
  return found ?? null;
}

export interface DbProcedimento {
  ap_id: number;
  pr_id: number;
  pr_name: string;
  recommendation: string | null;
  data_agendamento: string | null;
  hora_agendamento: string | null;
  prestador: DbAddress | null;
}

export async function agendamentoProcedimentos(db: Db, scope: Scope, id: number) {
  const { cliente_id } = await requireInScope(db, scope, id);
  const items = await rows<
    Omit<DbProcedimento, 'prestador'> & { p_id: number | null } & Omit<DbAddress, 'id'>
  >(
    db,
    sql`select ap.id as ap_id, pr.id as pr_id, pr.name as pr_name, pr.recommendation,
          coalesce(ap.data_agendamento, a.data_agendamento)::text as data_agendamento,
          coalesce(ap.hora_agendamento, a.hora_agendamento) as hora_agendamento,
          p.id as p_id, p.name, p.street, p.number, p.neighborhood, p.address_complement, p.zip_code, ci.cidade, ci.estado
        from agendamento_procedimento ap
        join agendamento a on a.id = ap.agendamento_id
        join procedimento pr on pr.id = ap.procedimento_id
        left join prestador p on p.id = coalesce(ap.prestador_id, a.prestador_id)
        left join cidade ci on ci.id = p.cidade_id
        where ap.agendamento_id = ${id} order by pr.clinical desc, pr.name, ap.id`,
  );
  return {
    clienteId: cliente_id,
    items: items.map((i): DbProcedimento => ({
      ...i,
      prestador: i.p_id === null ? null : { ...i, id: i.p_id },
    })),
  };
}

export async function agendamentoRiscos(db: Db, scope: Scope, id: number) {
  const { cliente_id } = await requireInScope(db, scope, id);
  const items = await rows<{ id: number; nome: string }>(
    db,
    sql`select r.id, r.nome from agendamento_risco ar join risco r on r.id = ar.risco_id
        where ar.agendamento_id = ${id} order by r.nome`,
  );
  return { clienteId: cliente_id, items };
}
