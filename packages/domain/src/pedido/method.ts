import { methodFixedOnSolicitante } from './reserva.ts';
import { WHO, type MethodState, type Who } from './types.ts';

/** What decides who schedules and who notifies. */
export interface MethodRules {
  readonly prestador: { readonly sistema?: string | null } | null;
  readonly cliente: {
    readonly usaReservaHorario: boolean;
    readonly permiteAlterarMetodoReservaHorario: boolean;
  } | null;
  /** Of the client, or of the client for the exam type. USUARIO_ESCOLHE leaves the choice to the user. */
  readonly prescribedScheduler: Who;
  readonly prescribedNotifier: Who;
}

const locked = (prescribed: Who): Who | null => (prescribed === WHO.USUARIO_ESCOLHE ? null : prescribed);

/**
 * The only answer that each who-question may have, or null where the user is free (doc2 §4): the prescribed one
 * unless left to the user; the requester where a SOC clinic and a reservation client coincide, unless the client
 * lets the method change.
 */
export function requiredMethod(r: MethodRules): MethodState {
  if (methodFixedOnSolicitante(r)) {
    const fixed = r.cliente?.permiteAlterarMetodoReservaHorario === true ? null : WHO.SOLICITANTE;
    return { quemAgenda: fixed, quemAvisa: fixed };
  }
  return { quemAgenda: locked(r.prescribedScheduler), quemAvisa: locked(r.prescribedNotifier) };
}

/** The answer that counts: a question left open is answered by what is obligatory. */
export const methodAnswer = (sent: Who, mandatory: Who | null): Who =>
  sent === WHO.USUARIO_ESCOLHE ? (mandatory ?? sent) : sent;
