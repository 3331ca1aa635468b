import type { PayloadAgendamentoValidado } from '@apto/api-client';
import {
  consideraExamesEmDia,
  metodoDoPedido,
  normalizarTelefone,
  podeTransitar,
  respostaDoMetodo,
  TIPO_EXAME,
  validarPedido,
} from '@apto/domain';
import { agendamento, agendamentoProcedimento, agendamentoRisco, agendamentoStatus } from '../db/schema.ts';
import { interna, type Ctx } from '../platform/contexto.ts';
import { ErroHttp, invalido, naoEncontrado, regra, semPermissao } from '../platform/erros.ts';
import { iso } from '../platform/sql.ts';
import { clinicaParaRegras } from './clinica.ts';
import { statusResumido } from './linha.ts';
import { colunasDerivadas } from './derivadas.ts';
import { clienteDoPedido, conferirReferencias, funcionariosDoPedido } from './pedido.ts';
import { conferirLiberacao, recusarCampos, recusarRegras } from './regras.ts';

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

/** Each payload with its employee. @throws ErroHttp 404, 422 for one who has left */
async function comFuncionarios(ctx: Ctx, clienteId: number, pedidos: readonly PayloadAgendamentoValidado[]) {
  const achados = await funcionariosDoPedido(
    ctx.db,
    interna(ctx),
    clienteId,
    pedidos.map((p) => p.funcionario),
  );
  const porId = new Map(achados.map((f) => [f.id, f]));
  return pedidos.map((p) => {
    const funcionario = porId.get(p.funcionario);
    if (!funcionario) throw naoEncontrado('Funcionario nao encontrado');
    if (funcionario.situation === 'DEMITIDO')
      throw regra(`O funcionário ${funcionario.name} está desligado.`);
    return { p, funcionario };
  });
}

/** Types of which exams can be up to date, and the one whose charge the flag acknowledges (doc2 §4). */
const podeEstarEmDia = (tipoExame: number): boolean =>
  consideraExamesEmDia(tipoExame) || tipoExame === TIPO_EXAME.MUDANCA_FUNCAO;

/**
 * Creates one appointment for each payload, all in the caller's transaction: one that fails takes the
 * others with it. New appointments have status 1 (doc1 §4). Risks and settings are the records', never the body's.
 * @throws ErroHttp 400, 403, 404, 422
 */
export async function criarAgendamentos(ctx: Ctx, pedidos: readonly PayloadAgendamentoValidado[]) {
  const { db, agora } = ctx;
  const sessao = interna(ctx);
  const primeiro = conferirConjunto(pedidos);
  const nascimento = podeTransitar(null, 'CRIAR', sessao.permissoes, { agora });
  if (!nascimento.ok) throw semPermissao();

  const cliente = await clienteDoPedido(db, sessao, primeiro.cliente, primeiro.tipoExame);
  const clinica = await clinicaParaRegras(db, primeiro.prestador, {
    empresaId: sessao.empresaId,
    clienteId: cliente.id,
    hoje: agora.data,
  });
  if (!clinica) throw naoEncontrado('Prestador não encontrado.');
  const completos = await comFuncionarios(ctx, cliente.id, pedidos);
  const falhas = completos.flatMap(({ p, funcionario }, i) =>
    validarPedido(
      { ...p, procedimentos: p.procedimentos.map((x) => x.id) },
      {
        cliente,
        clinica,
        funcionario: { possuiRisco: funcionario.riscos.length > 0, mudouRisco: funcionario.mudou_risco },
      },
      agora,
    ).map((f) => (pedidos.length > 1 ? { ...f, campo: `${i}.${f.campo}` } : f)),
  );
  recusarCampos(falhas);
  conferirLiberacao(clinica, cliente.name);
  recusarRegras(falhas);
  await conferirReferencias(db, pedidos);

  const metodo = metodoDoPedido(cliente, clinica);
  const derivadas = colunasDerivadas({
    clinica,
    cliente,
    tipoExame: primeiro.tipoExame,
    funcionarios: completos.map(({ p, funcionario }) => ({
      possuiRisco: funcionario.riscos.length > 0,
      pcd: funcionario.pcd || p.pcd,
    })),
  });

  const criados = await db
    .insert(agendamento)
    .values(
      completos.map(({ p, funcionario }) => ({
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
        semRiscos: funcionario.riscos.length === 0,
        quemAgenda: respostaDoMetodo(p.quemAgenda, metodo.quemAgenda),
        quemAvisa: respostaDoMetodo(p.quemAvisa, metodo.quemAvisa),
        detalheConsulta: p.detalheConsulta || null,
        tipoRetorno: p.tipoRetorno ?? null,
        dataLiberacao: p.dataLiberacao ?? null,
        dataHomologacao: p.dataHomologacao ?? null,
        ...derivadas,
        direcionarParaAtendente: p.direcionarParaAtendente,
        asoEmDia: podeEstarEmDia(p.tipoExame) && p.asoEmDia,
        procedimentosFromSoc: p.procedimentosFromSoc,
        questionarioRiscoId: p.questionarioRisco ?? null,
        questionarioHierarquiaId: p.questionarioHierarquiaId ?? null,
        clienteNaoAlterarSituacaoNoDemissional: cliente.clienteNaoAlterarSituacaoNoDemissional,
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
  const riscos = naOrdem.flatMap(({ funcionario, criado }) =>
    funcionario.riscos.map((riscoId) => ({ agendamentoId: criado.id, riscoId })),
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
