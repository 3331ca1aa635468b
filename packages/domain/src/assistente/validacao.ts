import {
  bloqueioDoAutoagendamento,
  validarDadosDoFuncionario,
  validarFormularioAutoagendamento,
  type FalhaDeCampo,
} from '../autoagendamento/index.ts';
import { consideraExamesEmDia, precisaDetalheConsulta, precisaLaudo, TIPO_EXAME } from '../exames/index.ts';
import { MENSAGEM, MENSAGEM_ASSISTENTE } from '../mensagens/index.ts';
import { etapasDoAssistente, etapasNaoConstruidas } from './etapas.ts';
import type { ContextoAssistente, EstadoAssistente } from './estado.ts';
import { avisaCobranca, exigeQuestionario, possuiProcedimentoPcd, procedimentosARealizar } from './exames.ts';
import { pedidoComExamesEmDia, pedidoComRisco } from './seletores.ts';
import type { EtapaId, FuncionarioDoPedido } from './tipos.ts';
import { validarContato, validarSolicitante } from './validacao-campos.ts';
import { validarClinica } from './validacao-clinica.ts';

export type ResultadoDaEtapa =
  | { readonly ok: true }
  | {
      readonly ok: false;
      /** Every failing field, in the form's order; the toast says `mensagem`. */
      readonly falhas: readonly FalhaDeCampo[];
      readonly mensagem: string;
    };

/** The procedures step while SOC is asked (doc2 §2.6). */
export const MENSAGEM_CARREGANDO = 'Carregando informações...';

const resultado = (
  falhas: readonly FalhaDeCampo[],
  mensagem: string = MENSAGEM.PREENCHA_CORRETAMENTE,
): ResultadoDaEtapa => (falhas.length === 0 ? { ok: true } : { ok: false, falhas, mensagem });

const caminho = (indice: number): string => `funcionarios.${indice}`;

/** Whether a charge is still to be acknowledged, also while another question stands before it. */
const perguntaDeCobranca = (e: EstadoAssistente): boolean =>
  e.dialogos.some((d) => d.tipo === 'COBRANCA_MUDANCA_FUNCAO');

function dadosAgendamento(e: EstadoAssistente, ctx: ContextoAssistente): ResultadoDaEtapa {
  const falhas: FalhaDeCampo[] = [];
  if (!e.tipoExame) falhas.push({ campo: 'tipoExame', mensagem: MENSAGEM.CAMPO_OBRIGATORIO });
  if (!e.cidade) falhas.push({ campo: 'cidade', mensagem: MENSAGEM.CAMPO_OBRIGATORIO });
  let mensagem: string = MENSAGEM.PREENCHA_CORRETAMENTE;
  // Who is picked but not added is the nearer explanation of an empty table.
  if (e.selecionados.length > 0) mensagem = MENSAGEM_ASSISTENTE.SELECIONADOS_NAO_ADICIONADOS;
  else if (e.funcionarios.length === 0) mensagem = MENSAGEM_ASSISTENTE.MINIMO_UM_FUNCIONARIO;
  if (mensagem !== MENSAGEM.PREENCHA_CORRETAMENTE) falhas.push({ campo: 'funcionarios', mensagem });
  const tipo = e.tipoExame?.id ?? null;
  e.funcionarios.forEach((f, i) => falhas.push(...validarContato(f, tipo, ctx.agora, caminho(i))));
  if (perguntaDeCobranca(e)) {
    falhas.push({ campo: 'funcionarios', mensagem: MENSAGEM_ASSISTENTE.COBRANCA_NAO_MARCADA });
  }
  return resultado(falhas, mensagem);
}

function procedimentosDe(e: EstadoAssistente, f: FuncionarioDoPedido, base: string): FalhaDeCampo[] {
  const falhas: FalhaDeCampo[] = [];
  const falha = (campo: string, mensagem: string): unknown =>
    falhas.push({ campo: `${base}.${campo}`, mensagem });
  if (procedimentosARealizar(f).length === 0) falha('procedimentos', MENSAGEM.CAMPO_INCORRETO);
  if (exigeQuestionario(f, e.cliente) && f.questionarioRisco === null) {
    falha('questionarioRisco', MENSAGEM_ASSISTENTE.QUESTIONARIO);
  }
  if (precisaDetalheConsulta(e.tipoExame?.id) && f.detalheConsulta.trim() === '') {
    falha('detalheConsulta', MENSAGEM_ASSISTENTE.DETALHES_CONSULTA);
  }
  if (avisaCobranca(f.exames) && !f.cobrancaCiente) {
    falha('cobrancaCiente', MENSAGEM_ASSISTENTE.COBRANCA_NAO_MARCADA);
  }
  return falhas;
}

function procedimentos(e: EstadoAssistente): ResultadoDaEtapa {
  const sincronia = e.funcionarios.flatMap((f, i): FalhaDeCampo[] => {
    if (f.sincronia === 'PRONTA') return [];
    const mensagem = f.sincronia === 'ERRO' ? MENSAGEM.SOC_SINCRONIA : MENSAGEM_CARREGANDO;
    return [{ campo: `${caminho(i)}.sincronia`, mensagem }];
  });
  const pior = sincronia.find((s) => s.mensagem === MENSAGEM.SOC_SINCRONIA) ?? sincronia[0];
  if (pior) return resultado(sincronia, pior.mensagem);
  const falhas = e.funcionarios.flatMap((f, i) => procedimentosDe(e, f, caminho(i)));
  return resultado(falhas, falhas[0]?.mensagem);
}

function anexos(e: EstadoAssistente): ResultadoDaEtapa {
  const mensagem = MENSAGEM.CAMPO_OBRIGATORIO_PONTO;
  const retorno = e.tipoExame?.id === TIPO_EXAME.RETORNO_AO_TRABALHO;
  const falhas = e.funcionarios.flatMap((f, i) => {
    const campos: string[] = [];
    if (retorno && !f.dataLiberacao) campos.push('dataLiberacao');
    if (retorno && f.tipoRetorno === null) campos.push('tipoRetorno');
    const semLaudo = !f.anexos.some((a) => a.tipo === 'LAUDO');
    if (semLaudo && precisaLaudo(e.tipoExame?.id, possuiProcedimentoPcd(f))) campos.push('anexos');
    return campos.map((campo) => ({ campo: `${caminho(i)}.${campo}`, mensagem }));
  });
  return resultado(falhas);
}

function pcd(e: EstadoAssistente): ResultadoDaEtapa {
  return resultado(
    e.funcionarios.flatMap((f, i) =>
      f.pcd && !f.anexos.some((a) => a.tipo === 'LAUDO_PCD')
        ? [{ campo: `${caminho(i)}.anexos`, mensagem: MENSAGEM.CAMPO_OBRIGATORIO_PONTO }]
        : [],
    ),
  );
}

/** Exact slots cannot be chosen in this version: only an attendant completes the step. */
function agendar(e: EstadoAssistente): ResultadoDaEtapa {
  if (e.direcionarParaAtendente) return { ok: true };
  const mensagem = MENSAGEM_ASSISTENTE.AGENDAR_TODOS;
  return resultado([{ campo: 'configFuncionarios', mensagem }], mensagem);
}

/** What SOC has not said yet and the link depends on, or null. */
function esperaDoLink(e: EstadoAssistente, f: FuncionarioDoPedido): string | null {
  if (f.sincronia === 'ERRO') return MENSAGEM.SOC_SINCRONIA;
  const faltaExames = consideraExamesEmDia(e.tipoExame?.id) && !f.examesCarregados;
  return f.possuiRisco === null || faltaExames ? MENSAGEM_CARREGANDO : null;
}

function formularioDoLink(e: EstadoAssistente, ctx: ContextoAssistente): ResultadoDaEtapa {
  const [f] = e.funcionarios;
  const bloqueio = bloqueioDoAutoagendamento({
    tipoExame: e.tipoExame?.id ?? null,
    possuiRisco: pedidoComRisco(e),
    examesEmDia: pedidoComExamesEmDia(e),
    enquadramentoLaudoPCD: e.enquadramentoLaudoPCD,
  });
  if (bloqueio) return resultado([{ campo: 'tipoExame', mensagem: bloqueio.texto }], bloqueio.titulo);
  if (perguntaDeCobranca(e)) {
    const mensagem = MENSAGEM_ASSISTENTE.COBRANCA_NAO_MARCADA;
    return resultado([{ campo: 'funcionario', mensagem }], mensagem);
  }
  const espera = f ? esperaDoLink(e, f) : null;
  if (espera) return resultado([{ campo: 'funcionario', mensagem: espera }], espera);
  const formulario = {
    funcionario: f ?? null,
    tipoExame: e.tipoExame,
    dataHomologacao: f?.dataHomologacao ?? null,
    dataSugestaoInicial: e.intervaloSugerido?.inicio ?? null,
    dataSugestaoFinal: e.intervaloSugerido?.fim ?? null,
    possuiRisco: f?.possuiRisco ?? null,
    questionarioRisco: f?.questionarioRisco ?? null,
    desabilitarQuestionarioRisco: f ? !exigeQuestionario({ ...f, possuiRisco: true }, e.cliente) : false,
  };
  return resultado(validarFormularioAutoagendamento(formulario, ctx.agora));
}

function concluir(e: EstadoAssistente, ctx: ContextoAssistente): ResultadoDaEtapa {
  for (const etapa of etapasDoAssistente(e)) {
    if (!etapa.construida || etapa.id === 'concluir') continue;
    const r = validarEtapa(e, etapa.id, ctx);
    if (!r.ok) return r;
  }
  const [faltante] = etapasNaoConstruidas(e);
  if (!faltante?.avisoNaoConstruida || e.direcionarParaAtendente) return { ok: true };
  const mensagem = faltante.avisoNaoConstruida;
  return resultado([{ campo: 'direcionarParaAtendente', mensagem }], mensagem);
}

const VALIDADORES: Readonly<
  Record<EtapaId, (e: EstadoAssistente, ctx: ContextoAssistente) => ResultadoDaEtapa>
> = {
  'dados-solicitante': (e) => resultado(validarSolicitante(e)),
  'dados-agendamento': dadosAgendamento,
  pcd,
  procedimentos,
  anexos,
  'definir-clinica': (e, ctx) => resultado(validarClinica(e, ctx)),
  agendar,
  concluir,
  autoagendamento: formularioDoLink,
  'dados-funcionario': (e) => resultado(validarDadosDoFuncionario(e)),
};

/**
 * Whether one step of the request is complete (doc2 §5): every failing field with its message, and what the
 * toast 'Erro' says: the step's own message, or 'Preencha todos os campos corretamente'.
 */
export function validarEtapa(e: EstadoAssistente, etapa: EtapaId, ctx: ContextoAssistente): ResultadoDaEtapa {
  return VALIDADORES[etapa](e, ctx);
}

/** The first built step that is not complete, with why; null when the request can be sent. */
export function primeiraEtapaIncompleta(
  e: EstadoAssistente,
  ctx: ContextoAssistente,
): { readonly etapa: EtapaId; readonly resultado: Extract<ResultadoDaEtapa, { ok: false }> } | null {
  for (const { id, construida } of etapasDoAssistente(e)) {
    if (!construida) continue;
    const r = validarEtapa(e, id, ctx);
    if (!r.ok) return { etapa: id, resultado: r };
  }
  return null;
}
