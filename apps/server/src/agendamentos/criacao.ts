import type { PayloadAgendamentoValidado } from '@apto/api-client';
import { aplicaReservaDeHorario, normalizarTelefone, podeTransitar } from '@apto/domain';
import { agendamento, agendamentoProcedimento, agendamentoRisco, agendamentoStatus } from '../db/schema.ts';
import { interna, type Ctx } from '../platform/contexto.ts';
import { ErroHttp, invalido, naoEncontrado, regra, semPermissao } from '../platform/erros.ts';
import { iso } from '../platform/sql.ts';
import { clinicaParaRegras } from './clinica.ts';
import { statusResumido } from './linha.ts';
import { clienteDoPedido, conferirReferencias, funcionariosDoPedido } from './pedido.ts';
import { conferirAgenda, conferirCampos, conferirLiberacao } from './regras.ts';

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
        periodo: p.periodo,
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
