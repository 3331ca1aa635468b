import { MENSAGEM_PRESTADOR_SEM_HORARIOS, prestadorSemHorarios } from '../atendimento/index.ts';
import { primeiraFalha, type Intervalo } from '../intervalo/index.ts';
import { AVISO_ASSISTENTE } from '../mensagens/index.ts';
import { PERIODO } from '../periodos/index.ts';
import { precisaConfirmarOutros } from '../prestadores/index.ts';
import type { ContextoAssistente, EstadoAssistente } from './estado.ts';
import type { EventoAssistente } from './eventos.ts';
import { abrirDialogo, avisar, comMetodoCoerente, fecharDialogos, semClinica } from './mutacoes.ts';
import { metodoFixoNoSolicitante } from './reserva.ts';
import { contextoDoIntervalo, dataMinimaDaSugestao, metodoTravado, periodosDoPedido } from './seletores.ts';
import { QUEM, type PrestadorDoPedido, type Quem } from './tipos.ts';

/** A range that starts before its minimum is cleared, and so is a period that is no longer offered (doc2 §4). */
function comDatasCoerentes(e: EstadoAssistente, ctx: ContextoAssistente): EstadoAssistente {
  if (e.autoagendamento) return e;
  let depois = e;
  const { intervaloSugerido } = e;
  if (intervaloSugerido && intervaloSugerido.inicio < dataMinimaDaSugestao(e, ctx.agora)) {
    depois = { ...depois, intervaloSugerido: null };
  }
  const { periodo } = depois;
  const oferecido = periodosDoPedido(depois, ctx.agora).some((p) => p.periodo === periodo && p.disponivel);
  return periodo === null || oferecido ? depois : { ...depois, periodo: null };
}

function avisarSemHorarios(e: EstadoAssistente): EstadoAssistente {
  const horarios = e.prestador?.openingHours;
  return horarios && prestadorSemHorarios(horarios)
    ? avisar(e, AVISO_ASSISTENTE.prestadorSemHorarios(MENSAGEM_PRESTADOR_SEM_HORARIOS))
    : e;
}

function comPrestador(e: EstadoAssistente, prestador: PrestadorDoPedido | null): EstadoAssistente {
  if (prestador !== null && prestador.id === e.prestador?.id) {
    return fecharDialogos(e, (d) => d.tipo === 'CONFIRMAR_OUTROS');
  }
  return avisarSemHorarios({ ...semClinica(e), prestador, periodo: PERIODO.AMBOS });
}

function escolherPrestador(
  e: EstadoAssistente,
  prestador: PrestadorDoPedido | null,
  ctx: ContextoAssistente,
): EstadoAssistente {
  const outro = prestador?.id !== e.prestador?.id;
  if (outro && precisaConfirmarOutros({ escolhido: prestador, prestadores: ctx.prestadores ?? [] })) {
    return prestador ? abrirDialogo(e, { tipo: 'CONFIRMAR_OUTROS', prestador }) : e;
  }
  return comPrestador(e, prestador);
}

function escolherIntervalo(
  e: EstadoAssistente,
  intervalo: Intervalo | null,
  ctx: ContextoAssistente,
): EstadoAssistente {
  if (!intervalo || e.autoagendamento) return { ...e, intervaloSugerido: intervalo };
  const falha = primeiraFalha(intervalo, contextoDoIntervalo(e, ctx));
  if (!falha) return { ...e, intervaloSugerido: { inicio: intervalo.inicio, fim: intervalo.fim } };
  return avisar({ ...e, intervaloSugerido: null }, AVISO_ASSISTENTE.intervaloRecusado(falha.mensagem));
}

/** A choice that was the user's stays; one that had been prescribed gives way to what is prescribed now. */
const escolhido = (antes: Quem, agora: Quem, atual: Quem): Quem =>
  agora === QUEM.USUARIO_ESCOLHE && antes === QUEM.USUARIO_ESCOLHE ? atual : agora;

function prescrever(e: EstadoAssistente, quemAgenda: Quem, quemAvisa: Quem): EstadoAssistente {
  const depois = { ...e, quemAgendaPrescrito: quemAgenda, quemAvisaPrescrito: quemAvisa };
  if (metodoFixoNoSolicitante(e)) return depois;
  return {
    ...depois,
    quemAgenda: escolhido(e.quemAgendaPrescrito, quemAgenda, e.quemAgenda),
    quemAvisa: escolhido(e.quemAvisaPrescrito, quemAvisa, e.quemAvisa),
  };
}

function reduzir(e: EstadoAssistente, evento: EventoAssistente, ctx: ContextoAssistente): EstadoAssistente {
  switch (evento.tipo) {
    case 'CIDADE_ESCOLHIDA':
      return evento.cidade?.id === e.cidade?.id ? e : { ...semClinica(e), cidade: evento.cidade };
    case 'CLIENTE_CARREGADO': {
      if (evento.cliente.id !== e.cliente?.id) return e;
      const { quemAgenda, quemAvisa } = evento.cliente;
      return prescrever(
        { ...e, cliente: evento.cliente },
        quemAgenda ?? e.quemAgendaPrescrito,
        quemAvisa ?? e.quemAvisaPrescrito,
      );
    }
    case 'METODO_CARREGADO':
      return prescrever(e, evento.quemAgenda, evento.quemAvisa);
    case 'PRESTADOR_ESCOLHIDO':
      return escolherPrestador(e, evento.prestador, ctx);
    case 'PRESTADOR_CONFIRMADO': {
      const pedido = e.dialogos.find((d) => d.tipo === 'CONFIRMAR_OUTROS');
      if (pedido?.tipo !== 'CONFIRMAR_OUTROS') return e;
      const sem = fecharDialogos(e, (d) => d.tipo === 'CONFIRMAR_OUTROS');
      return evento.confirma ? comPrestador(sem, pedido.prestador) : sem;
    }
    case 'PRESTADOR_CARREGADO':
      if (evento.prestador.id !== e.prestador?.id) return e;
      return avisarSemHorarios({
        ...e,
        prestador: {
          ...evento.prestador,
          suportaReserva: evento.prestador.suportaReserva ?? e.prestador.suportaReserva,
        },
      });
    case 'RESERVA_VERIFICADA':
      if (evento.idPrestador !== e.prestador?.id) return e;
      if (evento.suporta === null) return avisar(semClinica(e), AVISO_ASSISTENTE.falhaAoVerificarReserva());
      return { ...e, prestador: { ...e.prestador, suportaReserva: evento.suporta } };
    case 'INTERVALO_ESCOLHIDO':
      return escolherIntervalo(e, evento.intervalo, ctx);
    case 'PERIODO_ESCOLHIDO':
      return { ...e, periodo: evento.periodo };
    case 'HORARIO_INFORMADO':
      return { ...e, horarioMarcado: evento.horario };
    case 'QUEM_AGENDA_ESCOLHIDO':
      return metodoTravado(e).quemAgenda ? e : { ...e, quemAgenda: evento.quem };
    case 'QUEM_AVISA_ESCOLHIDO':
      return metodoTravado(e).quemAvisa ? e : { ...e, quemAvisa: evento.quem };
    case 'OBSERVACAO_ALTERADA':
      return { ...e, observacao: evento.observacao };
    case 'ATENDENTE_ESCOLHIDO':
      return { ...e, direcionarParaAtendente: evento.direcionar };
    default:
      return e;
  }
}

/** City, clinic, dates, period and who does what (doc2 §2.7, §4). */
export function reduzirClinica(
  e: EstadoAssistente,
  evento: EventoAssistente,
  ctx: ContextoAssistente,
): EstadoAssistente {
  if (evento.tipo === 'INTERVALO_RECUSADO') {
    return avisar(e, AVISO_ASSISTENTE.intervaloRecusado(evento.mensagem));
  }
  const depois = reduzir(e, evento, ctx);
  return depois === e ? e : comDatasCoerentes(comMetodoCoerente(e, depois), ctx);
}
