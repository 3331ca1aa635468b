import { sql } from 'drizzle-orm';
import { linha, linhas, type Db } from '../db/port.ts';
import type { Escopo } from '../platform/contexto.ts';
import { naoEncontrado } from '../platform/erros.ts';
import { escopoSql } from '../platform/escopo.ts';
import { SELECIONAR_DETALHE, type DetalheDoBanco } from './linha.ts';

/** The scope of `agendamento a`. */
export const escopoDoAgendamento = (escopo: Escopo) =>
  escopoSql(escopo, { empresa: sql`a.empresa_id`, cliente: sql`a.cliente_id`, unidade: sql`a.unidade_id` });

/** One appointment with everything that its details show. @throws ErroHttp 404 */
export async function obterDetalhe(db: Db, escopo: Escopo, id: number): Promise<DetalheDoBanco> {
  const achado = await linha<DetalheDoBanco>(
    db,
    sql`${SELECIONAR_DETALHE} where a.id = ${id} and ${escopoDoAgendamento(escopo)}`,
  );
  if (!achado) throw naoEncontrado('Agendamento não encontrado.');
  return achado;
}

export interface AgendamentoTravado {
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

/** Locks one appointment for the rest of the transaction. @throws ErroHttp 404 */
export async function travarAgendamento(db: Db, escopo: Escopo, id: number): Promise<AgendamentoTravado> {
  const achado = await linha<AgendamentoTravado>(
    db,
    sql`select a.id, a.versao, a.status_id, a.empresa_id, a.cliente_id, a.unidade_id, a.prestador_id, a.funcionario_id,
          a.tipo_exame_id, a.data_agendamento::text as data_agendamento, a.hora_agendamento, a.deposito_antecipado,
          a.autoagendamento, a.sem_riscos, a.quantidade_falta_consulta
        from agendamento a where a.id = ${id} and ${escopoDoAgendamento(escopo)} for update of a`,
  );
  if (!achado) throw naoEncontrado('Agendamento não encontrado.');
  return achado;
}

export interface EnderecoDoBanco {
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

export const paraEndereco = (e: EnderecoDoBanco) => ({
  id: e.id,
  name: e.name,
  street: e.street,
  number: e.number,
  neighborhood: e.neighborhood,
  addressComplement: e.address_complement,
  zipCode: e.zip_code,
  city: e.cidade === null || e.estado === null ? null : { cidade: e.cidade, estado: e.estado },
});

const COLUNAS_DO_ENDERECO = sql`p.id, p.name, p.street, p.number, p.neighborhood, p.address_complement, p.zip_code, ci.cidade, ci.estado`;

/** Whether the appointment exists in the scope, with what an audit row needs. @throws ErroHttp 404 */
async function exigirNoEscopo(
  db: Db,
  escopo: Escopo,
  id: number,
): Promise<{ id: number; cliente_id: number }> {
  const achado = await linha<{ id: number; cliente_id: number }>(
    db,
    sql`select a.id, a.cliente_id from agendamento a where a.id = ${id} and ${escopoDoAgendamento(escopo)}`,
  );
  if (!achado) throw naoEncontrado('Agendamento não encontrado.');
  return achado;
}

export async function prestadorDoAgendamento(
  db: Db,
  escopo: Escopo,
  id: number,
): Promise<EnderecoDoBanco | null> {
  await exigirNoEscopo(db, escopo, id);
  const achado = await linha<EnderecoDoBanco>(
    db,
    sql`select ${COLUNAS_DO_ENDERECO} from agendamento a join prestador p on p.id = a.prestador_id
        left join cidade ci on ci.id = p.cidade_id where a.id = ${id}`,
  );
  return achado ?? null;
}

export interface ProcedimentoDoBanco {
  ap_id: number;
  pr_id: number;
  pr_name: string;
  recommendation: string | null;
  data_agendamento: string | null;
  hora_agendamento: string | null;
  prestador: EnderecoDoBanco | null;
}

export async function procedimentosDoAgendamento(db: Db, escopo: Escopo, id: number) {
  const { cliente_id } = await exigirNoEscopo(db, escopo, id);
  const itens = await linhas<
    Omit<ProcedimentoDoBanco, 'prestador'> & { p_id: number | null } & Omit<EnderecoDoBanco, 'id'>
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
    itens: itens.map((i): ProcedimentoDoBanco => ({
      ...i,
      prestador: i.p_id === null ? null : { ...i, id: i.p_id },
    })),
  };
}

export async function riscosDoAgendamento(db: Db, escopo: Escopo, id: number) {
  const { cliente_id } = await exigirNoEscopo(db, escopo, id);
  const itens = await linhas<{ id: number; nome: string }>(
    db,
    sql`select r.id, r.nome from agendamento_risco ar join risco r on r.id = ar.risco_id
        where ar.agendamento_id = ${id} order by r.nome`,
  );
  return { clienteId: cliente_id, itens };
}
