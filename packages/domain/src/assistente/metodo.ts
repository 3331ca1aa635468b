import { metodoFixoNoSolicitante } from './reserva.ts';
import { QUEM, type EstadoDoMetodo, type Quem } from './tipos.ts';

/** What decides who schedules and who notifies. */
export interface RegrasDoMetodo {
  readonly prestador: { readonly sistema?: string | null } | null;
  readonly cliente: {
    readonly usaReservaHorario: boolean;
    readonly permiteAlterarMetodoReservaHorario: boolean;
  } | null;
  /** Of the client, or of the client for the exam type. USUARIO_ESCOLHE leaves the choice to the user. */
  readonly quemAgendaPrescrito: Quem;
  readonly quemAvisaPrescrito: Quem;
}

const travado = (prescrito: Quem): Quem | null => (prescrito === QUEM.USUARIO_ESCOLHE ? null : prescrito);

/**
 * The only answer that each who-question may have, or null where the user is free (doc2 §4): the prescribed one
 * unless left to the user; the requester where a SOC clinic and a reservation client coincide, unless the client
 * lets the method change.
 */
export function metodoObrigatorio(r: RegrasDoMetodo): EstadoDoMetodo {
  if (metodoFixoNoSolicitante(r)) {
    const fixo = r.cliente?.permiteAlterarMetodoReservaHorario === true ? null : QUEM.SOLICITANTE;
    return { quemAgenda: fixo, quemAvisa: fixo };
  }
  return { quemAgenda: travado(r.quemAgendaPrescrito), quemAvisa: travado(r.quemAvisaPrescrito) };
}

/** The answer that counts: a question left open is answered by what is obligatory. */
export const respostaDoMetodo = (enviada: Quem, obrigatoria: Quem | null): Quem =>
  enviada === QUEM.USUARIO_ESCOLHE ? (obrigatoria ?? enviada) : enviada;
