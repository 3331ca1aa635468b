import type { Notice } from '../messages/index.ts';
import { requiredMethod, methodFixedOnSolicitante, WHO, type PedidoFuncionario } from '../pedido/index.ts';
import { PERIODO } from '../periodos/index.ts';
import type { AssistenteDialog, AssistenteState } from './state.ts';

/** Asks for a toast. */
export function notify(e: AssistenteState, notice: Notice): AssistenteState {
  return {
    ...e,
    avisos: [...e.avisos, { ...notice, number: e.nextNotice }],
    nextNotice: e.nextNotice + 1,
  };
}

/** Whether a question is the charge of a function change: of one employee, or of anybody. */
export const isChargeQuestion = (d: AssistenteDialog, idFuncionario?: number): boolean =>
  d.type === 'FUNCTION_CHANGE_CHARGE' && (idFuncionario ?? d.idFuncionario) === d.idFuncionario;

const isSameDialog = (a: AssistenteDialog, b: AssistenteDialog): boolean =>
  a.type === 'FUNCTION_CHANGE_CHARGE' ? isChargeQuestion(b, a.idFuncionario) : a.type === b.type;

/** Queues a question; one that is already asked is replaced. */
export function openDialog(e: AssistenteState, dialog: AssistenteDialog): AssistenteState {
  return { ...e, dialogs: [...e.dialogs.filter((d) => !isSameDialog(d, dialog)), dialog] };
}

/** Drops questions. */
export function closeDialogs(e: AssistenteState, which: (d: AssistenteDialog) => boolean): AssistenteState {
  const dialogs = e.dialogs.filter((d) => !which(d));
  return dialogs.length === e.dialogs.length ? e : { ...e, dialogs };
}

/** Changes one employee; an unknown id changes nothing. */
export function updateFuncionario(
  e: AssistenteState,
  id: number,
  mutate: (f: PedidoFuncionario) => PedidoFuncionario,
): AssistenteState {
  if (!e.funcionarios.some((f) => f.id === id)) return e;
  return { ...e, funcionarios: e.funcionarios.map((f) => (f.id === id ? mutate(f) : f)) };
}

/** Without a clinic, range, period and time are back to their defaults (doc2 §4 'Changing clinic resets…'). */
export function withoutClinic(e: AssistenteState): AssistenteState {
  return {
    ...closeDialogs(e, (d) => d.type === 'CONFIRM_OTHERS'),
    prestador: null,
    // By a link the range belongs to the form, not to a clinic.
    intervaloSugerido: e.autoagendamento ? e.intervaloSugerido : null,
    periodo: PERIODO.AMBOS,
    horarioMarcado: '',
  };
}

/** Without employees there is no client, nor what the client prescribes. */
export function withoutFuncionarios(e: AssistenteState): AssistenteState {
  const quemAgenda = e.profile?.quemAgenda ?? WHO.USUARIO_ESCOLHE;
  const quemAvisa = e.profile?.quemAvisa ?? WHO.SOLICITANTE;
  return withoutClinic({
    ...closeDialogs(e, (d) => isChargeQuestion(d)),
    funcionarios: [],
    confirmsRisco: false,
    selected: [],
    cliente: null,
    quemAgenda,
    quemAvisa,
    prescribedScheduler: quemAgenda,
    prescribedNotifier: quemAvisa,
  });
}

/**
 * Fixes both who-questions on the requester when the clinic and the client come to coincide, and gives them
 * back to what is prescribed when they no longer do; an answer that is locked is the obligatory one (doc2 §4).
 */
export function withConsistentMethod(before: AssistenteState, after: AssistenteState): AssistenteState {
  const era = methodFixedOnSolicitante(before);
  const isNow = methodFixedOnSolicitante(after);
  const required = requiredMethod(after);
  let { quemAgenda, quemAvisa } = after;
  if (era !== isNow) {
    quemAgenda = isNow ? WHO.SOLICITANTE : after.prescribedScheduler;
    quemAvisa = isNow ? WHO.SOLICITANTE : after.prescribedNotifier;
  }
  quemAgenda = required.quemAgenda ?? quemAgenda;
  quemAvisa = required.quemAvisa ?? quemAvisa;
  return quemAgenda === after.quemAgenda && quemAvisa === after.quemAvisa
    ? after
    : { ...after, quemAgenda, quemAvisa };
}
