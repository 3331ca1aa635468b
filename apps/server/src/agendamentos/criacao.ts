import type { PayloadAgendamentoValidado } from '@apto/api-client';
import { aplicaReservaDeHorario, normalizarTelefone, podeTransitar, type Periodo } from '@apto/domain';
import { inArray, sql } from 'drizzle-orm';
import { linha, linhas, type Db } from '../db/port.ts';
import {
  agendamento,
  agendamentoProcedimento,
  agendamentoRisco,
  agendamentoStatus,
  procedimento,
  questionarioRisco,
  risco,
} from '../db/schema.ts';
import { interna, type Ctx, type SessaoInterna } from '../platform/contexto.ts';
import { ErroHttp, invalido, naoEncontrado, regra, semPermissao } from '../platform/erros.ts';
import { escopoSql, pertence } from '../platform/escopo.ts';
import { iso } from '../platform/sql.ts';
import { clinicaParaRegras } from './clinica.ts';
import { statusResumido } from './linha.ts';
import { conferirAgenda, conferirCampos, conferirLiberacao } from './regras.ts';

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

/** One request is of one customer, exam type, city and clinic (doc2 §1), and names nobody twice. */
function conferirConjunto(pedidos: readonly PayloadAgendamentoValidado[]): PayloadAgendamentoValidado {
  const [primeiro] = pedidos;
  if (!primeiro) throw invalido([{ campo: '', mensagem: 'Deve ser adicionado no minímo um funcionário' }]);
  for (const campo of ['cliente', 'tipoExame', 'cidade', 'prestador'] as const) {
    const diferente = pedidos.findIndex((p) => p[campo] !== primeiro[campo]);
    if (diferente > 0) {
      throw invalido([
        { campo: `${diferente}.${campo}`, mensagem: 'Deve ser igual em todos os funcionários do pedido' },
      ]);
    }
  }
  if (new Set(pedidos.map((p) => p.funcionario)).size !== pedidos.length) {
    throw regra('O mesmo funcionário aparece mais de uma vez no pedido.');
  }
  return primeiro;
}

async function conferirReferencias(db: Db, pedidos: readonly PayloadAgendamentoValidado[]): Promise<void> {
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

/**
 * Creates one appointment for each payload, all in the caller's transaction: one that fails takes the
 * others with it. New appointments have status 1 (doc1 §4).
 * @throws ErroHttp 400, 403, 404, 422
 */
export async function criarAgendamentos(ctx: Ctx, pedidos: readonly PayloadAgendamentoValidado[]) {
  const { db, agora } = ctx;
  const sessao = interna(ctx);
  const primeiro = conferirConjunto(pedidos);
  pedidos.forEach((p, i) => conferirCampos(p, agora, pedidos.length > 1 ? `${i}.` : ''));

  const nascimento = podeTransitar(null, 'CRIAR', sessao.permissoes, { agora });
  if (!nascimento.ok) throw semPermissao();

  const cliente = await clienteDoPedido(db, sessao, primeiro.cliente);
  const clinica = await clinicaParaRegras(db, primeiro.prestador, {
    empresaId: sessao.empresaId,
    clienteId: cliente.id,
    hoje: agora.data,
  });
  if (!clinica) throw naoEncontrado('Prestador não encontrado.');
  if (clinica.cidadeId !== primeiro.cidade) throw regra('O prestador não atende na cidade selecionada.');
  conferirLiberacao(clinica, cliente.name);
  for (const p of pedidos) {
    conferirAgenda(
      {
        inicio: p.dataSugestaoInicial,
        fim: p.dataSugestaoFinal,
        periodo: p.periodo as Periodo,
        horario: p.horarioMarcadoPrestador,
        quemAgenda: p.quemAgenda,
        limiteDias: cliente.limite_datas,
      },
      clinica,
      agora,
    );
  }
  await conferirReferencias(db, pedidos);

  const funcionarios = new Map(
    (
      await funcionariosDoPedido(
        db,
        sessao,
        cliente.id,
        pedidos.map((p) => p.funcionario),
      )
    ).map((f) => [f.id, f]),
  );
  const completos = pedidos.map((p) => {
    const funcionario = funcionarios.get(p.funcionario);
    if (!funcionario) throw naoEncontrado('Funcionario nao encontrado');
    if (funcionario.situation === 'DEMITIDO')
      throw regra(`O funcionário ${funcionario.name} está desligado.`);
    return { p, funcionario, riscos: p.riscos.length > 0 ? p.riscos : funcionario.riscos };
  });
  const usaReserva = aplicaReservaDeHorario({
    sistemaPrestador: clinica.sistema,
    usaReservaHorario: cliente.usa_reserva_horario,
    tipoExame: primeiro.tipoExame,
    funcionarios: completos.map((c) => ({
      possuiRisco: c.riscos.length > 0,
      pcd: c.funcionario.pcd || c.p.pcd,
    })),
  });

  const criados = await db
    .insert(agendamento)
    .values(
      completos.map(({ p, funcionario, riscos }) => ({
        empresaId: sessao.empresaId,
        clienteId: cliente.id,
        unidadeId: funcionario.unidade_id,
        setorId: funcionario.setor_id,
        cargoId: funcionario.cargo_id,
        funcionarioId: funcionario.id,
        prestadorId: clinica.id,
        cidadeId: p.cidade,
        tipoExameId: p.tipoExame,
        statusId: nascimento.para,
        userId: sessao.usuarioId,
        userResponsavelId: sessao.usuarioId,
        nomeFuncionario: funcionario.name,
        cpfFuncionario: funcionario.cpf,
        nomeCliente: cliente.name,
        telefoneFuncionario: normalizarTelefone(p.telefoneFuncionario),
        emailFuncionario: p.emailFuncionario ?? null,
        nomeSolicitante: p.nomeSolicitante,
        emailSolicitante: p.emailSolicitante,
        telefoneSolicitante: normalizarTelefone(p.telefoneSolicitante),
        dataSugestaoInicial: p.dataSugestaoInicial,
        dataSugestaoFinal: p.dataSugestaoFinal,
        periodo: p.periodo,
        horarioMarcadoPrestador: p.horarioMarcadoPrestador ?? null,
        observacao: p.observacao || null,
        pcd: funcionario.pcd || p.pcd,
        resideForaDoPais: p.resideForaDoPais,
        semRiscos: riscos.length === 0,
        quemAgenda: p.quemAgenda,
        quemAvisa: p.quemAvisa,
        detalheConsulta: p.detalheConsulta || null,
        tipoRetorno: p.tipoRetorno ?? null,
        dataLiberacao: p.dataLiberacao ?? null,
        dataHomologacao: p.dataHomologacao ?? null,
        usaReservaHorario: usaReserva,
        depositoAntecipado: clinica.advanceDeposit,
        direcionarParaAtendente: p.direcionarParaAtendente,
        asoEmDia: p.asoEmDia,
        procedimentosFromSoc: p.procedimentosFromSoc,
        questionarioRiscoId: p.questionarioRisco ?? null,
        questionarioHierarquiaId: p.questionarioHierarquiaId ?? null,
        clienteNaoAlterarSituacaoNoDemissional: p.clienteNaoAlterarSituacaoNoDemissional,
      })),
    )
    .returning({
      id: agendamento.id,
      versao: agendamento.versao,
      statusId: agendamento.statusId,
      funcionarioId: agendamento.funcionarioId,
      nomeFuncionario: agendamento.nomeFuncionario,
      unidadeId: agendamento.unidadeId,
      createdAt: agendamento.createdAt,
    });
  const porFuncionario = new Map(criados.map((c) => [c.funcionarioId, c]));
  // The answer keeps the order of the request, whatever order the rows came back in.
  const naOrdem = completos.map((c) => {
    const criado = porFuncionario.get(c.funcionario.id);
    if (!criado) throw new ErroHttp(500, 'ERRO_INTERNO', 'O agendamento não foi gravado.');
    return { ...c, criado };
  });

  await db.insert(agendamentoProcedimento).values(
    naOrdem.flatMap(({ p, criado }) =>
      [...new Map(p.procedimentos.map((x) => [x.id, x])).values()].map((x) => ({
        agendamentoId: criado.id,
        procedimentoId: x.id,
        prestadorId: clinica.id,
        observacaoAgendamentoConsulta: x.observacaoAgendamentoConsulta,
      })),
    ),
  );
  const riscos = naOrdem.flatMap(({ riscos: ids, criado }) =>
    [...new Set(ids)].map((riscoId) => ({ agendamentoId: criado.id, riscoId })),
  );
  if (riscos.length > 0) await db.insert(agendamentoRisco).values(riscos);
  await db.insert(agendamentoStatus).values(
    naOrdem.map(({ criado }) => ({
      agendamentoId: criado.id,
      para: criado.statusId,
      acao: 'CRIAR',
      descricao: 'Agendamento criado',
      autorId: sessao.usuarioId,
      autorNome: sessao.nome,
    })),
  );
  for (const { criado } of naOrdem) {
    await ctx.auditar({
      acao: 'CRIAR',
      recurso: 'agendamento',
      recursoId: criado.id,
      clienteId: cliente.id,
      dadoDeSaude: true,
    });
    await ctx.publicar({
      tipo: 'CRIADO',
      agendamento: {
        id: criado.id,
        versao: criado.versao,
        empresaId: sessao.empresaId,
        clienteId: cliente.id,
        unidadeId: criado.unidadeId,
        prestadorId: clinica.id,
      },
    });
  }
  return naOrdem.map(({ criado }) => ({
    id: criado.id,
    version: criado.versao,
    idStatus: criado.statusId,
    status: statusResumido(criado.statusId),
    idFuncionario: criado.funcionarioId,
    nomeFuncionario: criado.nomeFuncionario,
    createdAt: iso(criado.createdAt),
  }));
}
