import {
  ehTelefone,
  ehTelefoneSolicitante,
  ehTipoExame,
  MENSAGEM_TELEFONE_INVALIDO,
  MENSAGEM_TELEFONE_SOLICITANTE_INVALIDO,
  normalizarTelefone,
  podeTransitar,
  precisaDataHomologacao,
  precisaDataLiberacao,
  precisaDetalheConsulta,
  precisaMotivoConsulta,
  precisaTipoRetorno,
} from '@apto/domain';
import { eq, sql } from 'drizzle-orm';
import { agendamento } from '../db/schema.ts';
import { interna, type Ctx } from '../platform/contexto.ts';
import { conflito, invalido, semPermissao, versaoDesatualizada } from '../platform/erros.ts';
import { paraDetalhe, type DetalheDoBanco } from './linha.ts';
import { levarProcedimentos, resolverOndeQuando, type Edicao } from './onde-quando.ts';
import { obterDetalhe, travarAgendamento } from './repository.ts';

/** What the exam type asks for and is missing: told, not refused (decision 15). */
function avisosDe(d: DetalheDoBanco): string[] {
  const avisos: string[] = [];
  const tipo = d.tipo_exame_id;
  const retorno = 'Campo obrigatório para Retorno ao Trabalho.';
  const consulta = 'Campo obrigatório para consultas.';
  if (precisaTipoRetorno(tipo) && d.tipo_retorno === null) avisos.push(`Tipo de retorno: ${retorno}`);
  if (precisaDataLiberacao(tipo) && d.data_liberacao === null) avisos.push(`Data de liberação: ${retorno}`);
  if (precisaDataHomologacao(tipo) && d.data_homologacao === null) {
    avisos.push('Data de demissão: Campo obrigatório para demissional.');
  }
  if (precisaMotivoConsulta(tipo) && d.motivo_consulta === null)
    avisos.push(`Motivo da consulta: ${consulta}`);
  if (precisaDetalheConsulta(tipo) && d.detalhe_consulta === null)
    avisos.push(`Detalhe da consulta: ${consulta}`);
  return avisos;
}

function conferirTelefones(e: Edicao): void {
  if (e.tipoExame !== undefined && !ehTipoExame(e.tipoExame)) {
    throw invalido([{ campo: 'tipoExame', mensagem: 'Tipo de exame desconhecido' }]);
  }
  if (e.telefoneSolicitante !== undefined && !ehTelefoneSolicitante(e.telefoneSolicitante)) {
    throw invalido([{ campo: 'telefoneSolicitante', mensagem: MENSAGEM_TELEFONE_SOLICITANTE_INVALIDO }]);
  }
  if (e.telefoneFuncionario !== undefined && !ehTelefone(e.telefoneFuncionario)) {
    throw invalido([{ campo: 'telefoneFuncionario', mensagem: MENSAGEM_TELEFONE_INVALIDO }]);
  }
}

/**
 * Changes an appointment that is still open (doc1 §2.4, §4 'Change action').
 * @throws ErroHttp 409 with both versions when it changed since it was read; 409 when its status does not allow it
 */
export async function editarAgendamento(ctx: Ctx, e: Edicao) {
  const { db } = ctx;
  const sessao = interna(ctx);
  conferirTelefones(e);
  const travado = await travarAgendamento(db, sessao.escopo, e.id);
  if (travado.versao !== ctx.versaoEsperada) throw versaoDesatualizada(ctx.versaoEsperada, travado.versao);
  const pode = podeTransitar(travado.status_id, 'EDITAR', sessao.permissoes, { agora: ctx.agora });
  if (!pode.ok)
    throw pode.codigo === 'SEM_PERMISSAO' ? semPermissao() : conflito('TRANSICAO_RECUSADA', pode.motivo);
  const atual = await obterDetalhe(db, sessao.escopo, e.id);
  const consequencias = await resolverOndeQuando(ctx, e, atual, { semRiscos: travado.sem_riscos });

  const tel = (valor: string | undefined) => (valor === undefined ? undefined : normalizarTelefone(valor));
  const mudancas = {
    cidadeId: e.cidade,
    prestadorId: e.prestador,
    tipoExameId: e.tipoExame,
    nomeSolicitante: e.nomeSolicitante,
    emailSolicitante: e.emailSolicitante,
    telefoneSolicitante: tel(e.telefoneSolicitante),
    telefoneFuncionario: tel(e.telefoneFuncionario),
    emailFuncionario: e.emailFuncionario,
    dataSugestaoInicial: e.dataSugestaoInicial,
    dataSugestaoFinal: e.dataSugestaoFinal,
    periodo: e.periodo,
    observacao: e.observacao,
    tipoRetorno: e.tipoRetorno,
    dataLiberacao: e.dataLiberacao,
    dataHomologacao: e.dataHomologacao,
    motivoConsulta: e.motivoConsulta,
    detalheConsulta: e.detalheConsulta,
    ...consequencias.colunas,
  };
  await db
    .update(agendamento)
    .set({ ...mudancas, versao: sql`${agendamento.versao} + 1`, updatedAt: sql`now()` })
    .where(eq(agendamento.id, e.id));
  if (e.prestador !== undefined && e.prestador !== atual.prestador_id) {
    await levarProcedimentos(db, e.id, { de: atual.prestador_id, para: e.prestador });
  }
  const novo = await obterDetalhe(db, sessao.escopo, e.id);
  const campos = Object.entries(mudancas).flatMap(([campo, valor]) => (valor === undefined ? [] : [campo]));
  await ctx.auditar({
    acao: 'ALTERAR',
    recurso: 'agendamento',
    recursoId: e.id,
    clienteId: travado.cliente_id,
    dadoDeSaude: true,
    detalhes: { campos },
  });
  await ctx.publicar({
    tipo: 'ALTERADO',
    agendamento: {
      id: e.id,
      versao: novo.versao,
      empresaId: travado.empresa_id,
      clienteId: travado.cliente_id,
      unidadeId: travado.unidade_id,
      prestadorId: novo.prestador_id,
    },
  });
  ctx.cabecalho('etag', `"${novo.versao}"`);
  return { ...paraDetalhe(novo), avisos: [...consequencias.avisos, ...avisosDe(novo)] };
}
