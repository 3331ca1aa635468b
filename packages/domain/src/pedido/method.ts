import { methodFixedOnSolicitante } from './reserva.ts';
import { WHO, WHO_LABEL, type MethodState, type Who } from './types.ts';

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

/** The answer that counts: the obligatory one whatever was sent, which refuses nobody (decision 48). */
export const methodAnswer = (sent: Who, mandatory: Who | null): Who => mandatory ?? sent;

const QUESTIONS = [
  ['quemAgenda', 'agenda'],
  ['quemAvisa', 'avisa'],
] as const;

/** What is told of an answer that the obligatory one took the place of; leaving it open contradicts nobody. */
export function methodNotices(
  sent: { readonly quemAgenda: Who; readonly quemAvisa: Who },
  required: MethodState,
): string[] {
  return QUESTIONS.flatMap(([name, action]) => {
    const single = required[name];
    const isOverruled = single !== null && sent[name] !== single && sent[name] !== WHO.USUARIO_ESCOLHE;
    return isOverruled ? [`O cliente definiu quem ${action}: ${WHO_LABEL[single]}`] : [];
  });
}
