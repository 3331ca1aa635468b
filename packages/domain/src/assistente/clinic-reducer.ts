import { PRESTADOR_WITHOUT_HORARIOS_MESSAGE, prestadorWithoutHorarios } from '../atendimento/index.ts';
import { firstFailure, type Intervalo } from '../intervalo/index.ts';
import { ASSISTENTE_NOTICE } from '../messages/index.ts';
import { methodFixedOnSolicitante, WHO, type PedidoPrestador, type Who } from '../pedido/index.ts';
import { PERIODO } from '../periodos/index.ts';
import { mustConfirmOthers } from '../prestadores/index.ts';
import type { AssistenteEvent } from './events.ts';
import { openDialog, notify, withConsistentMethod, closeDialogs, withoutClinic } from './mutations.ts';
import { intervaloContext, minSugestaoDate, methodLocks, pedidoPeriodos } from './selectors.ts';
import type { AssistenteContext, AssistenteState } from './state.ts';

/** A range that starts before its minimum is cleared, and so is a period that is no longer offered (doc2 §4). */
function withConsistentDates(e: AssistenteState, ctx: AssistenteContext): AssistenteState {
  if (e.autoagendamento) return e;
  let after = e;
  const { intervaloSugerido } = e;
  if (intervaloSugerido && intervaloSugerido.inicio < minSugestaoDate(e, ctx.now)) {
    after = { ...after, intervaloSugerido: null };
  }
  const { periodo } = after;
  const offered = pedidoPeriodos(after, ctx.now).some((p) => p.periodo === periodo && p.available);
  return periodo === null || offered ? after : { ...after, periodo: null };
}

function notifyNoHorarios(e: AssistenteState): AssistenteState {
  const horarios = e.prestador?.openingHours;
  return horarios && prestadorWithoutHorarios(horarios)
    ? notify(e, ASSISTENTE_NOTICE.prestadorWithoutHorarios(PRESTADOR_WITHOUT_HORARIOS_MESSAGE))
    : e;
}

/** A range that the chosen clinic does not serve is cleared, and why is said. */
function withServedDays(e: AssistenteState, ctx: AssistenteContext): AssistenteState {
  const { intervaloSugerido } = e;
  if (e.autoagendamento || !intervaloSugerido) return e;
  const failure = firstFailure(intervaloSugerido, intervaloContext(e, ctx));
  return failure
    ? notify({ ...e, intervaloSugerido: null }, ASSISTENTE_NOTICE.intervaloRefused(failure.message))
    : e;
}

function withPrestador(
  e: AssistenteState,
  prestador: PedidoPrestador | null,
  ctx: AssistenteContext,
): AssistenteState {
  if (prestador !== null && prestador.id === e.prestador?.id) {
    // Chosen again, perhaps after noon or midnight: the answers have to hold now.
    return withConsistentDates(
      closeDialogs(e, (d) => d.type === 'CONFIRM_OTHERS'),
      ctx,
    );
  }
  const after = { ...withoutClinic(e), prestador, periodo: PERIODO.AMBOS };
  // Days that were chosen before any clinic wait for the first one; changing from one to another resets them (doc2 §4).
  const isFirst = e.prestador === null && prestador !== null;
  return notifyNoHorarios(
    isFirst ? withServedDays({ ...after, intervaloSugerido: e.intervaloSugerido }, ctx) : after,
  );
}

function choosePrestador(
  e: AssistenteState,
  prestador: PedidoPrestador | null,
  ctx: AssistenteContext,
): AssistenteState {
  const other = prestador?.id !== e.prestador?.id;
  if (other && mustConfirmOthers({ chosen: prestador, prestadores: ctx.prestadores ?? [] })) {
    return prestador ? openDialog(e, { type: 'CONFIRM_OTHERS', prestador }) : e;
  }
  return withPrestador(e, prestador, ctx);
}

function chooseIntervalo(
  e: AssistenteState,
  intervalo: Intervalo | null,
  ctx: AssistenteContext,
): AssistenteState {
  if (!intervalo || e.autoagendamento) return { ...e, intervaloSugerido: intervalo };
  const failure = firstFailure(intervalo, intervaloContext(e, ctx));
  if (!failure) return { ...e, intervaloSugerido: { inicio: intervalo.inicio, fim: intervalo.fim } };
  return notify({ ...e, intervaloSugerido: null }, ASSISTENTE_NOTICE.intervaloRefused(failure.message));
}

/** A choice that was the user's stays; one that had been prescribed gives way to what is prescribed now. */
const chosen = (before: Who, now: Who, current: Who): Who =>
  now === WHO.USUARIO_ESCOLHE && before === WHO.USUARIO_ESCOLHE ? current : now;

function prescribe(e: AssistenteState, quemAgenda: Who, quemAvisa: Who): AssistenteState {
  const after = { ...e, prescribedScheduler: quemAgenda, prescribedNotifier: quemAvisa };
  if (methodFixedOnSolicitante(e)) return after;
  return {
    ...after,
    quemAgenda: chosen(e.prescribedScheduler, quemAgenda, e.quemAgenda),
    quemAvisa: chosen(e.prescribedNotifier, quemAvisa, e.quemAvisa),
  };
}

function reduce(e: AssistenteState, domainEvent: AssistenteEvent, ctx: AssistenteContext): AssistenteState {
  switch (domainEvent.type) {
    case 'CIDADE_CHOSEN':
      return domainEvent.cidade?.id === e.cidade?.id
        ? e
        : { ...withoutClinic(e), cidade: domainEvent.cidade };
    case 'CLIENTE_LOADED': {
      if (domainEvent.cliente.id !== e.cliente?.id) return e;
      const { quemAgenda, quemAvisa } = domainEvent.cliente;
      return prescribe(
        { ...e, cliente: domainEvent.cliente },
        quemAgenda ?? e.prescribedScheduler,
        quemAvisa ?? e.prescribedNotifier,
      );
    }
    case 'METHOD_LOADED':
      return prescribe(e, domainEvent.quemAgenda, domainEvent.quemAvisa);
    case 'PRESTADOR_CHOSEN':
      return choosePrestador(e, domainEvent.prestador, ctx);
    case 'PRESTADOR_CONFIRMED': {
      const pedido = e.dialogs.find((d) => d.type === 'CONFIRM_OTHERS');
      if (!pedido) return e;
      const without = closeDialogs(e, (d) => d.type === 'CONFIRM_OTHERS');
      return domainEvent.confirmed ? withPrestador(without, pedido.prestador, ctx) : without;
    }
    case 'PRESTADOR_LOADED':
      if (domainEvent.prestador.id !== e.prestador?.id) return e;
      return withServedDays(
        notifyNoHorarios({
          ...e,
          prestador: {
            ...domainEvent.prestador,
            supportsReserva: domainEvent.prestador.supportsReserva ?? e.prestador.supportsReserva,
          },
        }),
        ctx,
      );
    case 'RESERVA_VERIFIED':
      if (domainEvent.idPrestador !== e.prestador?.id) return e;
      if (domainEvent.supports === null)
        return notify(withoutClinic(e), ASSISTENTE_NOTICE.reservaVerificationFailed());
      return { ...e, prestador: { ...e.prestador, supportsReserva: domainEvent.supports } };
    case 'INTERVALO_CHOSEN':
      return chooseIntervalo(e, domainEvent.intervalo, ctx);
    case 'PERIODO_CHOSEN':
      return { ...e, periodo: domainEvent.periodo };
    case 'HORARIO_GIVEN':
      return { ...e, horarioMarcado: domainEvent.horario };
    case 'QUEM_AGENDA_CHOSEN':
      return methodLocks(e).quemAgenda ? e : { ...e, quemAgenda: domainEvent.who };
    case 'QUEM_AVISA_CHOSEN':
      return methodLocks(e).quemAvisa ? e : { ...e, quemAvisa: domainEvent.who };
    case 'NOTE_CHANGED':
      return { ...e, observacao: domainEvent.observacao };
    case 'ATTENDANT_CHOSEN':
      return { ...e, direcionarParaAtendente: domainEvent.forward };
    default:
      return e;
  }
}

/** City, clinic, dates, period and who does what (doc2 §2.7, §4). */
export function reduceClinic(
  e: AssistenteState,
  domainEvent: AssistenteEvent,
  ctx: AssistenteContext,
): AssistenteState {
  if (domainEvent.type === 'INTERVALO_REFUSED') {
    return notify(e, ASSISTENTE_NOTICE.intervaloRefused(domainEvent.message));
  }
  const after = reduce(e, domainEvent, ctx);
  return after === e ? e : withConsistentDates(withConsistentMethod(e, after), ctx);
}
