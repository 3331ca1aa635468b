import type { PayloadAgendamentoValidado } from '@apto/api-client';
import { inArray, sql } from 'drizzle-orm';
import { linha, linhas, type Db } from '../db/port.ts';
import { procedimento, questionarioRisco, risco } from '../db/schema.ts';
import type { SessaoInterna } from '../platform/contexto.ts';
import { naoEncontrado } from '../platform/erros.ts';
import { escopoSql, pertence } from '../platform/escopo.ts';

export interface FuncionarioDoPedido {
  id: number;
  name: string;
  cpf: string;
  situation: string;
  pcd: boolean;
  unidade_id: number | null;
  setor_id: number | null;
  cargo_id: number | null;
  riscos: number[];
}

/** Employees of a customer inside the caller's scope; fewer than asked when one is outside it. */
export async function funcionariosDoPedido(
  db: Db,
  sessao: SessaoInterna,
  clienteId: number,
  ids: readonly number[],
): Promise<FuncionarioDoPedido[]> {
  return linhas<FuncionarioDoPedido>(
    db,
    sql`select f.id, f.name, f.cpf, f.situation, f.pcd, coalesce(f.unidade_id, h.unidade_id) as unidade_id,
          h.setor_id, h.cargo_id,
          coalesce((select json_agg(r.risco_id order by r.risco_id) from funcionario_risco r where r.funcionario_id = f.id), '[]') as riscos
        from funcionario f left join hierarquia h on h.id = f.customer_hierarchy_id
        where f.deleted_at is null and f.customer_id = ${clienteId} and ${pertence(sql`f.id`, ids)}
          and ${escopoSql(sessao.escopo, { cliente: sql`f.customer_id`, unidade: sql`coalesce(f.unidade_id, h.unidade_id)` })}`,
  );
}

export interface ClienteDoPedido {
  id: number;
  name: string;
  usa_reserva_horario: boolean;
  limite_datas: number;
}

/** An active customer inside the caller's scope. @throws ErroHttp 404 */
export async function clienteDoPedido(db: Db, sessao: SessaoInterna, id: number): Promise<ClienteDoPedido> {
  const achado = await linha<ClienteDoPedido>(
    db,
    sql`select c.id, c.name, c.usa_reserva_horario, coalesce(c.limite_datas, e.limite_datas) as limite_datas
        from cliente c join empresa e on e.id = c.empresa_id
        where c.id = ${id} and c.ativo and ${escopoSql(sessao.escopo, { empresa: sql`c.empresa_id`, cliente: sql`c.id` })}`,
  );
  if (!achado) throw naoEncontrado('Cliente não encontrado.');
  return achado;
}

/** Every procedure, risk and question that the payloads name exists. @throws ErroHttp 404 */
export async function conferirReferencias(
  db: Db,
  pedidos: readonly PayloadAgendamentoValidado[],
): Promise<void> {
  const procedimentos = [...new Set(pedidos.flatMap((p) => p.procedimentos.map((x) => x.id)))];
  const achados = await db
    .select({ id: procedimento.id })
    .from(procedimento)
    .where(inArray(procedimento.id, procedimentos));
  if (achados.length !== procedimentos.length) throw naoEncontrado('Procedimento não encontrado.');
  const riscos = [...new Set(pedidos.flatMap((p) => p.riscos))];
  if (riscos.length > 0) {
    const existem = await db.select({ id: risco.id }).from(risco).where(inArray(risco.id, riscos));
    if (existem.length !== riscos.length) throw naoEncontrado('Risco não encontrado.');
  }
  const perguntas = [...new Set(pedidos.flatMap((p) => (p.questionarioRisco ? [p.questionarioRisco] : [])))];
  if (perguntas.length > 0) {
    const existem = await db
      .select({ id: questionarioRisco.id })
      .from(questionarioRisco)
      .where(inArray(questionarioRisco.id, perguntas));
    if (existem.length !== perguntas.length) throw naoEncontrado('Questionário não encontrado.');
  }
}
