import { preparationFrom, reminderText, type OtherVisit } from '@apto/domain/autoagendamento';
import { timeZoneNote } from '@apto/domain/ics';
import type { Periodo } from '@apto/domain/periodos';
import { addressLines } from '@apto/domain/prestadores';
import { periodWords, placeLines, standingWords, visitIcs, type Standing } from '@apto/domain/templates';
import { formatDateWithWeekday, type Now } from '@apto/domain/time';
import type { Pedido } from './steps.ts';
import { beforeVisit, isElsewhere, ownExames, visitsOf } from './visits.ts';

type Prestador = NonNullable<Pedido['prestador']>;

/** The two lines of an address on a letter. */
export const addressOf = (prestador: Prestador): string[] => addressLines(prestador);

/** Directions to the clinic in whatever map the phone has; by its name and address, which people recognise. */
export function directionsLink(prestador: Prestador): string {
  const destination = [prestador.name, ...addressOf(prestador)].join(', ');
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;
}

/** The same for a text that WhatsApp carries: no '&', which becomes 'e' there (doc3 §5.3). */
function directionsTextLink(prestador: Prestador): string {
  const destination = [prestador.name, ...addressOf(prestador)].join(', ');
  return `https://www.google.com/maps/dir//${encodeURIComponent(destination)}`;
}

/** Day and time as they are read: 'terça-feira, 24 de novembro de 2026' and 'às 08:30', 'Manhã, por ordem de chegada'. */
export function when({ agendamento, prestador }: Pedido): {
  day: string;
  time: string;
  timeZone: string | null;
} {
  const { dataAgendamento, horaAgendamento, periodo } = agendamento;
  const day = formatDateWithWeekday(dataAgendamento);
  const withoutTime = periodWords(periodo as Periodo | null);
  const timeZone =
    dataAgendamento && prestador
      ? timeZoneNote(prestador.fuso, dataAgendamento, horaAgendamento ?? '12:00')
      : null;
  return { day, time: horaAgendamento ? `às ${horaAgendamento}` : withoutTime, timeZone };
}

/** How one arrives where no hour is agreed; null where one is, and where nobody goes anywhere. */
export const arrivalOf = ({ agendamento }: Pedido): string | null => agendamento.chegada;

/** The request's other visits, as texts tell them: without the names of the exams. */
const othersOf = (pedido: Pedido): OtherVisit[] =>
  visitsOf(pedido).flatMap((visit) => {
    if (!isElsewhere(pedido, visit)) return [];
    const { data: date, hora: time, clinic } = visit;
    return {
      data: date,
      time,
      clinic: clinic.name,
      address: addressOf(clinic).join(', '),
      phone: clinic.phone,
      before: beforeVisit(pedido, visit),
    };
  });

/** What to do before, and from which hour on where one is booked. */
export const preparationOf = (pedido: Pedido): string[] =>
  preparationFrom(ownExames(pedido), {
    data: pedido.agendamento.dataAgendamento,
    time: pedido.agendamento.horaAgendamento,
  });

const remindersOf = (pedido: Pedido): string =>
  reminderText({
    arrival: arrivalOf(pedido),
    before: preparationOf(pedido),
    bring: pedido.levar,
    duration: pedido.agendamento.tempoPrevisto,
    phone: pedido.prestador?.phone ?? null,
    others: othersOf(pedido),
  });

/** How firm the day is, as the templates of messages take it. */
export const standingOf = ({ agendamento, emRevisao }: Pedido): Standing => ({
  isReserved: agendamento.aguardaPagamento,
  isInReview: emRevisao,
});

/** Where the visit is, for a text: the way to the clinic, or the room. */
function placeOf({ agendamento, prestador }: Pedido): string[] {
  if (!prestador) return [];
  const { telemedicina: isRemote, linkTelemedicina: room } = agendamento;
  if (isRemote) return placeLines({ clinic: prestador.name, address: '', isRemote, room });
  return [prestador.name, ...addressOf(prestador), `Como chegar: ${directionsTextLink(prestador)}`];
}

/** What the person sends to themselves: all that the page tells for the day. It names nobody's exam. */
export function takeawayText(pedido: Pedido): string {
  const { day, time, timeZone } = when(pedido);
  const { title, open } = standingWords(standingOf(pedido));
  const reminders = remindersOf(pedido);
  return [
    `${title}: ${day}, ${time.toLowerCase()}${timeZone ? ` (${timeZone})` : ''}.`,
    ...(open === null ? [] : [open]),
    ...placeOf(pedido),
    ...(reminders ? [reminders] : []),
    ...(pedido.acesso ? [`Meu agendamento: ${pedido.acesso.link}`] : []),
  ].join('\n');
}

/** The event of the calendar file, or null while there is no day. */
export function pedidoIcs(pedido: Pedido, now: Now): string | null {
  const { agendamento, prestador, levar: bring, acesso: access } = pedido;
  if (!agendamento.dataAgendamento || !prestador) return null;
  return visitIcs(
    {
      id: agendamento.id,
      version: agendamento.version,
      data: agendamento.dataAgendamento,
      time: agendamento.horaAgendamento,
      periodo: agendamento.periodo as Periodo | null,
      clinic: prestador,
      before: preparationOf(pedido),
      bring,
      arrival: arrivalOf(pedido),
      others: othersOf(pedido),
      duration: agendamento.tempoPrevisto,
      myLink: access?.link ?? null,
      ...standingOf(pedido),
      isRemote: agendamento.telemedicina,
      room: agendamento.linkTelemedicina,
    },
    now,
  );
}
