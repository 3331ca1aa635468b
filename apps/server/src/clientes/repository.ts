import { sql } from 'drizzle-orm';
import { linha, linhas, type Db } from '../db/port.ts';
import type { Escopo, Sessao } from '../platform/contexto.ts';
import { naoEncontrado } from '../platform/erros.ts';
import { escopoSql } from '../platform/escopo.ts';
import { literalLike } from '../platform/sql.ts';

interface ConsultaDeClientes {
  page: number;
  limit: number;
  filter?: string | undefined;
  ativo?: boolean | undefined;
}

interface ClienteResumido {
  id: number;
  code: string;
  name: string;
  inscricao: string;
  ativo: boolean;
}

const noEscopo = (escopo: Escopo) => escopoSql(escopo, { empresa: sql`c.empresa_id`, cliente: sql`c.id` });

/** Customers by name, code or tax id; active ones unless asked otherwise (doc1 §7). */
export async function lerPagina(db: Db, escopo: Escopo, consulta: ConsultaDeClientes) {
  const { page, limit, filter, ativo = true } = consulta;
  const termo = filter?.trim();
  const busca = termo
    ? sql`and (c.nome_busca like '%' || apto_normalizar(${literalLike(termo)}) || '%'
        or c.code ilike ${`${literalLike(termo)}%`} or c.inscricao like ${`${literalLike(termo.replace(/[.\-/]/g, ''))}%`})`
    : sql``;
  const achado = await linha<{ total: number; items: ClienteResumido[] | null }>(
    db,
    sql`with achados as (
          select c.id, c.code, c.name, c.inscricao, c.ativo, apto_normalizar(c.name) as ordem from cliente c
          where ${noEscopo(escopo)} and c.ativo = ${ativo} ${busca}),
        pagina as (select * from achados order by ordem, id limit ${limit} offset ${(page - 1) * limit})
        select (select count(*)::int from achados) as total,
          (select json_agg(to_jsonb(p) - 'ordem' order by p.ordem, p.id) from pagina p) as items`,
  );
  return { total: achado?.total ?? 0, items: achado?.items ?? [] };
}

interface ClienteCompleto extends ClienteResumido {
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

/** @throws ErroHttp 404, also outside the scope */
export async function lerCliente(db: Db, escopo: Escopo, id: number): Promise<ClienteCompleto> {
  const achado = await linha<ClienteCompleto>(
    db,
    sql`select c.id, c.code, c.name, c.inscricao, c.ativo, c.apelido, c.empresa_id as "companyId", c.url_logo as "urlLogo",
          c.cor_marca as "corMarca", c.aso_retido as "asoRetido", c.usa_reserva_horario as "usaReservaHorario",
          c.permite_alterar_metodo_reserva_horario as "permiteAlterarMetodoReservaHorario",
          c.quem_agenda as "quemAgenda", c.quem_avisa as "quemAvisa",
          c.desabilitar_questionario_risco as "desabilitarQuestionarioRisco", c.limite_reagendamento as "limiteReagendamento",
          c.cliente_nao_alterar_situacao_no_demissional as "clienteNaoAlterarSituacaoNoDemissional"
        from cliente c where c.id = ${id} and ${noEscopo(escopo)}`,
  );
  if (!achado) throw naoEncontrado('Cliente não encontrado.');
  return achado;
}

interface UnidadeDoCombo {
  id: number;
  name: string;
  customerId: number;
  tradeCode: string | null;
  riskLevel: number | null;
}

/** Active branches of the scope; a user who is bound to branches sees only those. */
export function lerUnidades(db: Db, escopo: Escopo, clienteId?: number): Promise<UnidadeDoCombo[]> {
  const doCliente = clienteId === undefined ? sql`` : sql`and u.cliente_id = ${clienteId}`;
  return linhas<UnidadeDoCombo>(
    db,
    sql`select u.id, u.name, u.cliente_id as "customerId", u.trade_code as "tradeCode", u.risk_level as "riskLevel"
        from unidade u join cliente c on c.id = u.cliente_id
        where u.ativo ${doCliente}
          and ${escopoSql(escopo, { empresa: sql`c.empresa_id`, cliente: sql`u.cliente_id`, unidade: sql`u.id` })}
        order by apto_normalizar(u.name), u.id limit 2000`,
  );
}

/** Active departments or positions of the scope's customers. */
export function lerSimples(db: Db, escopo: Escopo, tabela: 'setor' | 'cargo', clienteId?: number) {
  const doCliente = clienteId === undefined ? sql`` : sql`and t.cliente_id = ${clienteId}`;
  return linhas<{ id: number; name: string; customerId: number }>(
    db,
    sql`select t.id, t.name, t.cliente_id as "customerId" from ${sql.identifier(tabela)} t join cliente c on c.id = t.cliente_id
        where t.ativo ${doCliente} and ${escopoSql(escopo, { empresa: sql`c.empresa_id`, cliente: sql`t.cliente_id` })}
        order by apto_normalizar(t.name), t.id limit 2000`,
  );
}

/** limiteDatas: the company's, or the employee's customer's own where it has one (doc3 §7.6). */
export async function lerLimiteDatas(db: Db, sessao: Sessao): Promise<number> {
  const clienteId = sessao.tipo === 'autoagendamento' ? sessao.clienteId : null;
  const achado = await linha<{ limite: number }>(
    db,
    sql`select coalesce(c.limite_datas, e.limite_datas) as limite from empresa e
        left join cliente c on c.id = ${clienteId}::int where e.id = ${sessao.empresaId}`,
  );
  if (!achado) throw naoEncontrado();
  return achado.limite;
}
