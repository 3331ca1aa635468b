import { BLOQUEIO, bloqueioDoAutoagendamento, type Bloqueio } from '../autoagendamento/index.ts';
import { AVISO_ASSISTENTE } from '../mensagens/index.ts';
import { etapaAnterior, etapasAbriveis, proximaEtapa } from './etapas.ts';
import { estadoInicial, type ContextoAssistente, type EstadoAssistente } from './estado.ts';
import type { EventoAssistente } from './eventos.ts';
import { abrirDialogo, avisar, fecharDialogos, semFuncionarios } from './mutacoes.ts';
import { pedidoComExamesEmDia, pedidoComRisco } from './seletores.ts';
import type { EtapaId } from './tipos.ts';
import { validarEtapa } from './validacao.ts';

const semBloqueio = (e: EstadoAssistente): EstadoAssistente =>
  fecharDialogos(e, (d) => d.tipo === 'BLOQUEIO');
const bloquear = (e: EstadoAssistente, bloqueio: Bloqueio): EstadoAssistente =>
  abrirDialogo(e, { tipo: 'BLOQUEIO', bloqueio });

/** The manual wizard, with what is already known of the requester and the employee. */
function paraManual(e: EstadoAssistente): EstadoAssistente {
  return { ...semBloqueio(e), autoagendamento: false, enquadramentoLaudoPCD: null, intervaloSugerido: null };
}

function escolherModo(e: EstadoAssistente, autoagendamento: boolean): EstadoAssistente {
  if (autoagendamento === e.autoagendamento) return e;
  if (!autoagendamento) return paraManual(e);
  return { ...semFuncionarios(e), autoagendamento: true, enquadramentoLaudoPCD: null };
}

/**
 * One step back. From the step after the first in self-scheduling it also leaves self-scheduling: flag, risk
 * and employees are cleared (doc2 §2.1).
 */
function voltar(e: EstadoAssistente): EstadoAssistente {
  const anterior = etapaAnterior(e);
  if (!anterior) return e;
  const sai = e.autoagendamento && anterior === 'dados-solicitante';
  return { ...(sai ? paraManual(semFuncionarios(e)) : e), etapa: anterior };
}

function avancar(e: EstadoAssistente, ctx: ContextoAssistente): EstadoAssistente {
  const resultado = validarEtapa(e, e.etapa, ctx);
  if (!resultado.ok) return avisar(e, AVISO_ASSISTENTE.etapaInvalida(resultado.mensagem));
  const proxima = proximaEtapa(e);
  return proxima ? { ...e, etapa: proxima } : e;
}

/** A later step opens only when every step before it is complete. */
function abrirEtapa(e: EstadoAssistente, etapa: EtapaId, ctx: ContextoAssistente): EstadoAssistente {
  const etapas = etapasAbriveis(e).map(({ id }) => id);
  const destino = etapas.indexOf(etapa);
  if (destino < 0) return e;
  const pode = etapas.slice(0, destino).every((id) => validarEtapa(e, id, ctx).ok);
  return destino <= etapas.indexOf(e.etapa) || pode ? { ...e, etapa } : e;
}

function responderBloqueio(e: EstadoAssistente, agendarManualmente: boolean): EstadoAssistente {
  const aberto = e.dialogos.find((d) => d.tipo === 'BLOQUEIO');
  if (aberto?.tipo !== 'BLOQUEIO') return e;
  const sem = semBloqueio(e);
  const { codigo } = aberto.bloqueio;
  if (agendarManualmente && codigo !== 'AGUARDANDO_RISCO') {
    return { ...paraManual(sem), etapa: 'dados-agendamento' };
  }
  if (codigo === 'ENQUADRAMENTO_PCD') return { ...sem, enquadramentoLaudoPCD: null };
  if (codigo === 'TIPO_NAO_PERMITIDO') return voltar({ ...sem, tipoExame: null });
  return codigo === 'AGUARDANDO_RISCO' ? sem : { ...sem, tipoExame: null };
}

/**
 * Self-scheduling stops as soon as something forbids it (doc2 §4, steps 1 to 3): the dialog opens and, without
 * risk, the exam type is cleared.
 */
export function comBloqueios(antes: EstadoAssistente, e: EstadoAssistente): EstadoAssistente {
  if (!e.autoagendamento || e.etapa !== 'autoagendamento') return e;
  const mudou = antes.funcionarios !== e.funcionarios || antes.tipoExame !== e.tipoExame;
  if (!mudou) return e;
  const bloqueio = bloqueioDoAutoagendamento({
    tipoExame: e.tipoExame?.id ?? null,
    possuiRisco: pedidoComRisco(e),
    examesEmDia: pedidoComExamesEmDia(e),
  });
  if (!bloqueio) return e;
  const limpo = bloqueio.codigo === 'SEM_RISCO' ? { ...e, tipoExame: null } : e;
  return bloquear(limpo, bloqueio);
}

/** Moving between steps, the two ways of booking, and the dialogs that stop them (doc2 §2.1, §2.9). */
export function reduzirNavegacao(
  e: EstadoAssistente,
  evento: EventoAssistente,
  ctx: ContextoAssistente,
): EstadoAssistente {
  switch (evento.tipo) {
    case 'SOLICITANTE_ALTERADO':
      return { ...e, ...evento.campos };
    case 'MODO_ESCOLHIDO':
      return escolherModo(e, evento.autoagendamento);
    case 'ENQUADRAMENTO_RESPONDIDO': {
      if (!e.autoagendamento) return e;
      const respondido = semBloqueio({ ...e, enquadramentoLaudoPCD: evento.valor });
      return evento.valor === 'sim' ? bloquear(respondido, BLOQUEIO.ENQUADRAMENTO_PCD) : respondido;
    }
    case 'RESIDENCIA_ALTERADA':
      return { ...e, resideForaDoPais: evento.resideForaDoPais };
    case 'ENVIO_ALTERADO':
      return { ...e, ...evento.campos };
    case 'BLOQUEIO_RESPONDIDO':
      return responderBloqueio(e, evento.agendarManualmente);
    case 'AVANCOU':
      return avancar(e, ctx);
    case 'VOLTOU':
      return voltar(e);
    case 'ETAPA_ABERTA':
      return abrirEtapa(e, evento.etapa, ctx);
    case 'AVISOS_LIDOS':
      return { ...e, avisos: e.avisos.filter((a) => a.numero > evento.ate) };
    case 'RECOMECOU':
      return { ...estadoInicial(e.profile), proximoAviso: e.proximoAviso };
    default:
      return e;
  }
}

/** Keeps the current step among those that the request has and that can be opened. */
export function comEtapaExistente(e: EstadoAssistente): EstadoAssistente {
  const etapas = etapasAbriveis(e);
  if (etapas.some(({ id }) => id === e.etapa)) return e;
  return { ...e, etapa: e.autoagendamento ? 'autoagendamento' : 'dados-agendamento' };
}
