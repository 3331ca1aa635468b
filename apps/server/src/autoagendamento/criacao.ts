import type { criarAutoagendamento, EntradaValidada, Resposta } from '@apto/api-client';
import {
  bloqueioDoAutoagendamento,
  ehTelefone,
  ehTelefoneSolicitante,
  ehTipoExame,
  MENSAGEM_ASSISTENTE,
  MENSAGEM_TELEFONE_INVALIDO,
  MENSAGEM_TELEFONE_SOLICITANTE_INVALIDO,
  normalizarTelefone,
  podeTransitar,
  TIPO_EXAME,
  validarFormularioAutoagendamento,
  type Agora,
} from '@apto/domain';
import { eq, inArray } from 'drizzle-orm';
import { statusResumido } from '../agendamentos/linha.ts';
import {
  agendamento,
  agendamentoProcedimento,
  agendamentoRisco,
  agendamentoStatus,
  funcionario as tabelaFuncionario,
  hierarquia,
  procedimento,
  questionarioRisco,
  risco,
} from '../db/schema.ts';
import { obterFuncionarioDoEscopo } from '../funcionarios/repository.ts';
import { paraProcedimentosSoc } from '../funcionarios/soc.ts';
import { interna, type Ctx } from '../platform/contexto.ts';
import { invalido, naoEncontrado, regra, semPermissao } from '../platform/erros.ts';
import { iso } from '../platform/sql.ts';
import { eventoDoPedido } from './pedido.ts';

type Corpo = EntradaValidada<typeof criarAutoagendamento>['body'];

function conferirContatos(body: Corpo): void {
  const falhas: { campo: string; mensagem: string }[] = [];
  if (!ehTelefoneSolicitante(body.telefoneSolicitante)) {
    falhas.push({ campo: 'telefoneSolicitante', mensagem: MENSAGEM_TELEFONE_SOLICITANTE_INVALIDO });
  }
  if (body.telefoneFuncionario && !ehTelefone(body.telefoneFuncionario)) {
    falhas.push({ campo: 'telefoneFuncionario', mensagem: MENSAGEM_TELEFONE_INVALIDO });
  }
  if (!ehTipoExame(body.tipoExame))
    falhas.push({ campo: 'tipoExame', mensagem: 'Tipo de exame desconhecido' });
  if (falhas.length > 0) throw invalido(falhas);
}

function conferirFormulario(
  body: Corpo,
  agora: Agora,
  risco: { possui: boolean; semQuestionario: boolean },
): void {
  const falhas = validarFormularioAutoagendamento(
    {
      funcionario: { id: body.funcionario },
      tipoExame: { id: body.tipoExame },
      dataHomologacao: body.dataHomologacao ?? null,
      dataSugestaoInicial: body.dataSugestaoInicial,
      dataSugestaoFinal: body.dataSugestaoFinal,
      possuiRisco: risco.possui,
      questionarioRisco: body.questionarioRisco ?? null,
      desabilitarQuestionarioRisco: risco.semQuestionario,
    },
    agora,
  );
  if (falhas.length > 0) throw invalido(falhas.map(({ campo, mensagem }) => ({ campo, mensagem })));
}

/** Everything that SOC and the registry know about the request, read before its transaction. */
export async function prepararAutoagendamento(ctx: Ctx, body: Corpo) {
  conferirContatos(body);
  const funcionario = await obterFuncionarioDoEscopo(ctx.db, interna(ctx).escopo, body.funcionario);
  // What the form alone decides comes before the slow call.
  conferirFormulario(body, ctx.agora, { possui: false, semQuestionario: true });
  const [riscos, exames] = await Promise.all([
    ctx.gateways.soc.riscos(funcionario.id),
    ctx.gateways.soc.procedimentos({
      funcionarioId: funcionario.id,
      clienteId: funcionario.customerId,
      tipoExameId: body.tipoExame,
    }),
  ]);
  return { riscos: riscos.map((r) => r.id), exames: paraProcedimentosSoc(exames) };
}

type Preparado = Awaited<ReturnType<typeof prepararAutoagendamento>>;

/**
 * Creates the request that the employee books by a link (doc2 §4 'Self-scheduling flow'). Without risk it
 * waits for the technical staff instead, and no link can be issued meanwhile.
 * @throws ErroHttp 400, 403, 404, 422
 */
export async function criarPedido(
  ctx: Ctx,
  body: Corpo,
  { riscos, exames }: Preparado,
): Promise<Resposta<typeof criarAutoagendamento>> {
  const { db, agora } = ctx;
  const sessao = interna(ctx);
  const funcionario = await obterFuncionarioDoEscopo(db, sessao.escopo, body.funcionario);
  if (funcionario.situation === 'DEMITIDO') throw regra(`O funcionário ${funcionario.name} está desligado.`);
  const possuiRisco = riscos.length > 0;
  conferirFormulario(body, agora, {
    possui: possuiRisco,
    semQuestionario: funcionario.customer.desabilitarQuestionarioRisco,
  });
  const bloqueio = bloqueioDoAutoagendamento({
    tipoExame: body.tipoExame,
    // Missing risk does not refuse the request here: it is born waiting for it.
    possuiRisco: null,
    examesEmDia: exames.examesEmDia,
    enquadramentoLaudoPCD: body.enquadramentoLaudoPCD,
  });
  if (bloqueio) throw regra(bloqueio.texto, { bloqueio: bloqueio.codigo, titulo: bloqueio.titulo });
  if (body.tipoExame === TIPO_EXAME.MUDANCA_FUNCAO && !funcionario.mudouRisco && !body.asoEmDia) {
    throw regra(MENSAGEM_ASSISTENTE.COBRANCA_NAO_MARCADA, { confirmarCobranca: true });
  }
  const nascimento = podeTransitar(null, 'CRIAR_AUTOAGENDAMENTO', sessao.permissoes, {
    agora,
    semRisco: !possuiRisco,
    autoagendamento: true,
  });
  if (!nascimento.ok) throw semPermissao();
  const ligacoes = await conferirLigacoes(
    ctx,
    body,
    riscos,
    exames.procedimentos.map((p) => p.id),
  );
  if (ligacoes.procedimentos.length === 0) {
    throw regra('O SOC não indica nenhum procedimento para este funcionário e tipo de exame.');
  }

  const [lotacao] = await db
    .select({ cpf: tabelaFuncionario.cpf, setorId: hierarquia.setorId, cargoId: hierarquia.cargoId })
    .from(tabelaFuncionario)
    .leftJoin(hierarquia, eq(hierarquia.id, tabelaFuncionario.customerHierarchyId))
    .where(eq(tabelaFuncionario.id, funcionario.id));
  const telefone = body.telefoneFuncionario || funcionario.phone;
  const [criado] = await db
    .insert(agendamento)
    .values({
      empresaId: sessao.empresaId,
      clienteId: funcionario.customerId,
      unidadeId: funcionario.unidade?.id ?? null,
      setorId: lotacao?.setorId ?? null,
      cargoId: lotacao?.cargoId ?? null,
      funcionarioId: funcionario.id,
      tipoExameId: body.tipoExame,
      statusId: nascimento.para,
      userId: sessao.usuarioId,
      userResponsavelId: sessao.usuarioId,
      nomeFuncionario: funcionario.name,
      cpfFuncionario: funcionario.cpf,
      nomeCliente: funcionario.customer.name,
      telefoneFuncionario: telefone ? normalizarTelefone(telefone) : null,
      emailFuncionario: body.emailFuncionario ?? funcionario.email,
      nomeSolicitante: body.nomeSolicitante,
      emailSolicitante: body.emailSolicitante,
      telefoneSolicitante: normalizarTelefone(body.telefoneSolicitante),
      dataSugestaoInicial: body.dataSugestaoInicial,
      dataSugestaoFinal: body.dataSugestaoFinal,
      dataHomologacao: body.dataHomologacao ?? null,
      pcd: funcionario.pcd,
      semRiscos: !possuiRisco,
      quemAgenda: body.quemAgenda ?? 'USUARIO_ESCOLHE',
      quemAvisa: body.quemAvisa ?? 'SOLICITANTE',
      autoagendamento: true,
      asoEmDia: body.asoEmDia,
      procedimentosFromSoc: true,
      questionarioRiscoId: body.questionarioRisco ?? null,
    })
    .returning({ id: agendamento.id, versao: agendamento.versao, createdAt: agendamento.createdAt });
  if (!criado) throw new Error('O agendamento não foi gravado.');

  const emDia = new Map(exames.examesEmDiaList.map((e) => [e.idExame, e]));
  const clinicos = new Set(exames.procedimentos.filter((p) => p.clinical).map((p) => p.id));
  await db.insert(agendamentoProcedimento).values(
    ligacoes.procedimentos.map((procedimentoId) => ({
      agendamentoId: criado.id,
      procedimentoId,
      emDia: emDia.has(procedimentoId),
      // doc2 §4: accepted unless up to date; the clinical one always, and all once the charge was acknowledged.
      aceito: body.asoEmDia || clinicos.has(procedimentoId) || !emDia.has(procedimentoId),
      dataUltimaRealizacao: emDia.get(procedimentoId)?.dataUltimaRealizacao ?? null,
      dataRefazerExame: emDia.get(procedimentoId)?.dataRefazerExame ?? null,
    })),
  );
  if (ligacoes.riscos.length > 0) {
    await db
      .insert(agendamentoRisco)
      .values(ligacoes.riscos.map((riscoId) => ({ agendamentoId: criado.id, riscoId })));
  }
  await db.insert(agendamentoStatus).values({
    agendamentoId: criado.id,
    para: nascimento.para,
    acao: 'CRIAR_AUTOAGENDAMENTO',
    descricao: 'Autoagendamento criado',
    autorId: sessao.usuarioId,
    autorNome: sessao.nome,
  });
  await ctx.auditar({
    acao: 'CRIAR',
    recurso: 'agendamento',
    recursoId: criado.id,
    clienteId: funcionario.customerId,
    dadoDeSaude: true,
    detalhes: { autoagendamento: true },
  });
  const pedido = {
    id: criado.id,
    empresa_id: sessao.empresaId,
    cliente_id: funcionario.customerId,
    unidade_id: funcionario.unidade?.id ?? null,
  };
  await ctx.publicar(eventoDoPedido('CRIADO', pedido, criado.versao, null));
  return {
    id: criado.id,
    version: criado.versao,
    idStatus: nascimento.para,
    status: statusResumido(nascimento.para),
    idFuncionario: funcionario.id,
    nomeFuncionario: funcionario.name,
    createdAt: iso(criado.createdAt),
  };
}

/** What SOC named and this registry knows; the questionnaire must be one of ours. @throws ErroHttp 404 */
async function conferirLigacoes(
  { db }: Ctx,
  body: Corpo,
  riscos: readonly number[],
  procedimentos: readonly number[],
): Promise<{ riscos: number[]; procedimentos: number[] }> {
  if (body.questionarioRisco) {
    const [pergunta] = await db
      .select({ id: questionarioRisco.id })
      .from(questionarioRisco)
      .where(eq(questionarioRisco.id, body.questionarioRisco));
    if (!pergunta) throw naoEncontrado('Questionário não encontrado.');
  }
  const conhecidos =
    riscos.length === 0
      ? []
      : await db
          .select({ id: risco.id })
          .from(risco)
          .where(inArray(risco.id, [...riscos]));
  const exames =
    procedimentos.length === 0
      ? []
      : await db
          .select({ id: procedimento.id })
          .from(procedimento)
          .where(inArray(procedimento.id, [...procedimentos]));
  return { riscos: conhecidos.map((r) => r.id), procedimentos: exames.map((p) => p.id) };
}
